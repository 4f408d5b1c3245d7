import * as l10n from '@vscode/l10n';
import { numberedAs, pathLabel } from '../../languages';
import {
  compareNumbers,
  countTogether,
  nextNumber,
  numeralsOf,
  pathOf,
  type Corpus,
  type Numerals,
  type PathUnit,
} from '../../law';
import { typedNumber } from './typedNumber';
import { partsOf } from '../../check';

/** What is asked for cannot be done; the message says why, and what to do. */
export class RenumberError extends Error {
  override readonly name = 'RenumberError';
}

/** What tells the id of a provision from that of another one which has it already. */
const COPY = /~\d+$/u;

/** Provisions of one act that get new numbers. */
export interface Renumbering {
  /** The index of the act. */
  readonly act: number;
  /** Ordinal -> the new number of its last unit, normalised. */
  readonly moves: ReadonlyMap<number, string>;
  /** Where a new provision comes in: before the one with this ordinal. */
  readonly inserted?: { readonly before: number; readonly unit: PathUnit };
  /** Whether the numbers still rise: only then does every range cover what it covered. */
  readonly keepsOrder: boolean;
  /** Those of the row that the numbers are of. */
  readonly numerals: Numerals;
}

/** The provisions that are numbered in one row with this one, itself among them, in document order. */
export function siblingsOf(corpus: Corpus, ordinal: number): number[] {
  const id = corpus.id(ordinal);
  const own = pathOf(corpus, ordinal);
  const holder = holderOf(id);
  const [first, end] = corpus.provisionsOf(corpus.actOf(ordinal));
  const found: number[] = [];
  for (let at = first; at < end; at += 1) {
    const other = corpus.id(at);
    if (other.startsWith(holder) && holderOf(other) === holder) {
      const path = pathOf(corpus, at);
      if (path.length === own.length && countTogether(path.at(-1)!.kind, own.at(-1)!.kind)) found.push(at);
    }
  }
  return found;
}

/** An id up to its last unit. */
function holderOf(id: string): string {
  const joint = id.lastIndexOf('__');
  return joint < 0 ? id.slice(0, id.indexOf('/') + 1) : id.slice(0, joint);
}

const numeralsIn = (corpus: Corpus, row: readonly number[]): Numerals =>
  numeralsOf(row.map((ordinal) => numberOf(corpus, ordinal)));

const numberOf = (corpus: Corpus, ordinal: number): string => pathOf(corpus, ordinal).at(-1)?.number ?? '';

/** How a unit of an act would be named: "Section 12", "제12조". */
export function unitLabel(corpus: Corpus, ordinal: number, number = numberOf(corpus, ordinal)): string {
  const unit = pathOf(corpus, ordinal).at(-1)!;
  return pathLabel([{ ...unit, number }], numberedAs(corpus.acts[corpus.actOf(ordinal)]!));
}

/** One provision gets another number; those whose numbers begin with it (17.2.1 in 17.2) follow. */
export function planRename(corpus: Corpus, ordinal: number, typed: string): Renumbering {
  const old = renumberable(corpus, ordinal);
  const number = newNumber(corpus, ordinal, typed);
  if (number === old) throw new RenumberError(l10n.t('{0} has this number already.', unitLabel(corpus, ordinal)));
  const row = siblingsOf(corpus, ordinal);
  const taken = row.find((sibling) => sibling !== ordinal && numberOf(corpus, sibling) === number);
  if (taken !== undefined) {
    throw new RenumberError(
      l10n.t(
        '{0} exists already. Choose a free number, or make room by inserting a provision before it.',
        unitLabel(corpus, taken),
      ),
    );
  }
  const moves = new Map([[ordinal, number]]);
  const inside = Array.from({ length: corpus.subtreeEnd(ordinal) - ordinal - 1 }, (_, at) => ordinal + 1 + at);
  for (const other of [...inside, ...row]) {
    const own = numberOf(corpus, other);
    if (own.startsWith(`${old}.`)) moves.set(other, `${number}${own.slice(old.length)}`);
  }
  const others = row.filter((sibling) => sibling === ordinal || !moves.has(sibling));
  const at = others.indexOf(ordinal);
  const numerals = numeralsIn(corpus, row);
  const isBetween =
    follows(corpus, others[at - 1], number, numerals) && precedes(corpus, number, others[at + 1], numerals);
  return { act: corpus.actOf(ordinal), moves, keepsOrder: isBetween, numerals };
}

/**
 * A new provision comes in before one. With the number of that one, it and those behind it are counted on by one, up to
 * the first number that is free: no citation is rewritten that need not be. With a number that is free, nothing moves.
 */
export function planInsertion(corpus: Corpus, before: number, typed: string): Renumbering {
  const old = renumberable(corpus, before);
  const number = newNumber(corpus, before, typed);
  const row = siblingsOf(corpus, before);
  const at = row.indexOf(before);
  const inserted = { before, unit: { kind: pathOf(corpus, before).at(-1)!.kind, number } };
  const act = corpus.actOf(before);
  const numerals = numeralsIn(corpus, row);
  if (number === old) {
    return { act, moves: shifted(corpus, row, before, numerals), inserted, keepsOrder: true, numerals };
  }
  if (!follows(corpus, row[at - 1], number, numerals) || !precedes(corpus, number, before, numerals)) {
    const previous = row[at - 1];
    const next = unitLabel(corpus, before);
    const message =
      previous === undefined
        ? l10n.t(
            '“{0}” is no number before {1}. Choose one in between, or {2} itself to move what follows.',
            typed.trim(),
            next,
            old,
          )
        : l10n.t(
            '“{0}” is no number behind {1} and before {2}. Choose one in between, or {3} itself to move what follows.',
            typed.trim(),
            unitLabel(corpus, previous),
            next,
            old,
          );
    throw new RenumberError(message);
  }
  return { act, moves: new Map(), inserted, keepsOrder: true, numerals };
}

