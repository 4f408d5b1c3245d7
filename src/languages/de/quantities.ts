import { addedUp, digitsOf, longestFirst, shareOf, wordValues } from '../quantities/values';
import { quantitiesBy } from '../quantities/reader';
import { dated, type NumeralForm } from '../quantities/rules';
import { CARDINALS, TENS } from './numbers';

const VALUES = wordValues(CARDINALS, TENS, { eins: 1, hundert: 100, tausend: 1000 });
const WORDS = longestFirst(VALUES.keys());
const WORD = new RegExp(WORDS.join('|'), 'gu');
/** Words of numbers from two on, in one word with each other. */
const NUMBER = `(?:(?:${WORDS.filter((word) => word !== 'eins').join('|')}|und(?=[zdvfsan])){1,9}|eins)`;
const PERIOD = '(?:jahr|jähr|monat|woche|wöch|werktag|arbeitstag|kalendertag|tag|täg|stunde|stünd|minute|minüt)';
const COUNTED = `(?:${PERIOD}|prozent|fach|mal|einhalb)`;
const MONTHS = 'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'.split('|');
const monthOf = (name: string): number => {
  const at = MONTHS.indexOf(name.toLowerCase());
  return at === 0 ? 1 : at;
};
const MONTH = `(${MONTHS.join('|')})(?!\\p{L})`;
const PARTS = 'halb drittel viertel fünftel sechstel siebtel achtel neuntel zehntel elftel zwölftel'.split(' ');
const partOf = (name: string): number => PARTS.indexOf(name.toLowerCase()) + 2;

const valueOfWords = (words: string): number =>
  addedUp(Array.from(words.toLowerCase().matchAll(WORD), ([word]) => VALUES.get(word)!));

/** "dritten", "fünfundsechzigsten": what counts a period by its place. */
const IRREGULAR: Readonly<Record<string, number>> = { erst: 1, dritt: 3, siebt: 7, siebent: 7, acht: 8 };
const ORDINAL = `(?:(${Object.keys(IRREGULAR).join('|')})|(${NUMBER})s?t)e[mnrs]?`;
const PLACED = `(?=(?:kalender|lebens|haushalts)?${PERIOD})`;

const FORMS: readonly NumeralForm[] = [
  // "vom 15. bis 28. März": the month is said once.
  {
    pattern: `(?<![\\d.])(\\d{1,2})\\.(?= ?(?:bis(?: zum)?|und|oder|[-–]) ?\\d{1,2}\\. ?${MONTH}(?: (\\d{4})(?!\\d))?)`,
    read: ([, day, month, year]) => dated(year, monthOf(month!), day),
  },
  {
    pattern: `(?<![\\d.])(\\d{1,2})\\. ?${MONTH}(?: (\\d{4})(?!\\d))?`,
    read: ([, day, month, year]) => dated(year, monthOf(month!), day),
  },
  {
    pattern: '(?<![\\d.])(\\d{1,2})\\. ?(\\d{1,2})\\. ?(\\d{4})(?!\\d)',
    read: ([, day, month, year]) => dated(year, month, day),
  },
  {
    pattern: `(?<!\\p{L})${MONTH} (\\d{4})(?!\\d)`,
    read: ([, month, year]) => dated(year, monthOf(month!)),
  },
  // Shares: ein Drittel, sieben Zehntel, 2/3, die Hälfte.
  {
    pattern: `(?<!\\p{L})(?:(\\d{1,3})|eine[mnrs]?|(${NUMBER})) ?(${PARTS.slice(1).join('|')})(?:n|s)?(?!\\p{L})`,
    read: ([, figures, words, part]) => {
      const count = figures === undefined ? (words === undefined ? 1 : valueOfWords(words)) : Number(figures);
      const value = shareOf(count, partOf(part!));
      return value === undefined ? undefined : { value };
    },
  },
  {
    pattern: '(?<![\\d/])(\\d{1,2})/(\\d{1,2})(?![\\d/])',
    read: ([, a, b]) => {
      const value = Number(a) < Number(b) ? shareOf(Number(a), Number(b)) : undefined;
      return value === undefined ? undefined : { value };
    },
  },
  { pattern: '(?<!\\p{L})(?:hälfte|zur hälfte|hälftig(?:e[mnrs]?)?)(?!\\p{L})', read: () => ({ value: '0.5' }) },
  { pattern: '(?<!\\p{L})halb(?:es|en|e)? ?jahr(?:es)?(?!\\p{L})', read: () => ({ value: '6', unit: 'month' }) },
  { pattern: '(?<!\\p{L})(?:anderthalb|eineinhalb)(?=[ -]?\\p{L})', read: () => ({ value: '1.5' }) },
  {
    pattern: `(?<!\\p{L})(${NUMBER})einhalb(?!\\p{L})`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!) + 0.5) }),
  },
  { pattern: '(?<!\\p{L})(?:doppelte?[mnrs]?|doppelt)(?!\\p{L})', read: () => ({ value: '2' }) },
  { pattern: `(?<![\\d.,])(\\d{1,3})\\. ${PLACED}`, read: ([, figures]) => ({ value: figures! }) },
  {
    pattern: `(?<!\\p{L})${ORDINAL} ${PLACED}`,
    read: ([, irregular, words]) => ({
      value: digitsOf(irregular === undefined ? valueOfWords(words!) : IRREGULAR[irregular.toLowerCase()]!),
    }),
  },
  // "ein" is a number only before a period or a range, because elsewhere it is an article.
  {
    pattern: `(?<![\\p{L}\\d])(?:ein(?:e[mnrs]?)?(?= ?(?:volle[mnrs]? |weitere[mnrs]? )?${PERIOD})|ein(?= bis )|eins(?!\\p{L}))`,
    read: () => ({ value: '1' }),
  },
  {
    pattern: `(?<![\\p{L}\\d]|\\d |vom )(?!eins?(?!\\p{L}))(${NUMBER})(?=[^\\p{L}]|$|-?${COUNTED})`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!)) }),
  },
];

