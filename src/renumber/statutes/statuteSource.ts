import * as l10n from '@vscode/l10n';
import { formatEId, type Path } from '../../law';
import { unitElements } from '../../readers';
import { editOf, LineTable, type Edit } from '../../check';
import { RenumberError } from '../plan/plan';
import { numberChange, numberWay } from './elementNumbers';
import { insertions } from './insertion';
import { numbersAt, type LinedText, type ReadProvision } from './numbersAt';
import { withEdits } from '../withEdits';

/** The provisions of a statute's text, one list an act, as a reader finds them. */
export type ReadActs = readonly (readonly ReadProvision[])[];

/** An act's provisions in a text, and what is to become of them. */
export interface StatuteChange {
  /** Which of the text's acts it is. */
  readonly act: number;
  /** eId -> the new number of its last unit. */
  readonly moves: ReadonlyMap<string, string>;
  /** A new provision, before the one with this eId. */
  readonly inserted?: { readonly before: string; readonly number: string };
  readonly language: string;
}

/** How many ways to change the text are tried. */
const MOST_TRIES = 8;
/** How many numbers at a provision's beginning are tried. */
const MOST_NUMBERS = 8;

const changedSince = (): string =>
  l10n.t('The act has changed since it was indexed. Save it, and try again in a moment.');
const inRecords = (): string =>
  l10n.t(
    'In JSON lines the number of a provision is part of its id, by which other files know it. Change the file by hand; a new provision can be put in with a number that is free.',
  );
const notPutIn = (): string =>
  l10n.t(
    'A new provision cannot be put in here: none that was built like its neighbours was read back under its number. Write it by hand, then renumber.',
  );
const noModel = (): string =>
  l10n.t(
    'A new provision cannot be put in here: none near it is written so that a copy could have the new number. Write it by hand, then renumber.',
  );
const notAlone = (): string =>
  l10n.t(
    'The number does not stand alone at the beginning of its provision in this file, so that it cannot be changed there. Change the file by hand.',
  );

/**
 * The changes of a statute's text that give its provisions other numbers and put a new one in. The text with the
 * changes is read again: it must hold the same provisions, under the new numbers, and nothing else. Yields each text that
 * is to be read, the one at hand first, and is given what that holds.
 *
 * @throws RenumberError where no change of a number at a provision's beginning does that
 */
export function* statuteEdits(source: string, change: StatuteChange): Generator<string, readonly Edit[], ReadActs> {
  const before = yield source;
  const text = { source, lines: new LineTable(source) };
  const own = before[change.act] ?? [];
  const wanted = before.map((provisions, act) => told(provisions, act === change.act ? change : undefined));
  const numbers = movedIn(text, own, change);
  const added = insertedIn(text, own, change);
  if (added.length === 0) throw new RenumberError(noModel());
  let tries = 0;
  for (let way = 0; way < Math.max(1, ...numbers.map((ways) => ways.length)); way += 1) {
    const changed = numbers.flatMap((ways) => ways[Math.min(way, ways.length - 1)] ?? []);
    for (const insertion of added) {
      if (tries === MOST_TRIES) break;
      const edits = [...changed, ...insertion].sort((one, other) => one.start - other.start || one.end - other.end);
      const isDisjoint = edits.every(({ start }, at) => at === 0 || edits[at - 1]!.end <= start);
      if (!isDisjoint) continue;
      tries += 1;
      const after = (yield withEdits(source, edits)).map((provisions) => told(provisions));
      if (after.length === wanted.length && after.every((acts, act) => acts === wanted[act])) return edits;
    }
  }
  throw new RenumberError(change.inserted === undefined ? notAlone() : notPutIn());
}

/** The ways to put the new provision in; one way, of no edits, where there is none. */
function insertedIn(
  text: LinedText,
  own: readonly ReadProvision[],
  { inserted, language }: StatuteChange,
): (readonly Edit[])[] {
  if (inserted === undefined) return [[]];
  const at = own.findIndex(({ path }) => formatEId(path) === inserted.before);
  if (at < 0) throw new RenumberError(changedSince());
  return insertions(text, { at, number: inserted.number, language, provisions: own }).map((edit) => [edit]);
}

/** The ways to change the numbers of the provisions that move, of each of them the likelier first. */
function movedIn(
  text: LinedText,
  own: readonly ReadProvision[],
  { moves, language }: StatuteChange,
): (readonly Edit[])[][] {
  const { source, lines } = text;
  const starts = own.map(({ range }) => lines.offsetAt(range.start));
  const moved = own.flatMap(({ path }, at) => {
    const number = moves.get(formatEId(path));
    return number === undefined ? [] : [{ number, at }];
  });
  if (moved.length < moves.size) throw new RenumberError(changedSince());
  if (moved.some(({ at }) => source[starts[at]!] === '{')) throw new RenumberError(inRecords());
  const elements = unitElements(source, new Set(moved.map(({ at }) => starts[at]!)));
  return moved.map(({ number, at }) => {
    const unit = elements?.units.get(starts[at]!);
    if (unit !== undefined) {
      const change = numberChange(own[at]!, number, language, elements!);
      const numbered = numberWay(source, unit.element, change);
      return numbered === undefined ? [] : [numbered.edits];
    }
    const written = numbersAt(text, own, at, language).slice(0, MOST_NUMBERS);
    return written.map((one) => [editOf(one, number, 0, source)]);
  });
}

/** The eIds of an act's provisions once the change is made, a line each. */
function told(provisions: readonly ReadProvision[], change?: StatuteChange): string {
  return provisions.flatMap(({ path }) => expected(path, change)).join('\n');
}

/** The eId of a provision once the change is made, behind that of the one that is put before it. */
function expected(path: Path, change: StatuteChange | undefined): string[] {
  const eId = formatEId(path);
  if (change === undefined) return [eId];
  const renumbered = formatEId(path.map((unit, at) => ({ ...unit, number: movedNumber(path, at, change) })));
  if (change.inserted?.before !== eId) return [renumbered];
  const { kind } = path.at(-1)!;
  const above = path.slice(0, -1).map((unit, at) => ({ ...unit, number: movedNumber(path, at, change) }));
  return [formatEId([...above, { kind, number: change.inserted.number }]), renumbered];
}

const movedNumber = (path: Path, at: number, { moves }: StatuteChange): string =>
  moves.get(formatEId(path.slice(0, at + 1))) ?? path[at]!.number;
