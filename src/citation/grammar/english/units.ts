import type { PathUnit, UnitKind } from '../../../law';
import { matchAt, toNumber } from '../engine';

const WORD =
  /(?:([Ss]ection|SECTION|[Ss]ecs?\.?(?=\s?\d)|ss?\.|s{1,2}(?=\s\d)|§{1,2}|(?:U\.\s?S\.\s?C\.(?:\s?A\.)?|USCA?|C\.\s?F\.\s?R\.|CFR)(?:\s{0,2}(?:§{1,2}|[Ss]ecs?\.|[Ss]ections?))?)|([Rr]ule|RULE|[Rr]egulation|[Rr]egs?\.?(?=\s\d)|rr?(?=\s\d))|([Aa]rticle|ARTICLE|[Aa]rts?\.?(?=\s?\d))|([Pp]aragraph|[Pp]aras?\.?)|([Ss]ub-?section|[Ss]ub-?s{1,2}\.?(?=\s?\())|([Ss]ub-?paragraph)|([Cc]hapter|CHAPTER)|([Pp]art|PART)|([Ss]chedule|SCHEDULE|Schs?\.?(?=\s\d)|Annex|Appendi(?:x|ces)|A[Pp][Pp](?=\s?\d))|([A-Z]{2,8}(?=\s)))(e?s|S)?(?![\p{L}])/uy;
const KINDS = [
  'section',
  'rule',
  'article',
  'paragraph',
  'paragraph',
  'subparagraph',
  'chapter',
  'part',
  'annex',
  'rule',
] as const;
const GROUPS = KINDS.length;

const HIDDEN = '[\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]{0,3}';
/** 12, 12A, 17.2.1, 6.12A.2, 15.11.A.1, A6.9.3; invisible marks may stand in it. */
const NUMBER = new RegExp(
  `[\\s]{0,3}${HIDDEN}((?:[A-Z]\\.?)?\\d{1,5}[A-Z]{0,2}(?:${HIDDEN}\\.${HIDDEN}(?:\\d{1,5}[A-Z]{0,2}|[A-Z](?=\\.\\d))){0,6})(?![\\p{L}\\p{N}/%]|\\.\\d)`,
  'uy',
);
/** 1396a, 240.10b, 6a: American codes and the articles that were put into acts of the European Union; "5th" is none. */
const SMALL_LETTERED =
  /\s{0,3}(?!\d{1,5}(?:st|nd|rd|th)(?!\p{L}))(\d{1,5}[a-z]{0,3}(?:\.\d{1,5}[a-z]{0,2})?)(?![\p{L}\p{N}/%]|\.\d)/uy;
/** "200e-2", which the official Code prints with a dash: no range, because ranges do not go down. */
const AMERICAN_SUFFIX = /(?<=(\d{1,5})[a-z]{1,3})[-–](\d{1,3}[a-z]?)(?![\p{L}\p{N}])/uy;
const AMERICAN_SIGN = /§$|[CRA]\.?$/u;
/** "paragraph 148h)": a point that its bracket tells. */
const LETTERED = /\s{0,3}(\d{1,4})([a-z])\)/uy;
const ROMAN = /\s{1,3}([IVXLC]{1,7})(?![\p{L}\p{N}])/uy;
export const BRACKET = new RegExp(
  `${HIDDEN}(\\s?)\\(${HIDDEN}([0-9]{1,3}[A-Z]{0,2}|[a-z]{1,2}|[ivx]{1,6}|[A-Z]{1,2})${HIDDEN}\\)`,
  'uy',
);

export interface Step {
  readonly path: readonly PathUnit[];
  readonly end: number;
}

export const isRoman = (text: string): boolean => /^[ivx]+$/u.test(text);
export const isBelow = (kind: UnitKind): boolean => ['paragraph', 'subparagraph', 'point', 'item'].includes(kind);

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

interface NumberRead {
  readonly number: string;
  readonly end: number;
}

const readNumber = (match: RegExpExecArray | null, at: number): NumberRead | undefined =>
  match === null ? undefined : { number: toNumber(match[1]!), end: at + match[0].length };

