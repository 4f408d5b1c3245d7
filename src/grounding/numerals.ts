/** A numeral found in a text, in whatever way it is written. */
export interface NumeralMatch {
  readonly start: number;
  readonly end: number;
  /** One value, or the parts of a date. */
  readonly values: readonly string[];
  /** Figures as written, for a number that names a provision; absent for number words. */
  readonly literal?: string;
  /** A unit that is part of the numeral itself: 100분의 30. */
  readonly unit?: 'percent';
}

const GERMAN = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const ENGLISH = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GERMAN_TEENS = {
  vierzehn: 14,
  dreizehn: 13,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
};
const ENGLISH_TEENS = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

function wordValues(): ReadonlyMap<string, number> {
  const values = new Map<string, number>(Object.entries({ ...GERMAN_TEENS, ...ENGLISH_TEENS }));
  for (const [value, word] of [...GERMAN.entries(), ...ENGLISH.entries()]) values.set(word, value);
  for (const [at, tens] of [...GERMAN_TENS.entries(), ...ENGLISH_TENS.entries()]) values.set(tens, (at + 2) * 10);
  for (const [at, tens] of GERMAN_TENS.entries()) {
    for (const [value, word] of GERMAN.entries()) {
      if (value >= 1 && value <= 9) values.set(`${value === 1 ? 'ein' : word}und${tens}`, (at + 2) * 10 + value);
    }
  }
  for (const [at, tens] of ENGLISH_TENS.entries()) {
    for (const [value, word] of ENGLISH.entries()) {
      if (value >= 1 && value <= 9) values.set(`${tens}-${word}`, (at + 2) * 10 + value);
    }
  }
  return new Map([...values, ['hundert', 100], ['tausend', 1000], ['hundred', 100], ['thousand', 1000]]);
}

const WORD_VALUES = wordValues();
/** Longer words first, so that "siebzehn" is not read as "sieb". */
const WORDS = [...WORD_VALUES.keys()]
  .filter((word) => word !== 'one')
  .sort((a, b) => b.length - a.length)
  .join('|');
const GERMAN_UNIT = '(?:jahr|jähr|monat|woche|wöch|werktag|tag|täg|stunde|stünd|prozent|fach|mal)';
const GERMAN_PERIOD = '(?:jahr|jähr|monat|woche|wöch|werktag|tag|täg|stunde|stünd)';
const PERIOD = '(?:year|month|week|day|hour|(?:working|business|calendar) day)';

