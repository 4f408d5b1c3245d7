import type { PathUnit, UnitKind } from '../../../law';
import { matchAt, toNumber } from '../engine';
import type { Chain, Divisions } from '../romance/units';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:primer|única?|único)/iu, 1],
  [/^segund/iu, 2],
  [/^tercer/iu, 3],
  [/^cuart/iu, 4],
  [/^quint/iu, 5],
  [/^sext/iu, 6],
  [/^s[eé]ptim/iu, 7],
  [/^octav/iu, 8],
  [/^noven/iu, 9],
  [/^d[ée]cim/iu, 10],
];
export const ORDINAL =
  '(?:[Pp]rimer[ao]?|[Úú]nic[ao]|[Ss]egund[ao]|[Tt]ercer[ao]?|[Cc]uart[ao]|[Qq]uint[ao]|[Ss]ext[ao]|[Ss][eé]ptim[ao]|[Oo]ctav[ao]|[Nn]oven[ao]|[Dd][ée]cim[ao])';
/** What named provisions are counted by, from the first: "disposición adicional 2.ª" is headed "segunda". */
const FEMININE =
  'primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima decimotercera decimocuarta decimoquinta decimosexta decimoséptima decimoctava decimonovena vigésima'.split(
    ' ',
  );
const NAME = `${ORDINAL}(?:\\s${ORDINAL})?|${FEMININE.slice(10).join('|')}`;

export const ARTICLE = /(?:[Aa]rtículos?|ARTÍCULOS?|[Aa]rts?\.)\s{0,2}/uy;
/** 5, 5 bis, 5.bis, 5bis, 5.º; what follows a full stop without a blank is a part: 5.1.a).2.º */
const NUMBER =
  /(\d{1,4})(?:\.?[ºª])?(?:[\s.]?(bis|ter|quater|quinquies|sexies|septies|octies)(?!\p{L}))?(?![\p{L}\p{N}%/])/uy;
/** "artículo segundo", "artículo único"; in "tercer párrafo" the ordinal is of what follows. */
const ORDINAL_NUMBER = new RegExp(
  `(${ORDINAL})(?!\\p{L}|\\s(?:párrafo|apartado|inciso|punto|letra|disposición|capítulo|título))`,
  'uy',
);
const DOTTED = /\.(?:(\d{1,2})(?:\.?[ºª])?(?!\d)|\s?([a-zñ])\)|º)/uy;
const BRACKETED = /\s?(?:\((\d{1,2})\)|([a-zñ])\)|\(([a-zñ])\))/uy;
/** ", apartado 2", ", letra a)", ", párrafo segundo", ", apdo. 2", ", punto 1". */
const INNER = new RegExp(
  `(?:([Aa]partados?|[Aa]p(?:do|tdo)?s?\\.)|([Pp]árrafos?)|([Ll]etras?|[Pp]untos?)|([Nn]úmeros?|[Nn]úms?\\.|[Oo]rdinal|[Ii]ncisos?))\\s(?:(\\d{1,2})(?:\\.?º)?(?!\\d)|([a-zñ])(?:\\)|(?!\\p{L}))|(${ORDINAL})(?!\\p{L}))|(${ORDINAL})\\spárrafo`,
  'uy',
);
/** In front of a part; without a comma only abbreviations and what is in brackets stand right behind an article. */
const JOINT = /,\s{1,2}|\s(?=[Aa]p(?:do|tdo)?s?\.)/uy;
const PROVISION = new RegExp(
  `(?:[Dd]isposici(?:ón|ones)\\s(adicional|transitoria|derogatoria|final)(?:e?s)?|D(?:\\.\\s?)?([ATDF])\\.?(?=\\s\\d))(?:\\s(?:(${NAME})|(\\d{1,2})\\.?ª))?(?!\\p{L})`,
  'uy',
);
const KIND_OF_SIGN: Readonly<Record<string, string>> = {
  A: 'adicional',
  T: 'transitoria',
  D: 'derogatoria',
  F: 'final',
};
const BESIDE = new RegExp(`(${NAME})(?!\\p{L})|(\\d{1,2})\\.?ª`, 'uy');

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

const ordinalOf = (word: string): string | undefined => {
  const number = ORDINALS.find(([pattern]) => pattern.test(word))?.[1];
  return number === undefined ? undefined : String(number);
};

/** "5.1.a)", "5 bis", "segundo", "5, apartado 2, letra a)". */
export function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at) ?? matchAt(ORDINAL_NUMBER, text, at);
  if (match === null) return undefined;
  const number = ordinalOf(match[1]!) ?? toNumber(`${match[1]!}${match[2] ?? ''}`);
  const units: PathUnit[] = [{ kind: 'article', number }];
  let end = at + match[0].length;
  while (units.length < 7) {
    const part = matchAt(DOTTED, text, end) ?? matchAt(BRACKETED, text, end);
    const joint = part === null ? (matchAt(JOINT, text, end)?.[0].length ?? 0) : 0;
    const inner = joint === 0 ? undefined : innerAt(text, end + joint);
    if (part === null && inner === undefined) break;
    const unit = inner?.unit ?? partUnit(part!, units);
    if (unit !== undefined) units.push(unit);
    end = inner?.end ?? end + part![0].length;
  }
  return { path: units, end };
}

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
  const [whole, apartado, parrafo, letra, , digits, letter, ordinal, leading] = match;
  const number = digits ?? letter ?? ordinalOf((ordinal ?? leading)!)!;
  const isParagraph = parrafo !== undefined || leading !== undefined;
  const kind: UnitKind =
    apartado !== undefined ? 'paragraph' : isParagraph ? 'subparagraph' : letra !== undefined ? 'point' : 'item';
  return { unit: { kind, number }, end: at + whole.length };
}

/**
 * "disposición adicional primera", "D.A. 1.ª": a provision with a name of its own, written as its heading is slugged.
 * Known failure: a heading with digits, and an ordinal above twenty.
 */
export function provisionAt(text: string, at: number): Chain | undefined {
  const match = matchAt(PROVISION, text, at);
  if (match === null) return undefined;
  const [whole, kind, sign, name, digits] = match;
  return { path: [named(kind ?? KIND_OF_SIGN[sign!]!, name, digits)], end: at + whole.length };
}

/** "disposiciones adicionales primera y segunda": the second, of the kind of the first. */
export function provisionBeside(text: string, at: number, { number }: PathUnit): Chain | undefined {
  const match = matchAt(BESIDE, text, at);
  if (match === null) return undefined;
  return { path: [named(number.split('-')[1]!, match[1], match[2])], end: at + match[0].length };
}

function named(kind: string, name: string | undefined, digits: string | undefined): PathUnit {
  const ordinal = digits === undefined ? name?.replace(/\s/gu, '-') : (FEMININE[Number(digits) - 1] ?? digits);
  const words = ['disposición', kind, ...(ordinal === undefined ? [] : [ordinal])];
  return { kind: 'container', number: words.join('-').toLowerCase() };
}
