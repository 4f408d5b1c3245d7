import { PRINTED_LATIN, type PathUnit, type UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { COUNTED_BEHIND } from '../../citations/romance/numberWords';
import { withParts, type Chain, type Divisions, type Part } from '../../citations/romance/units';
import { accented, BEGINS_ORDINAL, CARDINAL, cardinalOf, ORDINAL, ordinalOf } from './numbers';
import { pattern } from './patterns';

/** What named provisions are counted by, from the first: "disposición adicional 2.ª" is headed "segunda". */
const FEMININE =
  'primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima decimotercera decimocuarta decimoquinta decimosexta decimoséptima decimoctava decimonovena vigésima'.split(
    ' ',
  );
const FEMININE_TENS: Readonly<Record<number, string>> = {
  2: 'vigésima',
  3: 'trigésima',
  4: 'cuadragésima',
  5: 'quincuagésima',
  6: 'sexagésima',
  7: 'septuagésima',
};

/** Latin American acts have transitory articles: "Transitorio segundo", "artículo transitorio segundo". */
export const TRANSITORY = `Transitorios?(?=\\s${ORDINAL}(?!\\p{L}))`;
export const ARTICLE = pattern(
  `(?:(?:[Aa]rt[íi]culos?|ART[ÍI]CULOS?|[Aa]rts?\\.)(?:\\s[Tt]ransitorios?(?=\\s${BEGINS_ORDINAL}))?|${TRANSITORY})\\s{0,2}`,
  'uy',
);
/**
 * 5, 5 bis, 5.bis, 5-A, 5.º, 5 º, 5o., 1.902; what follows a full stop without a blank is a part: 5.1.a).2.º, unless there are
 * four levels of digits: 2.2.1.1. Known failure: an article of a decree by levels that has three (2.2.1).
 */
const NUMBER = pattern(
  `(\\d{1,2}\\.\\d{3}(?!\\d)|\\d{1,4}(?:\\.\\d{1,3}){3,7}|\\d{1,4})(?:\\s?\\.?[ºª°]|o\\.?(?!\\p{L})|er\\.?(?!\\p{L}))?(?:[\\s.-]?(${PRINTED_LATIN})(?!\\p{L})|-([A-ZÑ])(?!\\p{L}|\\)))?(?![\\p{L}\\p{N}%/])`,
  'iuy',
);
/** "artículo segundo", "artículo único"; in "tercer párrafo" the ordinal is of what follows. */
const ORDINAL_NUMBER = pattern(
  `(${ORDINAL})(?!\\p{L}|\\s(?:párrafo|apartado|inciso|punto|letra|literal|numeral|fracción|disposición|capítulo|título))`,
  'uy',
);
const DOTTED = /\.(?:(\d{1,2})(?:\.?[ºª°])?(?!\d)|\s?([a-zñ])\)|º)/uy;
/** What follows an article is no part of it, and is looked over, as is a last part: "y ss.", "inciso final". */
const FOLLOWING =
  /,?\s{1,2}(?:y\s(?:siguientes?(?!\p{L})|ss?\.|ss(?!\p{L})|sigs?\.|concordantes(?!\p{L}))|(?:inciso|párrafo|apartado)\s(?:final|último)(?!\p{L})|(?:el\s)?último\s(?:párrafo|inciso|apartado)(?!\p{L}))/uy;
const BRACKETED = /\s?(?:\((\d{1,2})\)|([a-zñ])\)|\(([a-zñ])\))/uy;
/**
 * "apartado 2", "letra a)", "párrafo segundo", "punto 1", "fracción II", "inciso b)", "numeral 3", "literal a)". An inciso
 * is an item where a letter or a number counts it (Mexico, Argentina), else a subparagraph (Chile, Colombia).
 */
