import * as l10n from '@vscode/l10n';
import { labelOf } from '../languages';
import { actsOfFile } from '../law';
import { inTurns, rest, Turns } from '../turns';
import type { LawIndex, RenumberHost } from './host';
import { countInIndex, type LawChange } from './lawChange';
import { partOf, type PresentProvision, type PresentStatutes } from './presentStatutes';
import type { TextChanges } from './textChanges';

/** How long reading holds the thread, in milliseconds. */
const TURN_MS = 10;
const notFound = (): string => l10n.t('A citation in this provision could not be found in the file as it is now.');
const inMarkup = (): string => l10n.t('The file writes it with markup or escapes inside.');

/** Follows a change of law through the statutes: the provisions that cite what changes, in their files as they are now. */
export async function changeStatutes(
  change: LawChange,
  host: RenumberHost,
  statutes: PresentStatutes,
  changes: TextChanges,
  signal: AbortSignal,
): Promise<void> {
  const { index } = host;
  const turns = new Turns(TURN_MS);
  const sources = new Set<number>();
  for (const source of change.sources()) {
    if (source >= 0) sources.add(source);
    await rest(turns, signal);
  }
  const fresh = await changedSinceIndexed(host, statutes, turns, signal);
  let done = 0;
  for (const source of sources) {
    const placed = await statutes.find(source);
    if (placed === undefined) {
      if ((await inTurns(countInIndex(change, source, index), turns, signal)) > 0)
        changes.unread.push(l10n.t('{0} was not found in its file.', labelOf(index.corpus, source)));
    } else if (!fresh.has(placed.provision.id + placed.present.id)) {
      await inTurns(changeProvision(change, placed, index, changes), turns, signal);
    }
    done += 1;
    if (turns.isOver) host.report(l10n.t('{0} of {1} citing provisions', done, sources.size));
    await rest(turns, signal);
  }
  for (const placed of fresh.values()) {
    await inTurns(changeProvision(change, placed, index, changes), turns, signal);
    await rest(turns, signal);
  }
}

/** The provisions of statutes whose text is not the one that was indexed: the index cannot say what they cite. */
async function changedSinceIndexed(
  host: RenumberHost,
  statutes: PresentStatutes,
  turns: Turns,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, PresentProvision>> {
  const found = new Map<string, PresentProvision>();
  const { corpus } = host.index;
  for (const file of host.changedFiles()) {
    const [act] = actsOfFile(corpus, file);
    if (act === undefined) continue;
    for (const placed of (await statutes.of(corpus.acts[act]!.file))?.provisions ?? []) {
      const isKnown = placed.ordinal !== undefined && corpus.text(placed.ordinal) === placed.provision.text;
      if (!isKnown) found.set(placed.provision.id + placed.present.id, placed);
      await rest(turns, signal);
    }
  }
  return found;
}

function* changeProvision(
  change: LawChange,
  placed: PresentProvision,
  index: LawIndex,
  changes: TextChanges,
): Generator<void, void> {
  const { present, ordinal, provision, span } = placed;
  const read = yield* partOf(placed, index);
  let found = 0;
  if (read !== undefined) {
    const { edits, notes } = yield* change.ofPart(read.part);
    for (const { start, end, newText } of edits) {
      yield;
      const place = read.inFile({ start, end });
      if (place === undefined) {
        const words = read.part.plain.text.slice(start, end);
        changes.leave(present, read.placeOf({ start, end }) ?? firstLine(placed), words, inMarkup());
        found += 1;
      } else if (changes.add(present, { ...place, newText: read.spell(newText, place.start) }, 'statutes')) {
        // Where it was not added it is the provision's own number, which the change of its heading has.
        found += 1;
      }
    }
    for (const { text, reason, ...note } of notes)
      changes.leave(present, read.placeOf(note) ?? firstLine(placed), text, reason);
    found += notes.length;
  }
  const isAsIndexed = ordinal !== undefined && index.corpus.text(ordinal) === provision.text;
  if (isAsIndexed && found < (yield* countInIndex(change, ordinal, index))) {
    changes.leave(present, firstLine(placed), present.text.slice(span.start, firstLine(placed).end), notFound());
  }
}

function firstLine({ present: { text }, span: { start } }: PresentProvision): { start: number; end: number } {
  const end = text.indexOf('\n', start);
  return { start, end: Math.min(end < 0 ? text.length : end, start + 200) };
}
