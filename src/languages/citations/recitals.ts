import type { Path } from '../../law';
import { matchAt, toNumber, type ActMention, type CitationDraft } from './engine';
import { readListBeforeAct, type ListStyle } from './list';

/** A recital: a numbered paragraph of the preamble of its act. */
export const recitalPath = (number: string): Path => [
  { kind: 'preamble', number: '' },
  { kind: 'paragraph', number: toNumber(number) },
];

/** How a language cites recitals. */
export interface RecitalStyle extends Pick<ListStyle, 'separator' | 'range'> {
  /** Sticky; the word with the blanks behind it, group 1 set where it is a plural. */
  readonly word: RegExp;
  /** In front of the word, an ordinal: group 1 is its number. Ends with `$`. */
  readonly ordinalInFront: RegExp;
  /** Sticky; between recitals and their act: " of the preamble". */
  readonly ofPreamble: RegExp;
  /** What in front of the word makes a recital of one that no act follows; none where the word says nothing else. Ends with `$`. */
  readonly sureInFront?: RegExp;
  readonly actBehind: (text: string, at: number) => ActMention | undefined;
}

/** "26", "(26)"; not the start of a decimal or of a date. */
const NUMBER = /(?:\(\d{1,3}\)|\d{1,3}(?![\p{L}\p{N}]|[.,]\d))/uy;
/** As far in front of the word as its patterns look, in UTF-16 code units. */
const WINDOW = 12;

const recitalAt: ListStyle['member'] = (text, at) => {
  const number = matchAt(NUMBER, text, at)?.[0];
  return number === undefined ? undefined : { path: recitalPath(number), end: at + number.length };
};

/**
 * "recital 26 of Regulation ...", "recitals 26 and (27)", "the 26th recital": the recitals cited where their word stands.
 *
 * Assumption: behind a word in the singular a further number is a recital where an act follows the list. Example:
 * "considérant 26 et 27 du règlement", but "recital 26 and 3 ships". Known failure: a list in the singular without an act.
 */
export function recitalsAt(style: RecitalStyle, text: string, at: number, floor: number): readonly CitationDraft[] {
  const word = matchAt(style.word, text, at);
  if (word === null) return [];
  const before = text.slice(Math.max(floor, at - WINDOW), at);
  const first = recitalAt(text, at + word[0].length, []);
  if (first === undefined) return ordinalBefore(style, text, at, before);
  const isSure = word[1] !== undefined || style.sureInFront === undefined || style.sureInFront.test(before);
  const read = (separators: Pick<ListStyle, 'separator' | 'range'>, isNeeded: boolean): readonly CitationDraft[] =>
    readListBeforeAct(text, { start: at, ...first }, { ...separators, member: recitalAt }, readerOf(style), isNeeded);
  if (word[1] !== undefined) return read(style, false);
  const ofAct = read(style, true);
  return ofAct.length > 0 || !isSure ? ofAct : read(ALONE, false);
}

const NOTHING = /(?!)/uy;
const ALONE = { separator: NOTHING, range: NOTHING };

/** "the 26th recital", which no other word behind a number is. */
function ordinalBefore(style: RecitalStyle, text: string, at: number, before: string): readonly CitationDraft[] {
  const ordinal = style.ordinalInFront.exec(before);
  if (ordinal === null) return [];
  const end = at + matchAt(style.word, text, at)![0].trimEnd().length;
  const first = { start: at - ordinal[0].length, end, path: recitalPath(ordinal[1]!) };
  return readListBeforeAct(text, first, { ...ALONE, member: recitalAt }, readerOf(style));
}

const readerOf =
  ({ actBehind, ofPreamble }: RecitalStyle): RecitalStyle['actBehind'] =>
  (text, at) =>
    actBehind(text, at + (matchAt(ofPreamble, text, at)?.[0].length ?? 0));