const INNER = pattern(
  `(?:([Aa]partados?|[Aa]p(?:do|tdo)?s?\\.)|([Pp]árrafos?|[Pp]árrs?\\.|[Pp]arágrafos?)|([Ll]etras?|[Ll]et\\.|[Ll]it(?:erales|eral|\\.)|[Pp]untos?|[Ff]racci(?:ón|ones)|[Ff]racc?s?\\.)|([Nn]úmeros?|[Nn]úms?\\.|[Nn]umeral(?:es)?|[Nn]um\\.|[Nn]\\.?[°º]|[Oo]rdinal)|[Ii]nc(?:isos|iso|s?\\.))(?<!\\p{L}(?=\\p{L}))\\s{0,2}(?:(\\d{1,2})(?:\\.?[º°]|o\\.?(?!\\p{L}))?(?!\\d)|(?!y\\s|[aeou]\\s(?:\\d|l[ao]s?\\s|el\\s|partir|art|que\\s)|[ou]\\s(?:letra|párrafo|inciso|apartado))([a-zñ])(?:\\)|(?!\\p{L}))|([IVX]{1,6}|[A-Z](?=[\\s,)]))(?![\\p{L}\\p{N}])|(${CARDINAL})|(${ORDINAL})(?!\\p{L}))|(${ORDINAL})\\s(?:párrafo|inciso)`,
  'uy',
);
/** An article has no more parts than this. */
const MOST_UNITS = 7;
/** In front of a part; group 1 opens a bracket. */
const JOINT = /,?\s{1,2}(\()?/uy;
/** "disposición adicional", "Disp. adic.", "D. Adicional"; group 1 tells the kind. */
export const PROVISION_WORD = `(?:[Dd]isposici(?:[óo]n|ones)|DISPOSICI(?:[ÓO]N|ONES)|[Dd]isp\\.|D\\.(?=\\s\\p{L}{4,12}\\.?\\s(?:\\d|${BEGINS_ORDINAL})))\\s([Aa]dic(?:ional(?:es)?|\\.)|[Tt]rans(?:itorias?|it\\.|\\.)|[Dd]erog(?:atorias?|\\.)|[Ff]inal(?:es)?|ADICIONAL(?:ES)?|TRANSITORIAS?|DEROGATORIAS?|FINAL(?:ES)?)`;
const PROVISION = pattern(
  `(?:${PROVISION_WORD}|D(?:\\.\\s?)?([ATDF])\\.?(?=\\s(?:\\d|${BEGINS_ORDINAL})))(?:\\s(?:(${ORDINAL})|(\\d{1,2})\\.?ª))?(?!\\p{L})`,
  'uy',
);
/** By the first letter. */
const KIND_OF_SIGN: Readonly<Record<string, string>> = {
  A: 'adicional',
  T: 'transitoria',
  D: 'derogatoria',
  F: 'final',
};
const BESIDE = pattern(`(${ORDINAL})(?!\\p{L})|(\\d{1,2})\\.?ª`, 'uy');

export const QUANTITY =
  /\s{0,2}(?:%|€|euros?|pesos?|años?|meses|mes|días?|horas?|metros?|por\s(?:ciento|100))(?!\p{L})/uy;

export const DIVISIONS: Divisions = {
  pattern: pattern(
    `([Cc]apítulo|CAPÍTULO|[Tt]ítulo|TÍTULO|[Ll]ibro|LIBRO|[Pp]arte|[Ss]ubsección|[Ss]ección|[Aa]nexo|ANEXO)\\s((?:[IVXLC]{1,8}|\\d{1,3}(?:\\.?ª)?|[A-Z]|${ORDINAL}|[Pp]reliminar))(?![\\p{L}\\p{N}])`,
    'uy',
  ),
  kinds: [
    [/^capítulo/iu, 'chapter'],
    [/^título/iu, 'title'],
    [/^libro/iu, 'book'],
    [/^parte/iu, 'part'],
    [/^subsección/iu, 'subdivision'],
    [/^sección/iu, 'division'],
    [/^anexo/iu, 'annex'],
  ],
  ordinalOf: (word) => /^\d+/u.exec(word)?.[0] ?? ordinalOf(word),
};

/** "artículo cinco": a number in words is an article's where the word stands in front, and in a list of such ones. */
const CARDINAL_NUMBER = pattern(`(${CARDINAL})`, 'uy');
const BEHIND_CARDINAL = pattern(`(?<!\\p{L})${CARDINAL}(?:,\\s|\\s(?:y|e|o|u|al?)\\s)(?:el\\s|los\\s)?$`, 'u');
/** As far as {@link BEHIND_CARDINAL} looks, in UTF-16 code units. */
const LONGEST_CARDINAL = 80;

/** Whether a number in words follows none in words: in "artículo 5 y dos anexos", not in "artículos cinco y seis". */
export const isStrayCardinal = (text: string, at: number): boolean =>
  matchAt(CARDINAL_NUMBER, text, at) !== null &&
  !BEHIND_CARDINAL.test(text.slice(Math.max(0, at - LONGEST_CARDINAL), at));

function cardinalAt(text: string, at: number): { readonly number: string; readonly end: number } | undefined {
  const match = matchAt(CARDINAL_NUMBER, text, at);
  const end = at + (match?.[0].length ?? 0);
  return match === null || countsOther(text, end) ? undefined : { number: cardinalOf(match[1]!), end };
}

/** Whether a number in words that ends at an offset counts what stands behind it: "el apartado dos habitaciones". */
const countsOther = (text: string, end: number): boolean =>
  matchAt(QUANTITY, text, end) !== null || matchAt(COUNTED_BEHIND, text, end) !== null;

/** "5.1.a)", "5 bis", "segundo", "cinco", "5, apartado 2, letra a)". */
export function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at) ?? matchAt(ORDINAL_NUMBER, text, at);
  const found =
    match === null
      ? cardinalAt(text, at)
      : { number: ordinalOf(match[1]!) ?? articleNumber(match), end: at + match[0].length };
  if (found === undefined) return undefined;
  return withDetails(text, { path: [{ kind: 'article', number: found.number }], end: found.end });
}

