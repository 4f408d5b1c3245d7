import { quantitiesBy } from '../quantities/reader';
import { dated, type Numeral, type NumeralForm } from '../quantities/rules';
import { digitsOf, multipliedOut, plainDigits, shareOf } from '../quantities/values';

const DIGITS = new Map(Array.from('영일이삼사오육칠팔구', (sign, value) => [sign, value] as const));
const UNITS = new Map([
  ['십', 10],
  ['백', 100],
  ['천', 1000],
]);
const GROUPS = new Map([
  ['만', 1e4],
  ['억', 1e8],
  ['조', 1e12],
]);
const NATIVE = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'];
const NATIVE_FORMS = [...NATIVE].sort((a, b) => b.length - a.length).join('|');

/** 3억 5천만 is 350,000,000; 천만 is 10,000,000; 2만5천 is 25,000. */
const sino = (numeral: string): Numeral => ({
  value: digitsOf(
    multipliedOut(
      Array.from(numeral.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?|[가-힣]/gu), ([sign]) => sign),
      DIGITS,
      UNITS,
      GROUPS,
    ),
  ),
});
const number = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : Number(/^\d/u.test(written) ? written.replaceAll(',', '') : sino(written).value);

const SIGNS = '[일이삼사오육칠팔구십백천]{1,6}';
const COUNTED =
  '\\s?원|\\s?년|\\s?개월|\\s?시간|\\s?퍼센트|\\s?배|\\s?일(?![가-힣]|$)|\\s?일(?:이|간|의|을|부터|까지|내|로)|\\s?명';

const FORMS: readonly NumeralForm[] = [
  {
    pattern: '(\\d{4})년\\s?(\\d{1,2})월(?:\\s?(\\d{1,2})일)?',
    read: ([, year, month, day]) => dated(year, month, day),
  },
  {
    pattern: '(?<![\\d.])(\\d{4})\\.\\s?(\\d{1,2})\\.\\s?(\\d{1,2})\\.?(?!\\d)',
    read: ([, year, month, day]) => dated(year, month, day),
  },
  {
    pattern: '(?<!\\d)(\\d{1,2})월\\s?(\\d{1,2})일',
    read: ([, month, day]) => dated(undefined, month, day),
  },
  {
    pattern: '(?<!\\d)(\\d{4})년(?!\\s?(?:간|이내|이상|이하|동안))',
    read: ([, year]) => ({ value: plainDigits(year!), unit: '' }),
  },
  // 100분의 30 is thirty percent; 3분의 2 a share; 연 5분 is five percent.
  {
    pattern: `(?<!\\d)(\\d{1,4}|${SIGNS})\\s?분의\\s?(\\d{1,3}(?:\\.\\d{1,6})?|[일이삼사오육칠팔구십]{1,4}(?=[\\s,.을를로에의]|$))`,
    read: ([, whole, part]) => {
      const [of, count] = [number(whole), number(part)];
      if (of === 100) return { value: digitsOf(count!), unit: 'percent' };
      const value = shareOf(count!, of!);
      return value === undefined ? undefined : { value };
    },
  },
  {
    pattern: '(?<=연\\s?)(\\d{1,2}|[일이삼사오육칠팔구])\\s?분(?!\\s?의\\s?\\d)',
    read: ([, part]) => ({ value: digitsOf(number(part)!), unit: 'percent' }),
  },
  { pattern: '절반', read: () => ({ value: '0.5' }) },
  { pattern: '(?<![가-힣])반\\s?년', read: () => ({ value: '6', unit: 'month' }) },
  // 1천만, 3억 5천만, 2만5천; or in Hangul before a unit: 천만 원, 삼십일, 이년.
  {
    pattern:
      '(?<![\\d.,제])(\\d[\\d,]{0,20}(?:\\.\\d{1,6})?(?:[십백천]{1,2}[만억]?|[만억]|조(?=\\s?\\d{1,4}[천백십]?억|\\s?원))(?:\\s?\\d{1,4}(?:[십백천]{1,2}[만억]?|[만억])){0,6}(?:\\d{1,4}(?!\\d))?)',
    read: ([numeral]) => sino(numeral!),
  },
  {
    pattern: `(?<![가-힣\\d])((?:[일이삼사오육칠팔구]?[십백천만억]){1,8}[일이삼사오육칠팔구]?)(?=${COUNTED})`,
    read: ([numeral]) => sino(numeral!),
  },
  { pattern: '(?<![가-힣\\d])[일이삼사오육칠팔구](?=년|개월|할)', read: ([numeral]) => sino(numeral!) },
  {
    pattern: `(?<![가-힣])(${NATIVE_FORMS})(?=\\s?(?:달|개월|배(?![가-힣]{2})|시간|주일|가지|번째|명|해(?![가-힣]))|\\s(?:사람|번|개)|\\s?주(?:간|\\s))`,
    read: ([, word]) => ({ value: String(NATIVE.indexOf(word!) + 1) }),
  },
];

export const quantities = quantitiesBy({
  decimals: '.',
  forms: FORMS,
  unitsBehind: [
    ['percent', '\\s?(?:%|퍼센트|프로|％)'],
    ['working day', '\\s?(?:영업일|근무일|거래일)'],
    ['year', '\\s?(?:년|개년|해(?![가-힣]))'],
    ['month', '\\s?(?:개월|달|월(?!요일|세|급|\\s?\\d))'],
    ['week', '\\s?주(?:일|간|(?=[\\s,.가이를의]|$))'],
    ['day', '\\s?일(?!부(?!터)|반|정|괄|체|시(?!점)|치)'],
    ['hour', '\\s?시간'],
    ['minute', '\\s?분(?!\\s?의|기|야)'],
    ['currency KRW', '\\s?(?:원(?!고|칙|인|본|장|심)|₩|krw)'],
    ['currency USD', '\\s?(?:달러|불(?![가-힣])|usd)'],
    ['currency EUR', '\\s?(?:유로|eur)'],
    ['currency JPY', '\\s?(?:엔(?![가-힣])|jpy)'],
    ['person', '\\s?(?:명|인(?=[\\s의이을은]|$)|\\s사람)'],
  ],
  unitsBefore: [
    ['currency KRW', '₩\\s?'],
    ['currency USD', '\\$\\s?'],
    ['currency EUR', '€\\s?'],
  ],
  citesBefore: '제|별표|부칙|별지|법률|대통령령|호의',
  citesBehind:
    '\\s?(?:조(?!\\s?\\d{0,4}\\s?[천백십]?억|\\s?원)|항(?![구만소해공])|호(?![가-힣])|호(?=[의에를는가나와])|목(?![가-힣])|편|장(?![가-힣])|절(?![가-힣])|관(?![가-힣]))',
  bounds: {
    least: { before: '(?:최소한?|적어도)', behind: '이상' },
    most: { before: '(?:최대한?|많아야|길어야)', behind: '이하|이내|까지의' },
  },
  joins: '[조항호]?(?:부터|까지|및|또는|내지|의|와|과|이상|에서)',
});
