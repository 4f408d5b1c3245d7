import { fromRoman, PRINTED_LATIN, type Path, type PathUnit, type UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { withParts, type Chain, type Divisions, type Part } from '../../citations/romance/units';
import { ORDINAL, ordinalOf } from './numbers';
import { pattern } from './patterns';

/** "bis", "-bis", "-bis.1", " vicies semel", behind a digit. */
const INSERTED = `[\\s-]?${PRINTED_LATIN}(?!\\p{L})(?:[\\s-](?:semel|bis|ter|quater|quinquies|sexies|septies|octies|novies)(?<=(?:vicies|tricies)[\\s-]\\p{L}{3,9})(?!\\p{L}))?(?:\\.\\d{1,2}(?!\\d))?`;

/** "articoli da", "artt. dal": the word with what opens a range. */
export const ARTICLE =
  /(?:[Aa]rticol[oi]|ARTICOL[OI]|[Aa]rtt?\.|ARTT?\.)(?!\p{L})\s{0,2}(?:n[.°]\s?(?=\d))?(?:da(?:l\s|ll['’]\s?|\s)(?=\d))?/uy;
/** What an ordinal may count besides units: "seconda ipotesi". */
const NO_UNIT = 'ipotes|part[ei]|fras[ei]|proposizion|incis';
/** 5, 5 °, 5-bis, 416-bis.1, 2.043, VI, unico, primo. */
const NUMBER = pattern(
  `(?:(?:(\\d{1,2}\\.\\d{3})(?!\\d|\\.\\d)|(\\d{1,4}(?:\\.\\d{1,3}){2,5}|\\d{1,4}))(?:\\s?[°º])?(${INSERTED})?|([IVX]{1,7})(?=[\\s,.;:)]|$)|(unic[oi]|${ORDINAL}(?!\\s(?:ed?\\s(?:pen)?ultim[oa]\\s)?(?:comm|period|capovers|${NO_UNIT}))))(?![\\p{L}\\p{N}%/])(?!,\\d)`,
  'uy',
);
/** "6.1", "6(1)(f)": a part that its style alone tells. */
const STYLED = /\.(\d{1,2})(?![\d.])|\s?\((?:(\d{1,2})|([a-z]))\)/uy;
const LETTER = `([a-z]{1,2}(?:[\\s-]?${PRINTED_LATIN})?)(?:(?:\\.\\d{1,2})?\\)|(?![\\p{L}\\p{N}'’]))`;
const DIGITS = `(?:da(?:l\\s|\\s))?(\\d{1,3}(?:${INSERTED})?)(?:[°º](?!\\p{L}))?\\)?(?![\\p{L}\\p{N}%/]|[,.]\\d)`;
/** Another ordinal of a list goes on to the word for what all of them count: "primo e secondo comma". */
const COUNTED = '(?:comm[ai](?!\\p{L})|co\\.|period[oi](?!\\p{L})|trattin[oi](?!\\p{L}))';
const LISTED = `(?=(?:(?:,\\s|,?\\s(?:ed?|od?|a|al)\\s)(?:il\\s|del\\s|al\\s)?${ORDINAL}){1,8}\\s${COUNTED})`;
/**
 * "comma 2-bis", "secondo comma", "II comma", "comma secondo", "lettera a)", "numero 2)", "primo periodo", "paragrafo 1", "punto 3".
 * The first group of each is its number.
 */
const PARTS: readonly (readonly [kind: UnitKind, pattern: RegExp])[] = [
  ['sentence', part(`(${ORDINAL})\\s(?:period[oi]|alinea)(?!\\p{L})`)],
  ['sentence', part(`period[oi]\\s(${ORDINAL})`)],
  ['item', part(`(${ORDINAL})\\strattin[oi](?!\\p{L})`)],
  ['paragraph', part(`(${ORDINAL})\\s(?:comm[ai](?!\\p{L})|co\\.)`)],
  ['paragraph', part(`([IVX]{1,5})\\s(?:comma(?!\\p{L})|co\\.)`)],
  ['paragraph', part(`(?:comm[ai]|par(?:agraf[oi]|r?\\.)|§§?|co\\.|c\\.(?=\\s?\\d))\\s{0,2}${DIGITS}`)],
  ['paragraph', part(`comm[ai]\\s(?:(${ORDINAL})|([IVX]{1,5})(?![\\p{L}\\p{N}])|(unico))`)],
  ['point', part(`(?:letter[ae]\\s|lett?\\.\\s?|litt\\.\\s?)(?:da(?:lla)?\\s)?["“«]?${LETTER}`)],
  ['point', part(`(?:numer[oi]\\s|nn?\\.\\s?|num\\.\\s?|punt[oi]\\s)${DIGITS}`)],
];

function part(source: string): RegExp {
  return pattern(source, 'iuy');
}

const WHOLE_ORDINAL = pattern(`^${ORDINAL}$`, 'u');

/** A part in words whose noun stands behind another: the first of "primo e secondo comma". */
const LISTED_ORDINAL = pattern(`(${ORDINAL})${LISTED}`, 'iuy');
const OF_SENTENCES = pattern(
  `(?:(?:,\\s|,?\\s(?:ed?|od?|a|al)\\s)(?:il\\s|del\\s|al\\s)?${ORDINAL}){1,8}\\s(?:period|trattin)`,
  'iuy',
);
export const LISTED_PARTS = `${ORDINAL}${LISTED}`;

/** Parts that have no number to look for, and what follows an article: the article stands for them. */
const LAST_PART =
  /(?:(?:ultim[oaie]|ult\.|penultim[oaie])\s(?:comma|co\.|period[oi]|part[ei]|capoverso|cpv\.)|(?:prima|seconda|ultima)\sparte(?!\p{L})|cpv\.?(?!\p{L})|capoverso(?!\p{L})|alinea(?!\p{L})|(?:e\s)?(?:seguenti|segg?\.|ss\.|ss(?!\p{L})|successivi(?!\p{L}))|in\sfine(?!\p{L}))/iuy;
const JOINT = /,?\s{1,2}(?:(?:al|alla|nel|il|la)\s)?/uy;
/** An article has no more parts than this. */
const MOST_UNITS = 6;

/** What a number counts that is no provision's. */
export const QUANTITY =
  /\s{0,2}(?:%|€|euro|lire|per\scento|ann[oi]|mes[ei]|giorn[oi]|settiman[ae]|or[ae]|minut[oi]|metri|volt[ae]|milion[ei]|miliard[oi]|mila|persone|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?!\p{L})/iuy;

export const DIVISIONS: Divisions = {
  pattern: pattern(
    `([Cc]apo|CAPO|[Tt]itolo|TITOLO|[Ll]ibro|LIBRO|[Pp]arte|PARTE|[Ss]ezione|SEZIONE|[Ss]ottosezione|[Aa]llegato|ALLEGATO|[Aa]ll\\.)\\s((?:[IVXLC]{1,8}|\\d{1,3})(?:-${PRINTED_LATIN})?|[A-Z]|${ORDINAL}|preliminare)(?![\\p{L}\\p{N}])`,
    'uy',
  ),
  kinds: [
    [/^capo/iu, 'chapter'],
    [/^titolo/iu, 'title'],
    [/^libro/iu, 'book'],
    [/^parte/iu, 'part'],
    [/^sezione/iu, 'division'],
    [/^sottosezione/iu, 'subdivision'],
    [/^all/iu, 'annex'],
  ],
  ordinalOf: (word) => {
    if (word === 'preliminare') return 'preliminar';
    return /^(?:\p{L}{4,16}[oaie]|\d{1,2}[°º])$/u.test(word) && WHOLE_ORDINAL.test(word) ? ordinalOf(word) : undefined;
  },
};

/** "2-bis", "2 bis", "2-vicies semel", "416-bis.1" as ids have it. */
const numberOf = (written: string): string =>
  toNumber(written.replace(/(?<=[\d\p{L}])[\s-](?=\p{L})/gu, '').toLowerCase());

/** "2-bis, comma 1, lettera a)", "2043": an article with what is said behind it of its parts. */
export function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at);
  if (match === null) return undefined;
  const [whole, thousands, digits, inserted = '', roman, word] = match;
  const figures = thousands?.replace('.', '') ?? digits;
  const number = figures === undefined ? (roman ?? inWords(word!)) : numberOf(`${figures}${inserted}`);
  return withDetails(text, { path: [{ kind: 'article', number: toNumber(number) }], end: at + whole.length });
}

const inWords = (word: string): string => (/^unic/u.test(word) ? '1' : ordinalOf(word));

/** A unit with what is said behind it of its parts: "allegato II, punto 3". */
export const withDetails = (text: string, chain: Chain): Chain =>
  withParts(chain, MOST_UNITS, (at, units) => detailAt(text, at, units));

function detailAt(text: string, at: number, units: Path): Part | undefined {
  const styled = matchAt(STYLED, text, at);
  if (styled !== null) {
    const [whole, dotted, digits, letter] = styled;
    const number = dotted ?? digits;
    if (number === undefined) return { unit: { kind: 'point', number: letter! }, end: at + whole.length };
    if (!units.some(({ kind }) => kind === 'paragraph'))
      return { unit: { kind: 'paragraph', number }, end: at + whole.length };
  }
  const joint = matchAt(JOINT, text, at);
  if (joint === null) return undefined;
  const from = at + joint[0].length;
  const found = partAt(text, from, units);
  if (found !== undefined && !units.some(({ kind }) => kind === found.unit.kind)) return found;
  const last = matchAt(LAST_PART, text, from);
  return last === null || found !== undefined ? undefined : { unit: undefined, end: from + last[0].length };
}

/** The part whose word stands at an offset; `above` are the units that it is said behind. */
export function partAt(
  text: string,
  at: number,
  above: Path = [],
): { readonly unit: PathUnit; readonly end: number } | undefined {
  for (const [kind, pattern] of PARTS) {
    const match = matchAt(pattern, text, at);
    const written = match?.slice(1).find((group) => group !== undefined);
    if (match === null || written === undefined) continue;
    const number = partNumber(written);
    return { unit: { kind: within(kind, number, above), number }, end: at + match[0].length };
  }
  const listed = matchAt(LISTED_ORDINAL, text, at);
  if (listed === null) return undefined;
  const end = at + listed[0].length;
  const kind = matchAt(OF_SENTENCES, text, end) === null ? 'paragraph' : 'sentence';
  return { unit: { kind, number: ordinalOf(listed[1]!) }, end };
}

const isLetter = (number: string): boolean => /^[a-z]/u.test(number);

/**
 * A number in a letter is an item of it, as is a letter in a number; a letter behind a letter is beside it. The "comma" of a
 * paragraph of European law is its subparagraph.
 */
function within(kind: UnitKind, number: string, above: Path): UnitKind {
  if (kind === 'paragraph') return above.some((unit) => unit.kind === kind) ? 'subparagraph' : kind;
  const point = kind === 'point' ? above.find((unit) => unit.kind === kind) : undefined;
  return point !== undefined && isLetter(point.number) !== isLetter(number) ? 'item' : kind;
}

function partNumber(written: string): string {
  if (/^\d/u.test(written)) return numberOf(written.replace(/[°º]$/u, ''));
  const roman = /^[IVX]+$/u.test(written) ? fromRoman(written.toLowerCase()) : undefined;
  if (roman !== undefined) return String(roman);
  if (/^unico$/iu.test(written)) return '1';
  return WHOLE_ORDINAL.test(written) ? ordinalOf(written) : numberOf(written.toLowerCase());
}

const BARE = pattern(
  `(\\d{1,3}(?:${INSERTED})?)\\)?(?![\\p{L}\\p{N}%/]|[,.]\\d)|([a-z]{1,2}(?:[\\s-]?${PRINTED_LATIN})?)(?:\\)|(?=[\\s,;]|$)(?<=[\\s"“«][b-df-hj-np-z]))|(${ORDINAL})(?!\\s(?:${NO_UNIT}))`,
  'uy',
);

/** "commi 1 e 2", "lettere a) e b)": a number without a word, at the depth and in the style of the one before it. */
export function bareAt(
  text: string,
  at: number,
  before: PathUnit,
): { readonly unit: PathUnit; readonly end: number } | undefined {
  const match = matchAt(BARE, text, at);
  if (match === null || matchAt(QUANTITY, text, at + match[0].length) !== null) return undefined;
  const [whole, digits, letter, ordinal] = match;
  const counted = digits === undefined ? ordinal && ordinalOf(ordinal) : numberOf(digits);
  const number = /^\d/u.test(before.number) ? counted : letter && numberOf(letter);
  return number === undefined ? undefined : { unit: { kind: before.kind, number }, end: at + whole.length };
}