/** A unit with what is said behind it of its parts: "anexo II, apartado 3". */
export const withDetails = (text: string, chain: Chain): Chain =>
  withParts(chain, MOST_UNITS, (at, units) => detailAt(text, at, units));

/** What stands behind an article: a part told by its style or by its word, in brackets or not, or what follows it. */
function detailAt(text: string, at: number, units: readonly PathUnit[]): Part | undefined {
  const part = matchAt(DOTTED, text, at) ?? matchAt(BRACKETED, text, at);
  if (part !== null) return { unit: partUnit(part, units), end: at + part[0].length };
  const following = matchAt(FOLLOWING, text, at);
  if (following !== null) return { unit: undefined, end: at + following[0].length };
  const joint = matchAt(JOINT, text, at);
  const inner = joint === null ? undefined : innerAt(text, at + joint[0].length);
  if (inner === undefined || joint![1] === undefined) return inner;
  return text[inner.end] === ')' ? { unit: inner.unit, end: inner.end + 1 } : undefined;
}

/** A full stop in front of three digits divides thousands: "1.902". */
const articleNumber = ([, digits, branch = '', letter = '']: RegExpExecArray): string =>
  toNumber(`${digits!.replace(/^(\d{1,2})\.(\d{3})$/u, '$1$2')}${branch.toLowerCase().replace('á', 'a')}${letter}`);

/** A part that is told by its style alone: a number behind the article is a paragraph, below a letter an item. */
function partUnit(match: RegExpExecArray, units: readonly PathUnit[]): PathUnit | undefined {
  const [, number, letter, bracketed] = match;
  const isBelow = units.some(({ kind }) => kind === 'point');
  if (number !== undefined) return { kind: isBelow ? 'item' : 'paragraph', number };
  const sign = letter ?? bracketed;
  return sign === undefined ? undefined : { kind: 'point', number: sign };
}

