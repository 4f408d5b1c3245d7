import { quantitiesBy } from '../quantities/reader';
import { dated, type NumeralForm } from '../quantities/rules';
import { addedUp, digitsOf, longestFirst, shareOf, wordValues } from '../quantities/values';

const ONES = 'uno due tre quattro cinque sei sette otto nove';
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
/** A ten without its last letter, in front of "uno" and "otto": "ventuno", "trentotto". */
const SHORT_TENS = Object.fromEntries(TENS.map((ten, at) => [ten.slice(0, -1), (at + 2) * 10]));

const VALUES = wordValues(
  `zero ${ONES} dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove`,
  TENS.join(' '),
  { tré: 3, un: 1, una: 1, cento: 100, cent: 100, mille: 1000, mila: 1000, ...SHORT_TENS },
);
const JOINED = longestFirst(VALUES.keys())
  .filter((word) => !/^(?:un|una|zero|cent)$/u.test(word) && !(word in SHORT_TENS))
  .join('|');
const SHORT = `(?:${Object.keys(SHORT_TENS).join('|')}|cent)(?=uno|un(?!\\p{L})|otto)`;
const WORD = new RegExp(`${SHORT}|${JOINED}|una?`, 'gu');
/** Words of a number in one word with each other: "venticinque", "centoventi", "trecentomila". */
const NUMBER = `(?:${SHORT}|${JOINED}|(?<=t|nt|cent)un(?!\\p{L})){1,9}`;
const PERIOD = '(?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi])(?!\\p{L})';
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);
const MONTH = `(${MONTHS.join('|')})(?!\\p{L})`;
const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;
const PARTS = 'terzo quarto quinto sesto settimo ottavo nono decimo'.split(' ');
const PART = PARTS.map((part) => `${part.slice(0, -1)}[oi]`).join('|');

const valueOfWords = (words: string): number =>
  addedUp(Array.from(words.toLowerCase().matchAll(WORD), ([word]) => VALUES.get(word)!));

const FORMS: readonly NumeralForm[] = [
  {
    pattern: `(?<![\\d.,\\p{L}])(\\d{1,2}|primo)(?:º|°)? ${MONTH}(?: (?:del )?(\\d{4})(?!\\d))?`,
    read: ([, day, month, year]) => dated(year, monthOf(month!), /^\d/u.test(day!) ? day : 1),
  },
  { pattern: `(?<!\\p{L})${MONTH} (?:del )?(\\d{4})(?!\\d)`, read: ([, month, year]) => dated(year, monthOf(month!)) },
  {
    pattern: '(?<![\\d/.-])(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4})(?!\\d)',
    read: ([, day, month, year]) => dated(year, month, day),
  },
  {
    pattern: `(?<!\\p{L})(un|${NUMBER}) (${PART})(?!\\p{L})(?! (?:comma|periodo|capoverso|giorno|mese|anno))`,
    read: ([, words, part]) => {
      const at = PARTS.findIndex((one) => one.slice(0, -1) === part!.toLowerCase().slice(0, -1));
      const value = shareOf(valueOfWords(words!), at + 3);
      return value === undefined ? undefined : { value };
    },
  },
  { pattern: '(?<!\\p{L})(?:la )?metà(?!\\p{L})', read: () => ({ value: '0.5' }) },
  { pattern: '(?<!\\p{L})(?:la )?terza parte(?!\\p{L})', read: () => ({ value: '0.333' }) },
  { pattern: '(?<!\\p{L})(?:un )?semestre(?!\\p{L})', read: () => ({ value: '6', unit: 'month' }) },
  { pattern: '(?<!\\p{L})(?:un )?trimestre(?!\\p{L})', read: () => ({ value: '3', unit: 'month' }) },
  {
    pattern: `(?<![\\p{L}\\d]|\\d )(?!uno(?!\\p{L}))(${NUMBER})(?!\\p{L})`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!)) }),
  },
  // "un" is a number only before a period, because elsewhere it is an article.
  { pattern: `(?<![\\p{L}\\d])una?(?= ${PERIOD})`, read: () => ({ value: '1' }) },
  { pattern: "(?<![\\p{L}\\d])un['’](?=ora(?!\\p{L}))", read: () => ({ value: '1' }) },
];

export const quantities = quantitiesBy({
  decimals: ',',
  forms: FORMS,
  scales: [
    ['\\s?mila(?!\\p{L})', 1e3],
    ['\\s?milion[ei](?!\\p{L})', 1e6],
    ['\\s?miliard[oi](?!\\p{L})', 1e9],
  ],
  unitsBehind: [
    ['percent', '\\s?(?:%|per ?cento(?!\\p{L}))'],
    ['working day', '\\s?giorn[oi] (?:lavorativ[oi]|feriali?)(?!\\p{L})'],
    ['year', '\\s?ann[oi](?!\\p{L})'],
    ['month', '\\s?mes[ei](?!\\p{L})'],
    ['week', '\\s?settiman[ae](?!\\p{L})'],
    ['day', '\\s?giorn[oi](?!\\p{L})'],
    ['hour', '\\s?or[ae](?!\\p{L})'],
    ['minute', '\\s?minut[oi](?!\\p{L})'],
    ['currency EUR', '\\s?(?:€|(?:di )?euro(?!\\p{L})|eur(?!\\p{L}))'],
    ['currency ITL', '\\s?(?:di )?lire(?!\\p{L})'],
    ['currency USD', '\\s?(?:\\$|dollar[oi](?!\\p{L}))'],
    ['person', '\\s?(?:person[ae]|lavorator[ei]|dipendent[ei]|membri|membro)(?!\\p{L})'],
  ],
  unitsBefore: [
    ['currency EUR', '(?:€|(?<!\\p{L})eur(?:o)?)\\s?'],
    ['currency ITL', '(?<!\\p{L})(?:lire|£)\\s?'],
  ],
  citesBefore:
    '§|(?:^|[^\\p{L}])(?:art|artt|articol[oi]|comm[ai]|co|letter[ae]|lett|numer[oi]|nn?|capo|titolo|libro|sezione|parte|allegato|punto|paragrafo|legge|l|decreto|d\\.?lgs|regolamento|direttiva)\\.?',
  citesBehind: '(?:°|º)?\\s(?:comma|periodo|capoverso)(?!\\p{L})',
  bounds: {
    least: {
      before: '(?<!\\p{L})(?:almeno|non meno di|non inferior[ei] (?:a|ad|ai|agli|alle)|(?:un )?minimo di|come minimo)',
      behind: '(?:o più|almeno|e oltre)(?!\\p{L})',
    },
    most: {
      before:
        '(?<!\\p{L})(?:al massimo|non più di|non oltre|fino a|entro|non superior[ei] (?:a|ad|ai|agli|alle)|(?:un )?massimo di|sino a)',
      behind: '(?:al massimo|o meno)(?!\\p{L})',
    },
  },
  joins: 'e|o|a|ad|ed',
});
