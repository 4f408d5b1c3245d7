import { pattern } from './patterns';

/** The kinds of acts that are numbered by year, in full and as they are abbreviated; the longer forms first. */
const KINDS: readonly (readonly [kind: string, written: string])[] = [
  ['regio decreto-legge', 'regio\\sdecreto[-\\s]legge|r\\.?\\s?d\\.?\\s?l\\.?'],
  ['regio decreto', 'regio\\sdecreto|r\\.?\\s?d\\.?'],
  [
    'decreto legislativo',
    'decreto\\slegislativo|dec(?:r)?\\.\\s?(?:leg\\.vo|lgs\\.|legisl\\.)|d\\.?\\s?lgs\\.?|d\\.?\\s?leg(?:isl)?\\.(?:vo)?|d\\.?\\s?l(?:g)?\\.?\\s?vo',
  ],
  ['decreto-legge', 'decreto[-\\s]legge|d\\.\\s?l\\.|dl|d\\.l'],
  [
    'decreto del Presidente del Consiglio dei ministri',
    'decreto\\sdel\\spresidente\\sdel\\sconsiglio(?:\\sdei\\sministri)?|d\\.?\\s?p\\.?\\s?c\\.?\\s?m\\.?',
  ],
  [
    'decreto del Presidente della Repubblica',
    'decreto\\sdel\\spresidente\\sdella\\srepubblica|d\\.?\\s?p\\.?\\s?r\\.?',
  ],
  ['decreto ministeriale', 'decreto\\sministeriale|d\\.\\s?m\\.|dm'],
  ['decreto interministeriale', 'decreto\\sinterministeriale|d\\.\\s?i\\.'],
  ['legge costituzionale', 'legge\\scost(?:ituzionale|\\.)|l\\.\\s?cost\\.'],
  ['legge regionale', 'legge\\sreg(?:ionale|\\.)|l\\.\\s?r(?:eg)?\\.|lr'],
  ['legge provinciale', 'legge\\sprov(?:inciale|\\.)|l\\.\\s?p(?:rov)?\\.'],
  ['legge delega', 'legge\\sdelega'],
  ['decreto', 'decreto|decr?\\.'],
  ['ordinanza', 'ordinanza'],
  ['regolamento', 'regolamento|reg\\.'],
  ['delibera', 'delibera(?:zione)?'],
  ['provvedimento', 'provvedimento'],
  ['circolare', 'circolare'],
  ['legge', 'legge|l\\.|l'],
];
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);
const YEAR = '(?:1[89]|20)\\d\\d';
const DAY = `\\d{1,2}[°º]?(?:\\s(?:${MONTHS.join('|')}|gen|feb|mar|apr|mag|giu|lug|ago|set|sett|ott|nov|dic)\\.?\\s|[./-]\\d{1,2}[./-])(${YEAR}|\\d\\d(?!\\d))`;
const NUMBER_SIGN = '(?:n(?:r|um)?[.°º]{0,2}|numero)';
/** Kinds of acts that many make; and who makes one, between its kind and its number: "della Regione Puglia", "Consob". */
const HAS_ISSUER = /regionale|provinciale|regolamento|delibera|provvedimento|circolare/u;
const ISSUER =
  "(?:\\s(?:(?:della?|dell['’])\\s?)?(?:[Rr]egione\\s)?(?!n\\.|del\\s)(\\p{Lu}[\\p{L}'’-]{2,20}(?:\\s\\p{Lu}[\\p{L}'’-]{2,20}){0,2}))?";

/** An act by its kind, its number and its year; the number is empty where only its day tells it. */
export interface OfficialName {
  readonly name: string;
  readonly length: number;
}

const NUMBERED = KINDS.map(([kind, written]) => ({
  kind,
  pattern: pattern(
    `(?:${written})(?!\\p{L})${HAS_ISSUER.test(kind) ? ISSUER : '()'}(?:,?\\s{0,2}(?:in\\sdata\\s|del(?:l['’])?\\s?)?${DAY}(?:,?\\s{1,2}${NUMBER_SIGN}\\s?(\\d{1,5})(?!\\d))?|,?\\s{0,2}(?:${NUMBER_SIGN}\\s?)?(\\d{1,5})\\s?/\\s?(?:(\\d\\d(?!\\d))|(${YEAR}))(?!\\d)|,?\\s{0,2}${NUMBER_SIGN}\\s?(\\d{1,5})(?:,?\\s(?:del(?:l['’]\\s?anno)?\\s(?:${DAY}|(${YEAR}))|dell['’]anno\\s(${YEAR})))?(?!\\d))`,
    'iuy',
  ),
}));
/** What all of them begin with: where none does, none is compiled. */
const BEGINS = pattern(`(?:${KINDS.map(([, written]) => written).join('|')})(?!\\p{L})`, 'iuy');
/** "convertito, con modificazioni, dalla legge 24 aprile 2020, n. 27", "conv. in l. 27/2020", behind a decree-law. */
const CONVERTED = pattern(
  `,?\\s\\(?(?:come\\s)?conv(?:ertito|\\.)(?:,?\\scon\\smod(?:ificazioni|ificaz\\.|if\\.|\\.))?,?\\s(?:in|dalla|nella|con|da)\\s(?:(?:legge|l\\.)\\s)?(?:${DAY},?\\s)?(?:${NUMBER_SIGN}\\s?)?\\d{1,5}(?:/\\d{2,4}|\\sdel\\s${YEAR})?\\)?`,
  'iuy',
);

