import type { PathUnit, UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { matchesOf } from '../../../text';
import { numberAt, ORDINAL_WORD, ordinalNumber } from './numbers';
import { pattern } from './patterns';
import type { Weakness, Word } from './words';

const HIDDEN = '[\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]{0,3}';
/** "paragraph 148h)": a point that its bracket tells. */
const LETTERED = /\s{0,3}(\d{1,4})([a-z])\)/uy;
/** "(1)", "( 1 )", "(a)". */
export const BRACKET = pattern(
  `${HIDDEN}(\\s?)\\([ \\u00A0]?${HIDDEN}([0-9]{1,3}[A-Z]{0,2}|[a-z]{1,2}|[ivx]{1,6}|[A-Z]{1,2})${HIDDEN}[ \\u00A0]?\\)`,
  'uy',
);

export interface Step {
  readonly path: readonly PathUnit[];
  readonly end: number;
  /** Set where its number needs more to be believed: "section two", "Part A". */
  readonly weakness?: Weakness;
}

export const isRoman = (text: string): boolean => /^[ivx]+$/u.test(text);
export const isBelow = (kind: UnitKind): boolean =>
  ['paragraph', 'subparagraph', 'point', 'item', 'sentence'].includes(kind);

/** What a bracket counts, seen from the unit before it: 12(1) paragraph, (1)(a) point, (a)(i) item. */
function bracketKind(raw: string, before: UnitKind | undefined): UnitKind {
  const isInner = before !== undefined && isBelow(before);
  if (/^\d/u.test(raw)) return isInner ? 'subparagraph' : 'paragraph';
  if (before !== 'point' && before !== 'item') return 'point';
  return isRoman(raw) && before === 'point' ? 'item' : 'subparagraph';
}

/** The run of brackets at an offset; a blank in front is taken for digits only: "Rule 4.3.1 (13)". */
export function bracketsAt(text: string, at: number, path: readonly PathUnit[]): Step {
  const units = [...path];
  let end = at;
  while (units.length < 8) {
    const match = matchAt(BRACKET, text, end);
    if (match === null || (match[1] !== '' && end === at && path.length > 0 && !/^\d/u.test(match[2]!))) break;
    units.push({ kind: bracketKind(match[2]!, units.at(-1)?.kind), number: toNumber(match[2]!) });
    end += match[0].length;
  }
  return { path: units, end };
}

const IN_BRACKETS: ReadonlySet<UnitKind> = new Set(['paragraph', 'subparagraph', 'point']);

/** The word for a part in front of its number; group 1 is what it is a part of. */
const PART_OF = /sub-?(?:(s(?:ections?|s?\.?))|(rules?|regulations?)|(articles?))$/iu;
const WHOLES: readonly UnitKind[] = ['section', 'rule', 'article'];

/**
 * "subsection 251(4)", "subsections 5(1) and (2)", "subregulation 7(2)": in Canada and Australia the number is that of the
 * section, its bracket that of the subsection. Known failure: a part (1) of a subsection 5.
 */
function wholeOf(text: string, at: number, end: number): UnitKind | undefined {
  const part = matchAt(BRACKET, text, end) === null ? null : PART_OF.exec(text.slice(Math.max(0, at - 16), at));
  return part === null ? undefined : WHOLES[part.slice(1).findIndex((group) => group !== undefined)];
}