/**
 * A German or English number word: alone, or in front of a unit in one word (Dreimonatsfrist, sechsmonatig). "ein" and
 * "one" are numbers only before a period, because elsewhere they are an article and a pronoun.
 */
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:(${WORDS})(?=[^\\p{L}]|$|-?${GERMAN_UNIT})|(ein)(?:e[mnrs]?)?(?=\\s?${GERMAN_PERIOD})|(one|a|an)(?=[ -]${PERIOD}))`,
  'giu',
);

/** Figures with Korean number units: 1천만, 3억 5천만, 2만5천; or Hangul numerals before a unit: 천만 원, 삼십일, 이년. */
const KOREAN_FIGURES =
  /(?<![\d.,제])\d[\d,]{0,20}(?:\.\d{1,6})?(?:[십백천]{1,2}[만억]?|[만억]|조(?=\s?\d{1,4}[천백십]?억|\s?원))(?:\s?\d{1,4}(?:[십백천]{1,2}[만억]?|[만억])){0,6}(?:\d{1,4}(?!\d))?/gu;
const KOREAN_WORDS =
  /(?<![가-힣\d])(?:[일이삼사오육칠팔구]?[십백천만억]){1,8}[일이삼사오육칠팔구]?(?=\s?원|년|개월|시간|퍼센트|배|일(?![가-힣]|$)|일(?:이|간|의|을|부터|까지))|(?<![가-힣\d])[일이삼사오육칠팔구](?=년|개월)/gu;
const NATIVE_WORDS =
  /(?<![가-힣])(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)(?=\s?(?:달|개월|배(?![가-힣]{2})|시간|주일|해(?![가-힣]))|\s?주(?:간|\s))/gu;
const NATIVE_VALUES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
/** 100분의 30 is thirty percent. */
const HUNDREDTHS = /100\s?분의\s?(\d{1,3}(?:\.\d{1,6})?)/gu;

/** Figures with grouping, decimals, dots of a rule number or of a date. */
const FIGURES = /\d+(?:[.,'’]\d+)*/gu;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:thousand|tausend)(?!\p{L})/iu, 1e3],
  [/^\s?(?:million(?:en)?|mio\.?)(?!\p{L})/iu, 1e6],
  [/^\s?(?:billion|milliarden?|mrd\.?)(?!\p{L})/iu, 1e9],
];

const MONTH_NAMES = [
  ['januar', 'january', 'jan', 'jänner'],
  ['februar', 'february', 'feb'],
  ['märz', 'march', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'october', 'oct', 'okt'],
  ['november', 'nov'],
  ['dezember', 'december', 'dec', 'dez'],
];
const MONTH_VALUES = new Map(MONTH_NAMES.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
/** A month's name counts beside a figure only: "may" and "march" are words too. */
const MONTHS = new RegExp(
  `(?<=\\d(?:\\.|st|nd|rd|th)?(?: of)? )(${[...MONTH_VALUES.keys()].join('|')})(?!\\p{L})|(?<!\\p{L})(${[...MONTH_VALUES.keys()].join('|')})(?=\\.? \\d)`,
  'giu',
);

type Reader = (text: string) => NumeralMatch[];

const reader =
  (pattern: RegExp, read: (match: RegExpExecArray, text: string) => Omit<NumeralMatch, 'start'> | undefined): Reader =>
  (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = read(match, text);
      return found === undefined ? [] : [{ start: match.index, ...found }];
    });

const single = (match: RegExpExecArray, value: number | undefined): Omit<NumeralMatch, 'start'> | undefined =>
  value === undefined ? undefined : { end: match.index + match[0].length, values: [String(value)] };

/** The special forms first: what one of them has read, the next ones do not see. */
const READERS: readonly Reader[] = [
  reader(HUNDREDTHS, (match) => ({ end: match.index + match[0].length, values: [plain(match[1]!)], unit: 'percent' })),
  reader(KOREAN_FIGURES, (match) => single(match, koreanValue(match[0]))),
  reader(KOREAN_WORDS, (match) => single(match, koreanValue(match[0]))),
  reader(NATIVE_WORDS, (match) => single(match, NATIVE_VALUES.indexOf(match[1]!))),
  reader(MONTHS, (match) => single(match, MONTH_VALUES.get((match[1] ?? match[2]!).toLowerCase()))),
  reader(FIGURES, readFigures),
  reader(NUMBER_WORD, (match) => single(match, match[1] === undefined ? 1 : WORD_VALUES.get(match[1].toLowerCase()))),
];

/** All numerals of a text, in order, none inside another. The text is NFKC. */
export function numeralMatches(text: string): NumeralMatch[] {
  const found: NumeralMatch[] = [];
  let rest = text;
  for (const read of READERS) {
    const matches = read(rest);
    for (const match of matches) found.push(match);
    rest = masked(rest, matches);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The text with what was read blanked out by a private-use character, so that offsets and word borders stay. */
function masked(text: string, matches: readonly NumeralMatch[]): string {
  if (matches.length === 0) return text;
  const pieces: string[] = [];
  let last = 0;
  for (const { start, end } of matches) {
    pieces.push(text.slice(last, start), '\uE000'.repeat(end - start));
    last = end;
  }
  return pieces.join('') + text.slice(last);
}

function readFigures(match: RegExpExecArray, text: string): Omit<NumeralMatch, 'start'> {
  const literal = match[0];
  const end = match.index + literal.length;
  const behind = text.slice(end, end + 16);
  for (const [pattern, scale] of SCALES) {
    const word = pattern.exec(behind)?.[0];
    const [value, more] = figureValues(literal);
    if (word === undefined || value === undefined || more !== undefined) continue;
    return { end: end + word.length, values: [String(Number((Number(value) * scale).toFixed(6)))] };
  }
  return { end, values: figureValues(literal), literal };
}

/**
 * `1,000` and `1.000` are one thousand, `1,5` and `1.5` one and a half, `25.1.2010` three numbers, `3.1.2` a number of its
 * own kind, `1,2,3` a list.
 */
function figureValues(figures: string): string[] {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(figures)) return [plain(figures.replaceAll(',', ''))];
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(figures)) return [plain(figures.replaceAll('.', '').replace(',', '.'))];
  if (/^\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?$/u.test(figures))
    return [plain(figures.replace(/['’]/gu, '').replace(',', '.'))];
  if (/^\d+(?:[.,]\d+)?$/u.test(figures)) return [plain(figures.replace(',', '.'))];
  const isDate = /^(?:\d{4}\.\d{1,2}\.\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4})$/u.test(figures);
  if (!isDate && /^\d+(?:\.\d+)+$/u.test(figures)) return [figures];
  return figures.split(/[.,'’]/u).map(plain);
}

/** Without leading zeros, and without zeros at the end of decimals. */
function plain(digits: string): string {
  const [whole = '', decimals = ''] = digits.split('.');
  const kept = decimals.replace(/0{1,64}$/u, '');
  return `${whole.replace(/^0+(?=\d)/u, '')}${kept === '' ? '' : `.${kept}`}`;
}

const KOREAN_DIGITS = '영일이삼사오육칠팔구';
const SMALL_UNITS: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 };
const LARGE_UNITS: Readonly<Record<string, number>> = { 만: 1e4, 억: 1e8, 조: 1e12 };

/** 3억 5천만 -> 350,000,000; 천만 -> 10,000,000; 2만5천 -> 25,000. */
function koreanValue(numeral: string): number {
  let total = 0;
  let section = 0;
  let number: number | undefined;
  for (const [token] of numeral.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|[가-힣]/gu)) {
    const small = SMALL_UNITS[token];
    const large = LARGE_UNITS[token];
    if (small !== undefined) {
      section += (number ?? 1) * small;
      number = undefined;
    } else if (large !== undefined) {
      total += (section + (number ?? 0) || 1) * large;
      section = 0;
      number = undefined;
    } else {
      number = /\d/u.test(token) ? Number(token) : KOREAN_DIGITS.indexOf(token);
    }
  }
  return Number((total + section + (number ?? 0)).toFixed(6));
}
