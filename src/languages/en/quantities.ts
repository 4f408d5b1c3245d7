import { quantitiesBy } from '../quantities/reader';
import { dated, type NumeralForm } from '../quantities/rules';
import { addedUp, digitsOf, longestFirst, shareOf, wordValues } from '../quantities/values';

const VALUES = wordValues(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'twenty thirty forty fifty sixty seventy eighty ninety',
  { hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 },
);
const WORD = longestFirst(VALUES.keys()).join('|');
const NUMBER = `(?:${WORD})(?:(?: and |[ -])(?:${WORD})){0,8}`;
const PERIOD = '(?:years?|months?|weeks?|days?|hours?|minutes?)';
const COUNTED_BY_ONE = `(?:(?:calendar|working|business|clear|full|whole|further) )?${PERIOD}`;
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SHORT = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
/** With a capital, for "may" and "march" are words too. */
const MONTH = `(${MONTHS.map((name) => name[0]!.toUpperCase() + name.slice(1)).join('|')}|(?:${SHORT})\\.?)(?!\\p{L})`;
const monthOf = (name: string): number =>
  MONTHS.findIndex((each) => each.startsWith(name.toLowerCase().slice(0, 3))) + 1;
const PARTS = longestFirst(
  'half halve third quarter fourth fifth sixth seventh eighth ninth tenth twelfth twentieth hundredth'.split(' '),
);
const PART_VALUES = new Map<string, number>([
  ...'half third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((part, at) => [part, at + 2] as const),
  ['halve', 2],
  ['quarter', 4],
  ['twelfth', 12],
  ['twentieth', 20],
  ['hundredth', 100],
]);

const valueOfWords = (words: string): number =>
  addedUp(
    words
      .toLowerCase()
      .split(/[ -]+/u)
      .flatMap((word) => VALUES.get(word) ?? []),
  );
const shared = (count: number, part: string): { value: string } | undefined => {
  const value = shareOf(count, PART_VALUES.get(part.toLowerCase())!);
  return value === undefined ? undefined : { value };
};

const FORMS: readonly NumeralForm[] = [
  {
    pattern: `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? ${MONTH}(?:,? (\\d{4})(?!\\d))?`,
    cased: true,
    read: ([, day, month, year]) => dated(year, monthOf(month!), day),
  },
  {
    pattern: `(?<!\\p{L})${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?![\\d.])(?:,? (\\d{4})(?!\\d))?`,
    cased: true,
    read: ([, month, day, year]) => dated(year, monthOf(month!), day),
  },
  {
    pattern: `(?<!\\p{L})${MONTH},? (?:of )?(\\d{4})(?!\\d)`,
    cased: true,
    read: ([, month, year]) => dated(year, monthOf(month!)),
  },
  {
    pattern: `(?<!\\p{L})(?:(one|an?)|(${NUMBER}))[ -](${PARTS.join('|')})s?(?!\\p{L})(?= of| the| share|[.,;)]|$)`,
    read: ([, , words, part]) => shared(words === undefined ? 1 : valueOfWords(words), part!),
  },
  { pattern: '(?<!\\p{L})half(?= of| the| his| her| their| its| your)', read: () => ({ value: '0.5' }) },
  {
    pattern: '(?<![\\d/])(\\d{1,2})/(\\d{1,2})(?![\\d/])',
    read: ([, a, b]) => {
      const value = Number(a) < Number(b) ? shareOf(Number(a), Number(b)) : undefined;
      return value === undefined ? undefined : { value };
    },
  },
  { pattern: '(?<!\\p{L})half a year(?!\\p{L})', read: () => ({ value: '6', unit: 'month' }) },
  {
    pattern: `(?<!\\p{L})(${NUMBER}) and (?:a|one) half(?=[ -])`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!) + 0.5) }),
  },
  {
    pattern: `(?<![\\p{L}\\d-]|\\d )(?:an? )?(?!one(?![ -](?:${WORD})))(${NUMBER})(?!\\p{L})`,
    read: ([, words]) => ({ value: digitsOf(valueOfWords(words!)) }),
  },
  // "one" and "a" are numbers only before a period, because elsewhere they are a pronoun and an article.
  { pattern: `(?<![\\p{L}\\d])(?:one|an?)(?=[ -]${COUNTED_BY_ONE}(?!\\p{L}))`, read: () => ({ value: '1' }) },
];

const ADJECTIVES = '(?:(?:calendar|clear|consecutive|successive|full|whole|further|more|additional) )?';

export const quantities = quantitiesBy({
  decimals: '.',
  forms: FORMS,
  scales: [
    ['\\s?thousand(?!\\p{L})', 1e3],
    ['\\s?(?:million|mn|m)(?!\\p{L})', 1e6],
    ['\\s?(?:billion|bn)(?!\\p{L})', 1e9],
  ],
  unitsBehind: [
    ['percent', '\\s?(?:%|percent|per\\s?cent(?:um)?)'],
    ['working day', '[\\s-]?(?:working|business|banking)[\\s-]days?(?!\\p{L})'],
    ['year', `[\\s-]?${ADJECTIVES}years?(?!\\p{L})`],
    ['month', `[\\s-]?${ADJECTIVES}months?(?!\\p{L})`],
    ['week', `[\\s-]?${ADJECTIVES}weeks?(?!\\p{L})`],
    ['day', `[\\s-]?${ADJECTIVES}days?(?!\\p{L})`],
    ['hour', `[\\s-]?${ADJECTIVES}hours?(?!\\p{L})`],
    ['minute', `[\\s-]?${ADJECTIVES}minutes?(?!\\p{L})`],
    ['currency USD', '\\s?(?:\\$|us dollars?|dollars?|usd)(?!\\p{L})'],
    ['currency EUR', '\\s?(?:€|euros?(?!\\p{L})|eur(?!\\p{L}))'],
    ['currency GBP', '\\s?(?:£|pounds?(?: sterling)?(?!\\p{L})|gbp(?!\\p{L}))'],
    ['currency KRW', '\\s?(?:₩|won(?!\\p{L})|krw(?!\\p{L}))'],
    ['currency JPY', '\\s?(?:¥|yen(?!\\p{L})|jpy(?!\\p{L}))'],
    ['person', '\\s(?:persons?|people|members?|employees?)(?!\\p{L})'],
  ],
  unitsBefore: [
    ['currency USD', '(?:us)?\\$\\s?|(?<!\\p{L})usd\\s?'],
    ['currency EUR', '(?:€|(?<!\\p{L})eur)\\s?'],
    ['currency GBP', '(?:£|(?<!\\p{L})gbp)\\s?'],
    ['currency KRW', '(?:₩|(?<!\\p{L})krw)\\s?'],
    ['currency JPY', '(?:¥|(?<!\\p{L})jpy)\\s?'],
  ],
  citesBefore:
    "§|(?:^|[^\\p{L}'’])(?:art|articles?|sections?|sec|s|ss|rules?|regulations?|reg|paragraphs?|para|subsections?|subparagraphs?|schedules?|annex|parts?|chapters?|clauses?|no|nos|items?|points?)\\.?",
  bounds: {
    least: {
      before: '(?<!\\p{L})(?:at least|no(?:t)? (?:less|fewer) than|a minimum of)',
      behind: 'or (?:more|longer)(?!\\p{L})',
    },
    most: {
      before: '(?<!\\p{L})(?:at most|no(?:t)? (?:more|longer|later) than|not exceeding|up to|a maximum of)',
      behind: 'or (?:less|fewer)(?!\\p{L})',
    },
  },
  joins: 'and|or|to',
});