/** "90" is 1990 and "01" 2001. Known failure: the two digits of a year before 1931 ("r.d. 267/42" is 1942). */
const fullYear = (year: string): string => (year.length > 2 ? year : `${Number(year) > 30 ? '19' : '20'}${year}`);

/**
 * "legge 7 agosto 1990, n. 241", "l. n. 241/1990", "L. 241/90", "legge n. 241 del 1990" at an offset: `legge 241/1990` for all. What
 * only has a day is named by that ("decreto ministeriale 12 marzo 2001"); what has no year at all by its number.
 */
export function officialNameAt(text: string, at: number): OfficialName | undefined {
  BEGINS.lastIndex = at;
  if (!BEGINS.test(text)) return undefined;
  for (const { kind, pattern } of NUMBERED) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const [whole, region, dayYear, dayNumber, number, short, long, counted, countedDay, countedYear, ofYear] = match;
    const year = dayYear ?? short ?? long ?? countedDay ?? countedYear ?? ofYear;
    const digits = dayNumber ?? number ?? counted;
    const head = region === undefined || region === '' ? kind : `${kind} ${region}`;
    const name =
      digits === undefined
        ? `${head} ${dayOf(whole)}`
        : `${head} ${digits}${year === undefined ? '' : `/${fullYear(year)}`}`;
    const end = at + whole.length;
    CONVERTED.lastIndex = end;
    const converted = kind === 'decreto-legge' ? (CONVERTED.exec(text)?.[0].length ?? 0) : 0;
    return { name, length: end - at + converted };
  }
  return undefined;
}

const dayOf = (written: string): string => /\d.*$/u.exec(written)![0];

/** What drafters write for the kinds that are cited most. */
const SHORT: Readonly<Record<string, string>> = {
  legge: 'l.',
  'legge costituzionale': 'l. cost.',
  'decreto legislativo': 'd.lgs.',
  'decreto-legge': 'd.l.',
  'decreto del Presidente della Repubblica': 'd.P.R.',
  'decreto ministeriale': 'd.m.',
  'regio decreto': 'r.d.',
};
const IN_TITLE = pattern(`\\s(${DAY}),?\\s${NUMBER_SIGN}\\s?\\d`, 'iu');

/** All that a numbered title is cited as: `Legge 3 marzo 2031, n. 12` is the `legge 12/2031`, the `l. n. 12 del 2031`. */
export function officialNames(title: string): readonly string[] {
  const [, kind, number, year] = /^(\D+?)\s(\d{1,5})\/(\d{4})$/u.exec(officialNameAt(title, 0)?.name ?? '') ?? [];
  if (kind === undefined) return [];
  const day = IN_TITLE.exec(title)?.[1];
  return [kind, ...(SHORT[kind] === undefined ? [] : [SHORT[kind]])].flatMap((head) => [
    `${head} ${number!}/${year!}`,
    `${head} n. ${number!}/${year!}`,
    `${head} n. ${number!} del ${year!}`,
    ...(day === undefined ? [] : [`${head} ${day}, n. ${number!}`]),
  ]);
}

/** Such a name at the end of a text: "la legge n. 12 del 2031" in front of "(art. 1)". */
export const NUMBERED_NAME = pattern(
  `(?<![\\p{L}.])((?:legge|decreto(?:[-\\s]legge|\\slegislativo)?|l\\.|d\\.\\s?lgs\\.|d\\.\\s?l\\.|d\\.?\\s?P\\.?\\s?R\\.?|d\\.\\s?m\\.|r\\.\\s?d\\.)\\s(?:${DAY},?\\s)?(?:${NUMBER_SIGN}\\s?\\d{1,5}(?:(?:/|\\sdel\\s)(?:${YEAR}|\\d\\d))?|\\d{1,5}/(?:${YEAR}|\\d\\d)))$`,
  'iu',
);
