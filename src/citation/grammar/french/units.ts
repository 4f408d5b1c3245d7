import type { PathUnit, UnitKind } from '../../../law';
import { matchAt, toNumber } from '../engine';
import type { Chain, Divisions, Part } from '../romance/units';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:premi|unique)/iu, 1],
  [/^(?:deuxième|second)/iu, 2],
  [/^troisième/iu, 3],
  [/^quatrième/iu, 4],
  [/^cinquième/iu, 5],
  [/^sixième/iu, 6],
  [/^septième/iu, 7],
  [/^huitième/iu, 8],
  [/^neuvième/iu, 9],
  [/^dixième/iu, 10],
];
/** "premier", "deuxième", "2e", "2ème". */
export const ORDINAL =
  '(?:[Pp]remi(?:er|ère)|[Dd]euxième|[Ss]econde?|[Tt]roisième|[Qq]uatrième|[Cc]inquième|[Ss]ixième|[Ss]eptième|[Hh]uitième|[Nn]euvième|[Dd]ixième|\\d{1,2}(?:ers?|re|es?|è?mes?|nde?))';

export const ARTICLE = /(?:[Aa]rticles?|ARTICLES?|[Aa]rt\.)\s{0,2}/uy;
/** What an article of a code is written with: L, R, D, LO, L.O. */
const BOOK = '(?:L\\.?\\s?O|[LRDAC])\\.?\\*?\\.?\\s?';
/** Word processors write a hyphen that does not break, and print an en dash or a minus for it: L. 121‑1, L. 121–1. */
const HYPHENATED = '(?:[-‐‑]\\d{1,4}){1,4}';
const DASHED = '(?:[–−]\\d{1,4}){1,4}';
const BRANCH = '(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies)(?!\\p{L})';
/** L. 121-1, R.* 123-4, L121-1, 1er, premier, 5 bis, 1649 A. An en dash is a range where no book stands in front: 5–7. */
const NUMBER = new RegExp(
  `(?:(liminaire|[Pp]remier|unique(?=\\s(?:du|de\\sl)))|(?:(${BOOK})(\\d{1,5}(?:${HYPHENATED}|${DASHED})?)|(\\d{1,5}(?:${HYPHENATED})?))(?:er)?(?:\\s(${BRANCH}))?(?:\\s([A-Z])(?![\\p{L}\\p{N}.'’]))?)(?![\\p{L}\\p{N}%])`,
  'uy',
);
const BOOKED = new RegExp(`${BOOK}\\d`, 'uy');
/** "2 ans", "5 %": numbers that a list does not hold. */
export const QUANTITY = /\s{0,2}(?:%|€|euros?|ans?|mois|jours?|heures?|mètres?)(?!\p{L})/uy;

/** Between an article and a part of it; group 1 opens a bracket. */
const JOINT = /,?\s{0,2}(\()?/uy;
const NAMED_PART =
  /(?:([Aa]linéas?|al\.)|([Pp]aragraphes?|par\.|§)|[Pp]oints?)\s{0,2}(?:\(([a-z\d]{1,2})\)|(\d{1,3})(?![\p{L}\p{N}])|([a-z])(?![\p{L}\p{N}])\)?)/uy;
const ORDINAL_PART = new RegExp(`(${ORDINAL})\\s(alinéa|phrase)s?`, 'uy');
/** The last part has no number to look for: the article stands for it. */
const LAST_PART = /(?:l['’]avant-|le\s|la\s)?derni(?:er|ère)s?\s(?:alinéa|phrase)s?/uy;
const DEGREE = /(\d{1,2})°/uy;
const ROMAN = new RegExp(`([IVX]{1,5}(?:\\s${BRANCH})?)(?![\\p{L}\\p{N}.'’])`, 'uy');
const LETTER = /([a-z])\)/uy;
/** In brackets: "5 (1)", "5 (a)". */
const BRACKETED = /(?:(\d{1,2})|([a-z]))(?=\))/uy;
/** An article has no more parts than this. */
const MOST_UNITS = 7;