const ADJECTIVES = '(?:(?:volle|weitere|aufeinander ?folgende|zusammenhängende|ganze)[mnrs]? )?';
const tail = '\\p{L}{0,20}';

export const quantities = quantitiesBy({
  decimals: ',',
  blankGroups: true,
  forms: FORMS,
  scales: [
    ['\\s?tausend(?!\\p{L})', 1e3],
    ['\\s?(?:million(?:en)?|mio\\.?)(?!\\p{L})', 1e6],
    ['\\s?(?:milliarden?|mrd\\.?)(?!\\p{L})', 1e9],
  ],
  unitsBehind: [
    ['percent', '\\s?(?:%|prozent|v\\.\\s?h\\.|vom\\s?hundert)'],
    ['working day', `[\\s-]?${ADJECTIVES}(?:werktag|arbeitstag|bankarbeitstag)${tail}`],
    ['year', `[\\s-]?${ADJECTIVES}(?:(?:kalender|lebens|haushalts)?jahr|jähr)${tail}`],
    ['month', `[\\s-]?${ADJECTIVES}(?:(?:kalender)?monat)${tail}`],
    ['week', `[\\s-]?${ADJECTIVES}(?:(?:kalender)?woche|wöch)${tail}`],
    ['day', `[\\s-]?${ADJECTIVES}(?:(?:kalender)?tag|täg)${tail}`],
    ['hour', `[\\s-]?${ADJECTIVES}(?:stunde|stünd)${tail}`],
    ['minute', `[\\s-]?${ADJECTIVES}(?:minute|minüt)${tail}`],
    ['currency EUR', '\\s?(?:€|euro(?!\\p{L})|eur(?!\\p{L}))'],
    ['currency DEM', '\\s?(?:deutsche[rn]? mark|dm)(?!\\p{L})'],
    ['currency USD', '\\s?(?:us-)?(?:\\$|dollar|usd(?!\\p{L}))'],
    ['currency CHF', '\\s?(?:franken|chf)(?!\\p{L})'],
    ['currency GBP', '\\s?(?:£|pfund(?!\\p{L})|gbp(?!\\p{L}))'],
    ['person', `\\s(?:personen|mitglieder|leute|arbeitnehmer|beschäftigte)${tail}`],
  ],
  unitsBefore: [
    ['currency EUR', '(?:€|(?<!\\p{L})eur)\\s?'],
    ['currency USD', '(?:\\$|(?<!\\p{L})usd)\\s?'],
  ],
  citesBefore:
    '§|(?:^|[^\\p{L}])(?:art(?:ikels?)?|abs(?:atz|ätze|atzes)?|satz(?:es)?|sätze|halbsatz|nr|nrn|nummern?|buchst|anlage|anhang|kapitel|abschnitt|unterabschnitt|buch|teil|titel|unterabsatz|rn|artikeln|absätzen|sätzen)\\.?',
  bounds: {
    least: { before: '(?<!\\p{L})(?:mindestens|wenigstens|nicht weniger als|nicht unter)(?: (?:zu|auf|um|von))?' },
    most: {
      before:
        '(?<!\\p{L})(?:höchstens|längstens|maximal|nicht mehr als|nicht länger als|bis zu)(?: (?:zu|auf|um|von))?',
    },
  },
  joins: 'und|oder|bis|sowie|bis zu',
});
