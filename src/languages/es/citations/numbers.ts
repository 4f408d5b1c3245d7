import { anyOf, BEHIND_ONE, counted, plain } from '../../citations/romance/numberWords';
import { pattern } from './patterns';

const ONES = 'dos tres cuatro cinco seis siete ocho nueve';
const TEENS =
  'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const HUNDREDS = 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';
const CARDINALS = new Map([
  ...counted(1, 0, 'uno'),
  ...counted(2, 1, ONES),
  ...counted(10, 1, TEENS),
  ...counted(30, 10, TENS),
  ...counted(100, 0, 'cien ciento'),
  ...counted(200, 100, HUNDREDS),
]);
const THOUSAND = 'mil';
/** A cardinal below a thousand, whatever stands behind it. */
export const ANY_CARDINALS = ((one: string): string => `${one}(?:\\s+(?:y\\s+)?${one}){0,2}`)(
  anyOf(`uno ${ONES} ${TEENS} ${TENS} cien ciento ${HUNDREDS}`),
);

/** "uno" alone, but not within a larger number, needs to be told from the pronoun. */
const BELOW_HUNDRED = `(?:${anyOf(TENS)}(?:\\s[yY]\\s${anyOf(`uno ${ONES}`)})?|${anyOf(`${TEENS} ${ONES}`)})`;
const BELOW_THOUSAND = `(?:${anyOf(`cien ciento ${HUNDREDS}`)}(?:\\s(?:${BELOW_HUNDRED}|${anyOf('uno')}))?|${BELOW_HUNDRED})`;
/** "cinco", "treinta y cinco", "ciento cuarenta y dos", "mil novecientos dos": behind any word but the last stands a blank. */
export const CARDINAL = `(?:(?:${BELOW_THOUSAND}\\s)?${anyOf(THOUSAND)}(?:\\s(?:${BELOW_THOUSAND}|${anyOf('uno')}))?|${BELOW_THOUSAND}|${anyOf('uno')}${BEHIND_ONE})(?!\\p{L})`;

/** What such a number begins with, for whoever looks ahead for one: the whole is long, and takes long to compile. */
export const BEGINS_CARDINAL = `(?:${anyOf(`${TENS} ${TEENS} ${ONES} cien ciento ${HUNDREDS} ${THOUSAND}`)}|${anyOf('uno')}${BEHIND_ONE})(?!\\p{L})`;

/** "35" for "treinta y cinco"; for words that {@link CARDINAL} matches. */
export function cardinalOf(words: string): string {
  let thousands = 0;
  let rest = 0;
  for (const one of plain(words.toLowerCase()).split(/\s+(?:y\s+)?/u)) {
    if (one === THOUSAND) [thousands, rest] = [Math.max(1, rest) * 1000, 0];
    else rest += CARDINALS.get(one)!;
  }
  return String(thousands + rest);
}

/** The first to the ninth. */
const STEMS_OF_ONES = 'primer segund tercer cuart quint sext séptim octav noven';
/** "primer" and "tercer" stand in front of a noun without their ending. */
const SHORTENED = ['primer', 'tercer'];
const ENDING = '[aoAO]';
const ORDINAL_ONES = STEMS_OF_ONES.split(' ').map(
  (stem) => `${anyOf(stem)}${ENDING}${SHORTENED.includes(stem) ? '?' : ''}`,
);
const ONLY = `${anyOf('únic')}${ENDING}`;
const TENTHS =
  'undécim duodécim décim vigésim trigésim cuadragésim quincuagésim sexagésim septuagésim octogésim nonagésim';
const HUNDREDTHS = 'centésim ducentésim tricentésim';
const ORDINALS = new Map([
  ...counted(11, 1, 'undecim duodecim'),
  ...counted(10, 10, 'decim vigesim trigesim cuadragesim quincuagesim sexagesim septuagesim octogesim nonagesim'),
  ...counted(100, 100, HUNDREDTHS),
  ...counted(1, 1, STEMS_OF_ONES),
  ...counted(1, 0, 'unic'),
]);
const ORDINAL_ONE = `(?:${ORDINAL_ONES.join('|')})`;
const BELOW_HUNDREDTH = `(?:${anyOf(TENTHS)}${ENDING}(?:\\s?${ORDINAL_ONE})?|${ORDINAL_ONE})`;
/** "segundo", "única", "undécima", "decimotercera", "vigésimo primero", "CENTÉSIMO CUARTO". */
export const ORDINAL = `(?:${ONLY}|${anyOf(HUNDREDTHS)}${ENDING}(?:\\s${BELOW_HUNDREDTH})?|${BELOW_HUNDREDTH})`;
/** What such a number begins with, for whoever looks ahead for one. */
export const BEGINS_ORDINAL = `(?:${anyOf(`únic ${HUNDREDTHS} ${TENTHS}`)}${ENDING}|${ORDINAL_ONE})`;
const STEM = pattern(`^(${[...ORDINALS.keys()].join('|')})[ao]?\\s?`, 'u');

/** "segundo" is 2, "vigésimo primero" 21; undefined for what is no ordinal. */
export function ordinalOf(words: string): string | undefined {
  let rest = plain(words.toLowerCase());
  let number = 0;
  for (let stem = STEM.exec(rest); stem !== null; stem = STEM.exec(rest)) {
    number += ORDINALS.get(stem[1]!)!;
    rest = rest.slice(stem[0].length);
  }
  return number === 0 || rest !== '' ? undefined : String(number);
}

/** An ordinal in small letters, with the accent that capitals leave out: "undécima" for "UNDECIMA". */
export const accented = (ordinal: string): string =>
  ordinal
    .toLowerCase()
    .replace(/^unic/u, 'únic')
    .replace(/e(?=(?:c|s|pt)im[ao](?!\p{L}))/gu, 'é');