/** "12(1)(a)" or "(2)(a)" behind the word for `kind`. */
export function unitAt(text: string, at: number, kind: UnitKind): Step | undefined {
  const lettered = kind === 'paragraph' ? matchAt(LETTERED, text, at) : null;
  if (lettered !== null) {
    const path = [kind, 'point' as const].map((one, index) => ({ kind: one, number: lettered[index + 1]! }));
    return { path, end: at + lettered[0].length };
  }
  const found = numberAt(text, at, kind);
  if (found !== undefined && kind === 'container')
    return { path: [{ kind, number: `order-${found.number}` }], end: found.end };
  if (found !== undefined) {
    const own = kind === 'paragraph' ? (wholeOf(text, at, found.end) ?? kind) : kind;
    const step = bracketsAt(text, found.end, [{ kind: own, number: found.number }]);
    return found.isWord === true ? { ...step, weakness: 'bound' } : step;
  }
  if (!IN_BRACKETS.has(kind)) return undefined;
  const blank = /\s/u.test(text[at] ?? '') ? 1 : 0;
  const first = matchAt(BRACKET, text, at + blank);
  if (first === null) return undefined;
  const isPart = kind === 'subparagraph' || PART_OF.test(text.slice(Math.max(0, at - 16), at));
  const own: UnitKind = isPart || /^\d/u.test(first[2]!) ? kind : 'point';
  return bracketsAt(text, at + blank + first[0].length, [{ kind: own, number: toNumber(first[2]!) }]);
}

const ORDINAL_KINDS: readonly UnitKind[] = [
  'annex',
  'section',
  'article',
  'subparagraph',
  'paragraph',
  'paragraph',
  'sentence',
  'item',
  'chapter',
  'part',
];
/** The units that words like "second" count, as the source of a pattern; its groups are in the order of the kinds. */
const ORDINAL_UNIT =
  '(?:([Ss]chedule|SCHEDULE)|(section)|(article)|([Ss]ub-?paragraph)|([Pp]aragraph)|(sub-?section)|(sentence)|(indent)|(Chapter)|(Part))';
/** Further ordinals of a list and the unit that all of them count, as the source of a pattern. */
const COUNTING = `(?:(?:,\\s${ORDINAL_WORD}){0,8},?\\s(?:and|or)\\s${ORDINAL_WORD})?\\s${ORDINAL_UNIT.replace(/\((?!\?)/gu, '(?:')}s?(?!\\p{L})`;
/** The beginning of a citation by ordinal, as the source of a pattern. */
export const ANY_ORDINAL = `${ORDINAL_WORD}(?=${COUNTING})`;
const LISTED = pattern(`(?:${ORDINAL_WORD}(?:,\\s|,?\\s(?:and|or)\\s)){1,9}(?=${ORDINAL_WORD}\\s)`, 'uy');
const ORDINAL = pattern(`(${ORDINAL_WORD})\\s${ORDINAL_UNIT}s?(?!\\p{L})`, 'uy');

const ANY_ORDINAL_WORD = pattern(ORDINAL_WORD, 'gu');

/** A unit with the word that says what it is. */
export interface CountedUnit {
  readonly word: Word;
  readonly step: Step;
}

/** "the Second Schedule", "the first subparagraph", "the third section": the number in front, in words. */
export function ordinalAt(text: string, at: number): CountedUnit | undefined {
  const match = matchAt(ORDINAL, text, at);
  if (match === null) return undefined;
  const kind = ORDINAL_KINDS[match.slice(2).findIndex((group) => group !== undefined)]!;
  const end = at + match[0].length;
  const word: Word = { kind, plural: false, start: at, end };
  const step: Step = { path: [{ kind, number: ordinalNumber(match[1])! }], end };
  // Schedules that have names of ordinals are law.
  return /^\p{Lu}\p{L}+\sS/u.test(match[0]) ? { word, step } : { word: { ...word, weakness: 'bound' }, step };
}

/** An ordinal of a list that another one ends. */
interface ListedOrdinal {
  readonly start: number;
  readonly end: number;
  readonly number: string;
}

/** "first, second and" in front of "third sentences", by which the unit of the last is that of each. */
export function ordinalsListedAt(
  text: string,
  at: number,
): { readonly ordinals: readonly ListedOrdinal[]; readonly last: number } | undefined {
  const match = matchAt(LISTED, text, at);
  if (match === null || ordinalAt(text, at + match[0].length) === undefined) return undefined;
  const ordinals = matchesOf(ANY_ORDINAL_WORD, match[0]).map(({ 0: word, index }) => ({
    start: at + index,
    end: at + index + word.length,
    number: ordinalNumber(word)!,
  }));
  return { ordinals, last: at + match[0].length };
}
