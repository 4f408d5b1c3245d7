import { quantitiesBy } from '../quantities/reader';
import { dated, type NumeralForm } from '../quantities/rules';
import { addedUp, digitsOf, longestFirst, shareOf, wordValues } from '../quantities/values';

const VALUES = wordValues(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'vingt trente quarante cinquante soixante septante',
  {
    une: 1,
    'quatre-vingt': 80,
    'quatre-vingts': 80,
    huitante: 80,
    octante: 80,
    nonante: 90,
    cent: 100,
    cents: 100,
    mille: 1000,
    million: 1e6,
    millions: 1e6,
  },
);
const WORDS = longestFirst(VALUES.keys()).join('|');
const WORD = new RegExp(WORDS, 'gu');
const NUMBER = `(?:${WORDS})(?:(?: et |[ -])(?:${WORDS})){0,8}`;
const PERIOD = '(?:ans?|années?|mois|semaines?|jours?|heures?|minutes?)';
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const MONTH = `(${MONTHS.join('|')})(?!\\p{L})`;
const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;
const PARTS = 'demi tiers quart cinquième sixième septième huitième neuvième dixième'.split(' ');

const valueOfWords = (words: string): number =>
  addedUp(Array.from(words.toLowerCase().matchAll(WORD), ([word]) => VALUES.get(word)!));

const FORMS: readonly NumeralForm[] = [
  {
    pattern: `(?<![\\d.,\\p{L}])(\\d{1,2}|premier)(?:er)? ${MONTH}(?: (\\d{4})(?!\\d))?`,
    read: ([, day, month, year]) => dated(year, monthOf(month!), /^\d/u.test(day!) ? day : 1),
  },
  {
    pattern: `(?<!\\p{L})${MONTH} (\\d{4})(?!\\d)`,
    read: ([, month, year]) => dated(year, monthOf(month!)),
  },
  {
    pattern: '(?<![\\d/])(\\d{1,2})/(\\d{1,2})/(\\d{4})(?!\\d)',
    read: ([, day, month, year]) => dated(year, month, day),
  },
  {
    pattern: `(?<!\\p{L})(${NUMBER}) (${PARTS.slice(1).join('|')})s?(?!\\p{L})`,
    read: ([, words, part]) => {
      const value = shareOf(valueOfWords(words!), PARTS.indexOf(part!.toLowerCase()) + 2);
      return value === undefined ? undefined : { value };
    },
  },
  { pattern: '(?<!\\p{L})(?:la )?moitié(?!\\p{L})', read: () => ({ value: '0.5' }) },
  {
    pattern: `(?<![\\p{L}\\d-]|\\d |pour )(?!une?(?![ -](?:${WORDS})))(${NUMBER})(?!\\p{L})`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!)) }),
  },
  // "un" is a number only before a period, because elsewhere it is an article.
  { pattern: `(?<![\\p{L}\\d])(?:une?)(?= ${PERIOD}(?!\\p{L}))`, read: () => ({ value: '1' }) },
];

export const quantities = quantitiesBy({
  decimals: ',',
  blankGroups: true,
  forms: FORMS,
  scales: [
    ['\\s?mille(?!\\p{L})', 1e3],
    ['\\s?millions?(?!\\p{L})', 1e6],
    ['\\s?milliards?(?!\\p{L})', 1e9],
  ],
  unitsBehind: [
    ['percent', '\\s?(?:%|pour[ -]cent|p\\.\\s?100)'],
    ['working day', '\\s?jours? (?:ouvrables?|ouvrés?)'],
    ['year', '\\s?(?:ans?|années?)(?!\\p{L})'],
    ['month', '\\s?mois(?!\\p{L})'],
    ['week', '\\s?semaines?(?!\\p{L})'],
    ['day', '\\s?jours?(?: (?:francs|calendaires|consécutifs))?(?!\\p{L})'],
    ['hour', '\\s?(?:heures?|h)(?!\\p{L})'],
    ['minute', '\\s?minutes?(?!\\p{L})'],
    ['currency EUR', "\\s?(?:€|d['’]euros|euros?(?!\\p{L})|eur(?!\\p{L}))"],
    ['currency FRF', '\\s?francs?(?!\\p{L})'],
    ['currency USD', '\\s?(?:\\$|dollars?(?!\\p{L}))'],
    ['person', '\\s?(?:personnes?|salariés?|membres?)(?!\\p{L})'],
  ],
  unitsBefore: [['currency EUR', '(?:€|(?<!\\p{L})eur)\\s?']],
  citesBefore:
    '§|(?:^|[^\\p{L}])(?:art|articles?|alinéas?|paragraphes?|chapitres?|titres?|annexes?|livre|section|n°|nº|points?|[LRD])\\.?\\s?[*]?|(?:^|[^\\p{L}])[LRD]\\.?\\s?\\d{1,4}-',
  citesBehind: '°(?!\\s?[cC])|\\s?(?:er|e|ème)? alinéa',
  bounds: {
    least: {
      before: "(?<!\\p{L})(?:au moins|au minimum|(?:d['’])?un minimum de)",
      behind: 'au (?:moins|minimum)(?!\\p{L})',
    },
    most: {
      before: "(?<!\\p{L})(?:au plus|au maximum|jusqu['’]à|un maximum de)",
      behind: 'au (?:plus|maximum)(?!\\p{L})',
    },
  },
  joins: 'et|ou|à',
});