/** The number behind the word for `kind`; small letters end those of sections and articles alone. */
function numberAt(text: string, at: number, kind: UnitKind): NumberRead | undefined {
  const isSmall = kind === 'section' || kind === 'article';
  const isAmerican = kind === 'section' && AMERICAN_SIGN.test(text.slice(Math.max(0, at - 2), at));
  const plain = isAmerican ? undefined : readNumber(matchAt(NUMBER, text, at), at);
  const small = plain === undefined && isSmall ? readNumber(matchAt(SMALL_LETTERED, text, at), at) : undefined;
  if (small === undefined) return plain ?? readNumber(matchAt(NUMBER, text, at), at);
  const suffix = matchAt(AMERICAN_SUFFIX, text, small.end);
  if (suffix === null || parseInt(suffix[2]!, 10) >= Number(suffix[1]!)) return small;
  return { number: `${small.number}-${suffix[2]!}`, end: small.end + suffix[0].length };
}

/** "12(1)(a)" or "(2)(a)" behind the word for `kind`. */
export function unitAt(text: string, at: number, kind: UnitKind): Step | undefined {
  const divided = kind === 'part' || kind === 'chapter' || kind === 'annex' || kind === 'article';
  const lettered = kind === 'paragraph' ? matchAt(LETTERED, text, at) : null;
  if (lettered !== null) {
    const path = [kind, 'point' as const].map((one, index) => ({ kind: one, number: lettered[index + 1]! }));
    return { path, end: at + lettered[0].length };
  }
  const number = numberAt(text, at, kind) ?? (divided ? readNumber(matchAt(ROMAN, text, at), at) : undefined);
  if (number !== undefined) {
    // "subsection 251(4)" is section 251, subsection (4).
    const own = kind === 'paragraph' && text.startsWith('section', at - 7) ? 'section' : kind;
    return bracketsAt(text, number.end, [{ kind: own, number: number.number }]);
  }
  if (kind !== 'paragraph' && kind !== 'subparagraph') return undefined;
  const blank = /\s/u.test(text[at] ?? '') ? 1 : 0;
  const first = matchAt(BRACKET, text, at + blank);
  if (first === null) return undefined;
  const own: UnitKind = /^\d/u.test(first[2]!) || kind === 'subparagraph' ? kind : 'point';
  return bracketsAt(text, at + blank + first[0].length, [{ kind: own, number: toNumber(first[2]!) }]);
}
export interface Word {
  readonly kind: UnitKind;
  readonly plural: boolean;
  /** The rulebook's code, where that is the word: GEN 3.3.31. */
  readonly code?: string;
  /** Set where the word is so short that it cites nothing unless an act is named with it: "r 3.4", "art 5". */
  readonly weak?: true;
  readonly end: number;
}

const WEAK = /^(?:rr?|(?:reg|art)s?)\.?$/iu;
/** "Fed. R. Civ. P. 12(b)(6)": the rules of the American courts go by their own name. */
const COURT_RULES = /(Fed\.\s?R\.\s?(?:(?:Civ|Crim|App|Bankr)\.\s?P\.|Evid\.))(?=\s\d)/uy;

export const isCourtRules = (code: string): boolean => code.startsWith('Fed.');

export function wordAt(text: string, at: number): Word | undefined {
  const court = matchAt(COURT_RULES, text, at);
  if (court !== null) return { kind: 'rule', plural: false, code: court[1]!, end: at + court[0].length };
  const match = matchAt(WORD, text, at);
  if (match === null) return undefined;
  const index = match.slice(1, GROUPS + 1).findIndex((group) => group !== undefined);
  const plural =
    match[GROUPS + 1] !== undefined ||
    /^(?:ss|rr|(?:sec|reg|art|sch)s|sub-?ss)\.?$/iu.test(match[0]) ||
    match[0].endsWith('§§') ||
    match[0] === 'Appendices';
  const code = match[GROUPS];
  return {
    kind: KINDS[index]!,
    plural,
    end: at + match[0].length,
    ...(code !== undefined && { code }),
    ...(WEAK.test(match[0]) && { weak: true }),
  };
}

/**
 * Rules cited by number alone: "for the purposes of 7.1.2(1)", "subject to A4.3.28". Assumes three parts and a bracket, or
 * a letter in front. Known failures: "5.3(1)" is not seen; "B2.4.1" may be a drawing.
 */
export const bareAt = (text: string, at: number): Word | undefined =>
  /^[A-Z]?\d/u.test(text.slice(at, at + 2)) ? { kind: 'rule', plural: false, end: at } : undefined;
