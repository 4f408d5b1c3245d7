import type { PathUnit, UnitKind } from '../../../law';
import { matchAt, toNumber } from '../engine';
import type { Chain, Divisions, Part } from '../romance/units';

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:prim|únic)/u, 1],
  [/^segund/u, 2],
  [/^terc/u, 3],
  [/^cuart/u, 4],
  [/^quint/u, 5],
  [/^sext/u, 6],
  [/^s[eé]ptim/u, 7],
  [/^octav/u, 8],
  [/^noven/u, 9],
];
const TENS: readonly (readonly [RegExp, number])[] = [
  [/^und[eé]cim[ao]/u, 11],
  [/^duod[eé]cim[ao]/u, 12],
  [/^d[eé]cim[ao]/u, 10],
  [/^vig[eé]sim[ao]/u, 20],
  [/^trig[eé]sim[ao]/u, 30],
  [/^cuadrag[eé]sim[ao]/u, 40],
  [/^quincuag[eé]sim[ao]/u, 50],
  [/^sexag[eé]sim[ao]/u, 60],
  [/^septuag[eé]sim[ao]/u, 70],
];
const UNIT_WORD =
  '(?:[Pp]rimer[ao]?|[Ss]egund[ao]|[Tt]ercer[ao]?|[Cc]uart[ao]|[Qq]uint[ao]|[Ss]ext[ao]|[Ss][eé]ptim[ao]|[Oo]ctav[ao]|[Nn]oven[ao])';
const TEN_WORD =
  '(?:[Uu]nd[eé]cim[ao]|[Dd]uod[eé]cim[ao]|(?:[Dd][eé]c|[Vv]ig[eé]s|[Tt]rig[eé]s|[Cc]uadrag[eé]s|[Qq]uincuag[eé]s|[Ss]exag[eé]s|[Ss]eptuag[eé]s)im[ao])';
/** "segundo", "única", "undécima", "decimotercera", "vigésimo primero". */
export const ORDINAL = `(?:[Úú]nic[ao]|${UNIT_WORD}|${TEN_WORD}(?:\\s?${UNIT_WORD})?)`;
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
export const ARTICLE = new RegExp(
  `(?:(?:[Aa]rt[íi]culos?|ART[ÍI]CULOS?|[Aa]rts?\\.)(?:\\s[Tt]ransitorios?(?=\\s${ORDINAL}))?|${TRANSITORY})\\s{0,2}`,
  'uy',
);
/**
 * 5, 5 bis, 5.bis, 5-A, 5.º, 5o., 1.902; what follows a full stop without a blank is a part: 5.1.a).2.º, unless there are
 * four levels of digits: 2.2.1.1. Known failure: an article of a decree by levels that has three (2.2.1).
 */
const NUMBER =
  /(\d{1,2}\.\d{3}(?!\d)|\d{1,4}(?:\.\d{1,3}){3,7}|\d{1,4})(?:\.?[ºª°]|o\.?(?!\p{L})|er\.?(?!\p{L}))?(?:[\s.-]?(bis|ter|qu[aá]ter|quinquies|sexies|septies|octies)(?!\p{L})|-([A-ZÑ])(?!\p{L}|\)))?(?![\p{L}\p{N}%/])/iuy;
