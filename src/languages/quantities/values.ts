/** Digits without leading zeros, and without zeros at the end of decimals; `.` before decimals. */
export function plainDigits(digits: string): string {
  const [whole = '', decimals = ''] = digits.split('.');
  const kept = decimals.replace(/0{1,64}$/u, '');
  return `${whole.replace(/^0+(?=\d)/u, '')}${kept === '' ? '' : `.${kept}`}`;
}

/** A number as a value's digits; shares are rounded to three decimals, others to six. */
export const digitsOf = (value: number): string => String(Number(value.toFixed(6)));
export const shareOf = (numerator: number, denominator: number): string | undefined =>
  denominator > 0 ? String(Number((numerator / denominator).toFixed(3))) : undefined;

/**
 * The number that words add up to: two hundred, and, fifty is 2 × 100 + 50. A hundred multiplies what stands before it, a
 * thousand or more all of it.
 */
export function addedUp(values: readonly number[]): number {
  let total = 0;
  let section = 0;
  for (const value of values) {
    if (value >= 1000) {
      total += (section || 1) * value;
      section = 0;
    } else if (value === 100) section = (section || 1) * 100;
    else section += value;
  }
  return total + section;
}

/**
 * The number of signs as East Asia and Thailand write them: each sign of ten, hundred or thousand multiplies the digit
 * before it, each of ten thousand or more the whole group: 3억 5천만, 二万五千, สามสิบ.
 *
 * @param units signs below ten thousand (or what groups by), with their values.
 * @param groups signs that multiply what is before them as a whole.
 */
export function multipliedOut(
  signs: readonly string[],
  digits: ReadonlyMap<string, number>,
  units: ReadonlyMap<string, number>,
  groups: ReadonlyMap<string, number>,
): number {
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const sign of signs) {
    const unit = units.get(sign);
    const group = groups.get(sign);
    if (unit !== undefined) {
      section += (digit ?? 1) * unit;
      digit = undefined;
    } else if (group !== undefined) {
      total += (section + (digit ?? 0) || 1) * group;
      section = 0;
      digit = undefined;
    } else digit = digits.get(sign) ?? Number(sign);
  }
  return total + section + (digit ?? 0);
}

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `YYYY-MM-DD`, `--MM-DD` without a year, `YYYY-MM` without a day; undefined where the calendar has no such day. */
export function calendarDate(year: number | undefined, month: number, day: number | undefined): string | undefined {
  const days = DAYS_OF_MONTH[month - 1];
  if (days === undefined || (day !== undefined && (day < 1 || day > days))) return undefined;
  if (year !== undefined && (year < 1 || year > 9999)) return undefined;
  const [mm, dd] = [month, day ?? 0].map((part) => String(part).padStart(2, '0'));
  const yyyy = year === undefined ? '-' : String(year).padStart(4, '0');
  if (day === undefined) return year === undefined ? undefined : `${yyyy}-${mm!}`;
  return `${yyyy}-${mm!}-${dd!}`;
}

/** The values of number words: those from zero on, in order; the tens from `firstTen` on; and others. */
export const wordValues = (
  fromZero: string,
  tens = '',
  others: Readonly<Record<string, number>> = {},
  firstTen = 20,
): ReadonlyMap<string, number> =>
  new Map([
    ...fromZero.split(' ').map((word, value) => [word, value] as const),
    ...tens.split(' ').map((word, at) => [word, firstTen + at * 10] as const),
    ...Object.entries(others),
  ]);

/** Longer words first, so that none is read as a shorter one that it begins with. */
export const longestFirst = (words: Iterable<string>): string[] =>
  [...words].filter((word) => word !== '').sort((a, b) => b.length - a.length);
