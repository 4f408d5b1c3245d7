import * as l10n from '@vscode/l10n';
import { nameLines, type NewName } from './citations/actName';
import { formatEId, splitProvisionId } from '../law';
import { changeDrafts } from './changeDrafts';
import { changeStatutes } from './changeStatutes';
import type { ReadLaw, RenumberHost } from './host';
import { renaming, renumbering, type LawChange } from './lawChange';
import { namesOf, PresentStatutes, readHere } from './presentStatutes';
import { PresentTexts } from './presentTexts';
import { RenumberError, type Renumbering } from './plan/plan';
import { statuteEdits, type ReadActs, type StatuteChange } from './statutes/statuteSource';
import { TextChanges } from './textChanges';
import { withEdits } from './withEdits';

/** The changes that give provisions other numbers, wherever they are cited. Throws {@link RenumberError}. */
export async function renumberLaw(plan: Renumbering, host: RenumberHost, signal: AbortSignal): Promise<TextChanges> {
  const work = new Work(host);
  await work.changeHeadings(plan);
  return work.follow(renumbering(plan, host.index), signal);
}

/** The changes that give an act another name, wherever it is named. Throws {@link RenumberError}. */
export async function renameLaw(name: NewName, host: RenumberHost, signal: AbortSignal): Promise<TextChanges> {
  const work = new Work(host);
  await work.changeTitle(name);
  return work.follow(renaming(name, host.index), signal);
}

class Work {
  readonly #texts: PresentTexts;
  readonly #statutes: PresentStatutes;
  readonly #changes = new TextChanges();
  readonly #readLaw: ReadLaw;

  constructor(private readonly host: RenumberHost) {
    this.#texts = new PresentTexts(host);
    this.#readLaw = host.readLaw ?? readHere;
    this.#statutes = new PresentStatutes(host.index, this.#texts, this.#readLaw);
  }

  async changeHeadings({ act, moves, inserted }: Renumbering): Promise<void> {
    const { corpus } = this.host.index;
    const [some] = [...moves.keys(), ...(inserted === undefined ? [] : [inserted.before])];
    const home = corpus.provision(some!).file;
    const statute = await this.#statutes.of(home);
    const placed = statute?.provisions.filter((one) => one.act === act) ?? [];
    if (statute === undefined || placed.length === 0) throw unreadable(home, this.#texts);
    const eIdOf = (ordinal: number): string => splitProvisionId(corpus.id(ordinal)).eId;
    const read = async (text: string): Promise<ReadActs> =>
      (await this.#readLaw(home, text)).map(({ provisions }) => provisions);
    const ids = placed.map(({ provision }) => formatEId(provision.path)).join('\n');
    const change: StatuteChange = {
      act: (await read(statute.present.text)).findIndex(
        (one) => one.map(({ path }) => formatEId(path)).join('\n') === ids,
      ),
      moves: new Map([...moves].map(([ordinal, number]) => [eIdOf(ordinal), number])),
      language: corpus.acts[act]!.language,
      ...(inserted !== undefined && { inserted: { before: eIdOf(inserted.before), number: inserted.unit.number } }),
    };
    const steps = statuteEdits(statute.present.text, change);
    let step = steps.next();
    while (step.done !== true) step = steps.next(await read(step.value));
    for (const edit of step.value) this.#changes.add(statute.present, edit, 'definition');
  }

  async changeTitle({ act, from, to, longer }: NewName): Promise<void> {
    const { file } = this.host.index.corpus.acts[act]!;
    const statute = await this.#statutes.of(file);
    const first = statute?.provisions.find((one) => one.act === act);
    if (statute === undefined || first === undefined) throw unreadable(file, this.#texts);
    const { present } = statute;
    const edits = nameLines(present.text, first.span.start, from, to);
    const after = edits.length > 0 ? await this.#readLaw(file, withEdits(present.text, edits)) : [];
    const isNamed = namesOf(after).some((names) => names.includes(to));
    if (!isNamed) {
      const message = l10n.t(
        '“{0}” does not stand alone in {1} as a title or an abbreviation, so that it cannot be changed there. Change the file by hand.',
        from,
        nameOf(file),
      );
      throw new RenumberError(message);
    }
    for (const edit of edits) this.#changes.add(present, edit, 'definition');
    for (const { title } of this.host.index.corpus.acts.filter(({ title: other }) => longer.includes(other))) {
      this.#changes.unread.push(l10n.t('“{0}” has “{1}” in its name, and keeps it.', title, from));
    }
  }

  async follow(change: LawChange, signal: AbortSignal): Promise<TextChanges> {
    const changes = this.#changes;
    await changeStatutes(change, this.host, this.#statutes, changes, signal);
    await changeDrafts(change, this.host, this.#texts, changes, signal);
    for (const [file, why] of this.#texts.refused)
      changes.unread.push(l10n.t('{0} was not changed. {1}', nameOf(file), why));
    return changes;
  }
}

/** The name of a file in a message. */
const nameOf = (file: string): string => file.split(/[/\\]/u).at(-1)!;

const unreadable = (file: string, { refused }: PresentTexts): RenumberError =>
  new RenumberError(
    l10n.t(
      '{0} does not hold the act as it was indexed. {1}',
      nameOf(file),
      refused.get(file) ?? l10n.t('Save it, and try again in a moment.'),
    ),
  );