/** "artículo segundo", "artículo único"; in "tercer párrafo" the ordinal is of what follows. */
const ORDINAL_NUMBER = new RegExp(
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
const INNER = new RegExp(
  `(?:([Aa]partados?|[Aa]p(?:do|tdo)?s?\\.)|([Pp]árrafos?|[Pp]árrs?\\.|[Pp]arágrafos?)|([Ll]etras?|[Ll]et\\.|[Ll]it(?:erales|eral|\\.)|[Pp]untos?|[Ff]racci(?:ón|ones)|[Ff]racc?s?\\.)|([Nn]úmeros?|[Nn]úms?\\.|[Nn]umeral(?:es)?|[Nn]um\\.|[Nn]\\.?[°º]|[Oo]rdinal)|[Ii]nc(?:isos|iso|s?\\.))\\s{0,2}(?:(\\d{1,2})(?:\\.?[º°]|o\\.?(?!\\p{L}))?(?!\\d)|([a-zñ])(?:\\)|(?!\\p{L}))|([IVX]{1,6}|[A-Z](?=[\\s,)]))(?![\\p{L}\\p{N}])|(${ORDINAL})(?!\\p{L}))|(${ORDINAL})\\s(?:párrafo|inciso)`,
  'uy',
);
/** An article has no more parts than this. */
const MOST_UNITS = 7;
/** In front of a part; group 1 opens a bracket. */
const JOINT = /,?\s{1,2}(\()?/uy;
/** "disposición adicional", "Disp. adic.", "D. Adicional"; group 1 tells the kind. */
export const PROVISION_WORD = `(?:[Dd]isposici(?:ón|ones)|[Dd]isp\\.|D\\.(?=\\s\\p{L}{4,12}\\.?\\s(?:\\d|${ORDINAL})))\\s([Aa]dic(?:ional(?:es)?|\\.)|[Tt]rans(?:itorias?|it\\.|\\.)|[Dd]erog(?:atorias?|\\.)|[Ff]inal(?:es)?)`;
const PROVISION = new RegExp(
  `(?:${PROVISION_WORD}|D(?:\\.\\s?)?([ATDF])\\.?(?=\\s(?:\\d|${ORDINAL})))(?:\\s(?:(${ORDINAL})|(\\d{1,2})\\.?ª))?(?!\\p{L})`,
  'uy',
);
/** By the first letter. */
const KIND_OF_SIGN: Readonly<Record<string, string>> = {
  A: 'adicional',
  T: 'transitoria',
  D: 'derogatoria',
  F: 'final',
};
const BESIDE = new RegExp(`(${ORDINAL})(?!\\p{L})|(\\d{1,2})\\.?ª`, 'uy');

export const QUANTITY =
  /\s{0,2}(?:%|€|euros?|pesos?|años?|meses|mes|días?|horas?|metros?|por\s(?:ciento|100))(?!\p{L})/uy;

export const DIVISIONS: Divisions = {
  pattern: new RegExp(
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

/** "segundo" is 2, "vigésimo primero" 21; undefined for what is no ordinal. */
function ordinalOf(word: string): string | undefined {
  const small = word.toLowerCase();
  const ten = TENS.find(([pattern]) => pattern.test(small));
  const rest = ten === undefined ? small : small.replace(ten[0], '').trimStart();
  const unit = UNITS.find(([pattern]) => pattern.test(rest))?.[1];
  const number = (ten?.[1] ?? 0) + (unit ?? 0);
  return number === 0 ? undefined : String(number);
}

/** "5.1.a)", "5 bis", "segundo", "5, apartado 2, letra a)". */
export function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at) ?? matchAt(ORDINAL_NUMBER, text, at);
  if (match === null) return undefined;
  const number = ordinalOf(match[1]!) ?? articleNumber(match);
  return withDetails(text, { path: [{ kind: 'article', number }], end: at + match[0].length });
}

/** A unit with what is said behind it of its parts: "anexo II, apartado 3". */
export function withDetails(text: string, { path, end: begin }: Chain): Chain {
  const units = [...path];
  let end = begin;
  while (units.length < MOST_UNITS) {
    const detail = detailAt(text, end, units);
    if (detail === undefined) break;
    if (detail.unit !== undefined) units.push(detail.unit);
    ({ end } = detail);
  }
  return { path: units, end };
}

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
  const [whole, apartado, parrafo, letra, numero, digits, letter, roman, ordinal, leading] = match;
  const number = digits ?? letter ?? roman?.toLowerCase() ?? ordinalOf((ordinal ?? leading)!)!;
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

const BARE = new RegExp(
  `(\\d{1,2})(?:\\.?[º°])?(?![\\p{L}\\p{N}/])|(${ORDINAL})(?!\\p{L})|([IVX]{1,6})(?![\\p{L}\\p{N}])|([a-zñ])\\)|([b-df-nñp-tv-xz])(?=[\\s,;.]|$)`,
  'uy',
);

/**
 * "apartados 1 y 2", "letras a) y b)", "fracciones II y III", "párrafos primero y segundo": a number at the depth and in
 * the style of the one before it.
 */
export function bareAt(text: string, at: number, before: PathUnit): { unit: PathUnit; end: number } | undefined {
  const match = matchAt(BARE, text, at);
  if (match === null || matchAt(QUANTITY, text, at + match[0].length) !== null) return undefined;
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
  const ordinal = digits === undefined ? name?.replace(/\s/gu, '-') : feminine(Number(digits));
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