/**
 * The provisions whose citations a plan may change or make wrong: those that move, those that stand beside a new one
 * ("the preceding section"), and those below a number that has left its order, which a range over the number covers.
 */
export function reachedBy({ moves, inserted, keepsOrder, numerals }: Renumbering, corpus: Corpus): number[] {
  const reached = new Set(moves.keys());
  for (const before of inserted === undefined ? [] : [inserted.before]) {
    const row = siblingsOf(corpus, before);
    const place = row.indexOf(before);
    for (const at of row.slice(Math.max(0, place - 1), place + 1)) reached.add(at);
  }
  for (const [ordinal, number] of keepsOrder ? [] : moves) {
    const below = siblingsOf(corpus, ordinal).filter(
      (at) => at !== ordinal && precedesNumber(corpus, at, number, numerals),
    );
    const byNumber = (one: number, other: number): number =>
      compareNumbers(numberOf(corpus, one), numberOf(corpus, other), numerals);
    const nearest = below.sort(byNumber).at(-1);
    if (nearest !== undefined) reached.add(nearest);
  }
  return [...reached].sort((one, other) => one - other);
}

const precedesNumber = (corpus: Corpus, ordinal: number, number: string, numerals: Numerals): boolean =>
  compareNumbers(numberOf(corpus, ordinal), number, numerals) < 0;

const follows = (corpus: Corpus, previous: number | undefined, number: string, numerals: Numerals): boolean =>
  previous === undefined || precedesNumber(corpus, previous, number, numerals);

const precedes = (corpus: Corpus, number: string, next: number | undefined, numerals: Numerals): boolean =>
  next === undefined || compareNumbers(number, numberOf(corpus, next), numerals) < 0;

/** The number of a provision that can get another one. */
function renumberable(corpus: Corpus, ordinal: number): string {
  const unit = pathOf(corpus, ordinal).at(-1);
  if (unit === undefined || unit.number === '' || unit.kind === 'container' || unit.kind === 'preamble') {
    throw new RenumberError(
      l10n.t('This part of the act has no number. Place the cursor on an article or a paragraph.'),
    );
  }
  if (unit.number.includes('~')) throw new RenumberError(whyTwice(corpus, ordinal));
  return unit.number;
}

/** Why a provision cannot be renumbered whose id another one has: in the same file, or in another version of the act. */
function whyTwice(corpus: Corpus, ordinal: number): string {
  const first = corpus.ordinal(corpus.id(ordinal).replace(COPY, ''));
  const file = first === undefined ? undefined : corpus.provision(first).file;
  if (first === undefined || file === undefined || file === corpus.provision(ordinal).file) {
    return l10n.t('This number is used twice in the act. Give one of the two another number by hand first.');
  }
  return l10n.t(
    '{0} stands in “{1}” too, and citations mean it there. Renumber it there, or leave one of the two files out of the law.',
    unitLabel(corpus, first),
    file,
  );
}

/** What was typed, as a number of the kind that a provision has. */
function newNumber(corpus: Corpus, ordinal: number, typed: string): string {
  const old = numberOf(corpus, ordinal);
  const number = typedNumber(typed);
  const isAlike = number !== undefined && /^\d/u.test(number) === /^\d/u.test(old);
  if (!isAlike) {
    throw new RenumberError(
      l10n.t(
        '“{0}” is no number for {1}. Write one as the act does, such as {2}.',
        typed.trim().slice(0, 40),
        unitLabel(corpus, ordinal),
        old,
      ),
    );
  }
  return number;
}

/** The numbers from one on, each counted on by one at the depth of its last part. */
function shifted(corpus: Corpus, row: readonly number[], first: number, numerals: Numerals): Map<number, string> {
  const number = numberOf(corpus, first);
  const depth = partsOf(number).length - 1;
  const stem = partsOf(number).slice(0, depth).join('-');
  const moves = new Map<number, string>();
  let due: string | undefined = number;
  const behind = row.slice(row.indexOf(first)).filter((sibling) => {
    const parts = partsOf(numberOf(corpus, sibling));
    return parts.length > depth && parts.slice(0, depth).join('-') === stem;
  });
  while (due !== undefined) {
    const wanted: string = partsOf(due)[depth]!;
    const group = behind.filter((sibling) => partsOf(numberOf(corpus, sibling))[depth] === wanted);
    if (group.length === 0) break;
    for (const sibling of group) {
      const next = nextNumber(numberOf(corpus, sibling), depth, numerals);
      if (next === undefined) {
        const label = unitLabel(corpus, sibling);
        throw new RenumberError(
          l10n.t('What follows {0} cannot be counted on. Choose a number that is free instead.', label),
        );
      }
      moves.set(sibling, next);
    }
    due = nextNumber(due, depth, numerals);
  }
  const numbers = row.map((sibling) => moves.get(sibling) ?? numberOf(corpus, sibling));
  if (new Set(numbers).size < numbers.length) {
    throw new RenumberError(
      l10n.t('The numbers of this act do not rise in its order. Choose a number that is free instead.'),
    );
  }
  return moves;
}