export const DIVISIONS: Divisions = {
  pattern: new RegExp(
    `([Cc]hapitre|[Tt]itre|[Ll]ivre|[Pp]artie|[Ss]ous-section|[Ss]ection|[Aa]nnexe)\\s([IVXLC]{1,8}(?:er)?|\\d{1,3}|[A-Z]|${ORDINAL})(?![\\p{L}\\p{N}])`,
    'uy',
  ),
  kinds: [
    [/^chapitre/iu, 'chapter'],
    [/^titre/iu, 'title'],
    [/^livre/iu, 'book'],
    [/^partie/iu, 'part'],
    [/^sous-section/iu, 'subdivision'],
    [/^section/iu, 'division'],
    [/^annexe/iu, 'annex'],
  ],
  ordinalOf,
};

function ordinalOf(word: string): string | undefined {
  const number = /^\d+(?=\p{Ll})/u.exec(word)?.[0] ?? ORDINALS.find(([pattern]) => pattern.test(word))?.[1];
  return number === undefined ? undefined : String(number);
}

/** Whether an article's number with the letter of a code's book stands at an offset. */
export const isBooked = (text: string, at: number): boolean => matchAt(BOOKED, text, at) !== null;

/** "L. 121-1", "5 bis, 2°", "5, deuxième alinéa", "5 (1°)": an article's number with what is said of its parts. */
export function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at);
  if (match === null || matchAt(QUANTITY, text, at + match[0].length) !== null) return undefined;
  return withDetails(text, { path: [{ kind: 'article', number: articleNumber(match) }], end: at + match[0].length });
}

/** A unit with what is said behind it of its parts: "annexe II, point 3". */
export function withDetails(text: string, { path, end }: Chain): Chain {
  const units = [...path];
  let reach = end;
  while (units.length < MOST_UNITS) {
    const detail = detailAt(text, reach);
    if (detail === undefined) break;
    if (detail.unit !== undefined) units.push(detail.unit);
    reach = detail.end;
  }
  return { path: units, end: reach };
}

function articleNumber([, word, book, booked, plain, branch = '', letter = '']: RegExpExecArray): string {
  if (word !== undefined) return ordinalOf(word) ?? word;
  const digits = (booked ?? plain)!.replace(/\D/gu, '-');
  return toNumber(`${book?.replace(/[^LORDAC]/gu, '') ?? ''}${digits}${branch}${letter}`);
}

/** What stands behind an article, with the joint in front of it. */
function detailAt(text: string, at: number): Part | undefined {
  const joint = matchAt(JOINT, text, at)!;
  const start = at + joint[0].length;
  if (joint[1] === undefined) return partAt(text, start) ?? lastAt(text, start);
  const part = bracketedAt(text, start) ?? partAt(text, start) ?? lastAt(text, start);
  return part === undefined || text[part.end] !== ')' ? undefined : { unit: part.unit, end: part.end + 1 };
}

function bracketedAt(text: string, at: number): Part | undefined {
  const match = matchAt(BRACKETED, text, at);
  if (match === null) return undefined;
  const [sign, digits] = match;
  return { unit: { kind: digits === undefined ? 'item' : 'paragraph', number: sign }, end: at + sign.length };
}

function lastAt(text: string, at: number): Part | undefined {
  const match = matchAt(LAST_PART, text, at);
  return match === null ? undefined : { unit: undefined, end: at + match[0].length };
}

/** "deuxième alinéa", "alinéa 2", "2°", "II", "a)". */
export function partAt(text: string, at: number): { readonly unit: PathUnit; readonly end: number } | undefined {
  const ordinal = matchAt(ORDINAL_PART, text, at);
  if (ordinal !== null) {
    const kind: UnitKind = ordinal[2] === 'phrase' ? 'sentence' : 'subparagraph';
    return { unit: { kind, number: ordinalOf(ordinal[1]!)! }, end: at + ordinal[0].length };
  }
  const named = matchAt(NAMED_PART, text, at);
  if (named !== null) {
    const [whole, alinea, paragraph, bracketed, digits, letter] = named;
    const kind: UnitKind = alinea !== undefined ? 'subparagraph' : paragraph !== undefined ? 'paragraph' : 'point';
    return { unit: { kind, number: (bracketed ?? digits ?? letter)! }, end: at + whole.length };
  }
  return signAt(text, at, DEGREE, 'point') ?? signAt(text, at, LETTER, 'item') ?? signAt(text, at, ROMAN, 'paragraph');
}

function signAt(
  text: string,
  at: number,
  pattern: RegExp,
  kind: UnitKind,
): { readonly unit: PathUnit; readonly end: number } | undefined {
  const match = matchAt(pattern, text, at);
  return match === null ? undefined : { unit: { kind, number: toNumber(match[1]!) }, end: at + match[0].length };
}