export function innerAt(text: string, at: number): { unit: PathUnit; end: number } | undefined {
  const match = matchAt(INNER, text, at);
  if (match === null) return undefined;
  const [whole, apartado, parrafo, letra, numero, figures, letter, roman, cardinal, ordinal, leading] = match;
  const digits = figures ?? (cardinal === undefined ? undefined : cardinalOf(cardinal));
  const number = digits ?? letter ?? roman?.toLowerCase() ?? ordinalOf((ordinal ?? leading)!)!;
  if (cardinal !== undefined && countsOther(text, at + whole.length)) return undefined;
  const isInciso = apartado === undefined && parrafo === undefined && letra === undefined && numero === undefined;
  const isCounted = digits !== undefined || letter !== undefined || roman !== undefined;
  const kinds: readonly (readonly [boolean, UnitKind])[] = [
    [apartado !== undefined, 'paragraph'],
    [parrafo !== undefined || (isInciso && !isCounted), 'subparagraph'],
    [letra !== undefined || letter !== undefined, 'point'],
  ];
  const kind = kinds.find(([isIt]) => isIt)?.[1] ?? 'item';
  return { unit: { kind, number }, end: at + whole.length };
}

const BARE = pattern(
  `(\\d{1,2})(?:\\.?[º°])?(?![\\p{L}\\p{N}/])|(${ORDINAL})(?!\\p{L})|([IVX]{1,6})(?![\\p{L}\\p{N}])|([a-zñ])\\)|([b-df-nñp-tv-xz])(?=[\\s,;.]|$)`,
  'uy',
);

/**
 * "apartados 1 y 2", "letras a) y b)", "fracciones II y III", "párrafos primero y segundo": a number at the depth and in
 * the style of the one before it.
 */
export function bareAt(text: string, at: number, before: PathUnit): { unit: PathUnit; end: number } | undefined {
  const match = matchAt(BARE, text, at);
  if (match === null) {
    const cardinal = /^\d/u.test(before.number) && !isStrayCardinal(text, at) ? cardinalAt(text, at) : undefined;
    return cardinal === undefined ? undefined : { ...cardinal, unit: { kind: before.kind, number: cardinal.number } };
  }
  if (matchAt(QUANTITY, text, at + match[0].length) !== null) return undefined;
  const [whole, digits, ordinal, roman, letter, bare] = match;
  const inDigits = digits ?? (ordinal === undefined ? undefined : ordinalOf(ordinal));
  const number = /^\d/u.test(before.number) ? inDigits : (roman?.toLowerCase() ?? letter ?? bare);
  return number === undefined ? undefined : { unit: { kind: before.kind, number }, end: at + whole.length };
}

/**
 * "disposición adicional primera", "D.A. 1.ª": a provision with a name of its own, written as its heading is slugged.
 * Known failure: a heading with digits.
 */
export function provisionAt(text: string, at: number): Chain | undefined {
  const match = matchAt(PROVISION, text, at);
  if (match === null) return undefined;
  const [whole, kind, sign, name, digits] = match;
  return { path: [named(KIND_OF_SIGN[(kind ?? sign)![0]!.toUpperCase()]!, name, digits)], end: at + whole.length };
}

/** "disposiciones adicionales primera y segunda": the second, of the kind of the first. */
export function provisionBeside(text: string, at: number, { number }: PathUnit): Chain | undefined {
  const match = matchAt(BESIDE, text, at);
  if (match === null) return undefined;
  return { path: [named(number.split('-')[1]!, match[1], match[2])], end: at + match[0].length };
}

function named(kind: string, name: string | undefined, digits: string | undefined): PathUnit {
  const ordinal = digits === undefined ? name && accented(name).replace(/\s/gu, '-') : feminine(Number(digits));
  const words = ['disposición', kind, ...(ordinal === undefined ? [] : [ordinal])];
  return { kind: 'container', number: words.join('-').toLowerCase() };
}

/** "segunda", "vigésima-primera". */
function feminine(number: number): string {
  const ten = FEMININE_TENS[Math.floor(number / 10)];
  const unit = FEMININE[(number % 10) - 1];
  if (number <= FEMININE.length || ten === undefined) return FEMININE[number - 1] ?? String(number);
  return unit === undefined ? ten : `${ten}-${unit}`;
}
