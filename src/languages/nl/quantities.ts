import { quantitiesBy } from '../quantities/reader';
import { dated, type NumeralForm } from '../quantities/rules';
import { addedUp, digitsOf, longestFirst, shareOf, wordValues } from '../quantities/values';

const VALUES = wordValues(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  { één: 1, honderd: 100, duizend: 1000 },
);
const WORDS = longestFirst(VALUES.keys());
const WORD = new RegExp(WORDS.join('|'), 'gu');
/** Words of numbers from two on, in one word with each other: "vijfentwintig", "tweehonderd". */
const NUMBER = `(?:${WORDS.filter((word) => !/^(?:een|nul)$/u.test(word)).join('|')}|eenen(?=t|d|v|z|n)|en(?=[tdvzn])|ën(?=[tdvzn])){1,9}`;
const PERIOD = '(?:jaar|jaren|maand|maanden|week|weken|dag|dagen|werkdag|werkdagen|uur|uren|minuut|minuten)(?!\\p{L})';
const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
const MONTH = `(${MONTHS.join('|')})(?!\\p{L})`;
const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;
const PARTS = 'derde vierde vijfde zesde zevende achtste negende tiende'.split(' ');

const valueOfWords = (words: string): number =>
  addedUp(Array.from(words.toLowerCase().matchAll(WORD), ([word]) => VALUES.get(word)!));

const FORMS: readonly NumeralForm[] = [
  {
    pattern: `(?<![\\d.,])(\\d{1,2}) ${MONTH}(?: (\\d{4})(?!\\d))?`,
    read: ([, day, month, year]) => dated(year, monthOf(month!), day),
  },
  { pattern: `(?<!\\p{L})${MONTH} (\\d{4})(?!\\d)`, read: ([, month, year]) => dated(year, monthOf(month!)) },
  {
    pattern: '(?<![\\d-])(\\d{1,2})-(\\d{1,2})-(\\d{4})(?!\\d)',
    read: ([, day, month, year]) => dated(year, month, day),
  },
  {
    pattern: `(?<!\\p{L})(een|${NUMBER}) (${PARTS.join('|')}) (?:deel|delen|gedeelte)(?!\\p{L})`,
    read: ([, words, part]) => {
      const value = shareOf(valueOfWords(words!), PARTS.indexOf(part!.toLowerCase()) + 3);
      return value === undefined ? undefined : { value };
    },
  },
  { pattern: '(?<!\\p{L})(?:de )?helft(?!\\p{L})', read: () => ({ value: '0.5' }) },
  { pattern: '(?<!\\p{L})(?:een )?half ?jaar(?!\\p{L})', read: () => ({ value: '6', unit: 'month' }) },
  { pattern: `(?<!\\p{L})anderhal(?:f|ve)(?= ${PERIOD})`, read: () => ({ value: '1.5' }) },
  {
    pattern: `(?<![\\p{L}\\d])(${NUMBER})(?!\\p{L})`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!)) }),
  },
  // "een" is a number only before a period, because elsewhere it is an article.
  { pattern: `(?<![\\p{L}\\d])een(?= ${PERIOD})`, read: () => ({ value: '1' }) },
];

export const quantities = quantitiesBy({
  decimals: ',',
  forms: FORMS,
  scales: [
    ['\\s?duizend(?!\\p{L})', 1e3],
    ['\\s?miljoen(?!\\p{L})', 1e6],
    ['\\s?miljard(?!\\p{L})', 1e9],
  ],
  unitsBehind: [
    ['percent', '\\s?(?:%|procent(?!\\p{L})|percent(?!\\p{L})|ten honderd)'],
    ['working day', '\\s?werkdag(?:en)?(?!\\p{L})'],
    ['year', '\\s?(?:kalender)?ja(?:ar|ren)(?!\\p{L})'],
    ['month', '\\s?(?:kalender)?maand(?:en)?(?!\\p{L})'],
    ['week', '\\s?we(?:ek|ken)(?!\\p{L})'],
    ['day', '\\s?(?:kalender)?dag(?:en)?(?!\\p{L})'],
    ['hour', '\\s?(?:uur|uren)(?!\\p{L})'],
    ['minute', '\\s?minu(?:ut|ten)(?!\\p{L})'],
    ['currency EUR', "\\s?(?:€|euro(?:’s|'s)?(?!\\p{L})|eur(?!\\p{L}))"],
    ['currency NLG', '\\s?gulden(?!\\p{L})'],
    ['currency USD', '\\s?(?:\\$|dollars?(?!\\p{L}))'],
    ['person', '\\s?(?:person(?:en)?|perso(?:on|nen)|werknemers?)(?!\\p{L})'],
  ],
  unitsBefore: [['currency EUR', '(?:€|(?<!\\p{L})eur)\\s?']],
  citesBefore:
    '§|(?:^|[^\\p{L}])(?:art|artt|artikel(?:en)?|lid|leden|hoofdstuk|titel|afdeling|paragraaf|bijlage|boek|nr|nummer|wet|verordening|richtlijn|onder)\\.?',
  citesBehind: '(?:e|de|ste)?\\s(?:lid|volzin)(?!\\p{L})',
  bounds: {
    least: {
      before: '(?<!\\p{L})(?:ten minste|minstens|minimaal|niet minder dan)',
      behind: '(?:of meer|of langer)(?!\\p{L})',
    },
    most: {
      before: '(?<!\\p{L})(?:ten hoogste|hoogstens|maximaal|niet meer dan|uiterlijk)',
      behind: '(?:of minder)(?!\\p{L})',
    },
  },
  joins: 'en|of|tot|à',
});
