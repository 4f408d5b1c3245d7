import { quantitiesBy } from '../quantities/reader';
import { dated, type NumeralForm } from '../quantities/rules';
import { addedUp, digitsOf, longestFirst, shareOf, wordValues } from '../quantities/values';

const HUNDREDS = 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'.split(' ');
const VALUES = wordValues(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  {
    un: 1,
    una: 1,
    ...Object.fromEntries(
      'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
        .split(' ')
        .map((word, at) => [word, 21 + at]),
    ),
    cien: 100,
    ciento: 100,
    ...Object.fromEntries(
      HUNDREDS.flatMap((word, at) => [`${word}os`, `${word}as`].map((form) => [form, (at + 2) * 100])),
    ),
    mil: 1000,
    millón: 1e6,
    millones: 1e6,
  },
);
const WORDS = longestFirst(VALUES.keys()).join('|');
const WORD = new RegExp(WORDS, 'gu');
const NUMBER = `(?:${WORDS})(?:(?: y | )(?:${WORDS})){0,8}`;
const PERIOD = '(?:años?|mes(?:es)?|semanas?|días?|horas?|minutos?)';
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const MONTH = `(${MONTHS.join('|')})(?!\\p{L})`;
const monthOf = (name: string): number => MONTHS.indexOf(name.toLowerCase()) + 1;
const PARTS = 'medio tercio cuarto quinto sexto séptimo octavo noveno décimo'.split(' ');

const valueOfWords = (words: string): number =>
  addedUp(Array.from(words.toLowerCase().matchAll(WORD), ([word]) => VALUES.get(word)!));

const FORMS: readonly NumeralForm[] = [
  {
    pattern: `(?<![\\d.,\\p{L}])(\\d{1,2}|primero|uno)(?:º|°)? de ${MONTH}(?: del? (\\d{4})(?!\\d))?`,
    read: ([, day, month, year]) => dated(year, monthOf(month!), /^\d/u.test(day!) ? day : 1),
  },
  {
    pattern: `(?<!\\p{L})${MONTH} del? (\\d{4})(?!\\d)`,
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
  {
    pattern: '(?<!\\p{L})(?:la )?(?:mitad|décima parte)(?!\\p{L})',
    read: ([words]) => ({ value: /mitad/iu.test(words!) ? '0.5' : '0.1' }),
  },
  { pattern: '(?<!\\p{L})(?:la )?tercera parte(?!\\p{L})', read: () => ({ value: '0.333' }) },
  {
    pattern: `(?<![\\p{L}\\d]|\\d |por )(?!(?:una?|uno)(?! (?:${WORDS})))(${NUMBER})(?!\\p{L})`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!)) }),
  },
  // "un" is a number only before a period, because elsewhere it is an article.
  { pattern: `(?<![\\p{L}\\d])(?:una?)(?= ${PERIOD}(?!\\p{L}))`, read: () => ({ value: '1' }) },
];

export const quantities = quantitiesBy({
  decimals: ',',
  blankGroups: true,
  forms: FORMS,
  scales: [
    ['\\s?mil(?!\\p{L})', 1e3],
    ['\\s?mill(?:ón|ones)(?!\\p{L})', 1e6],
  ],
  unitsBehind: [
    ['percent', '\\s?(?:%|por ciento|por cien(?!\\p{L}))'],
    ['working day', '\\s?días? (?:hábil(?:es)?|laborables?)'],
    ['year', '\\s?años?(?!\\p{L})'],
    ['month', '\\s?mes(?:es)?(?!\\p{L})'],
    ['week', '\\s?semanas?(?!\\p{L})'],
    ['day', '\\s?días?(?: naturales)?(?!\\p{L})'],
    ['hour', '\\s?horas?(?!\\p{L})'],
    ['minute', '\\s?minutos?(?!\\p{L})'],
    ['currency EUR', '\\s?(?:€|(?:de )?euros?(?!\\p{L})|eur(?!\\p{L}))'],
    ['currency ESP', '\\s?pesetas?(?!\\p{L})'],
    ['currency USD', '\\s?(?:\\$|dólar(?:es)?(?!\\p{L}))'],
    ['person', '\\s?(?:personas?|trabajador(?:es|as)?|miembros?)(?!\\p{L})'],
  ],
  unitsBefore: [['currency EUR', '(?:€|(?<!\\p{L})eur)\\s?']],
  citesBefore:
    '§|(?:^|[^\\p{L}])(?:art|arts|artículos?|apartados?|párrafos?|capítulos?|títulos?|anexos?|libro|sección|disposición|núm|n\\.º|ley|reglamento|letra)\\.?',
  bounds: {
    least: {
      before: '(?<!\\p{L})(?:al menos|como mínimo|por lo menos|un mínimo de|no inferior(?:es)? a)',
      behind: '(?:como mínimo|al menos|o más)(?!\\p{L})',
    },
    most: {
      before: '(?<!\\p{L})(?:como máximo|a lo sumo|un máximo de|hasta|no superior(?:es)? a)',
      behind: '(?:como máximo|a lo sumo)(?!\\p{L})',
    },
  },
  joins: 'y|e|o|a|al',
});
