import type { Quantity, QuantityUnit } from '../languages';
import { addPeriod, formatDay, isCalendarUnit, isMonth, parseDay, wholePeriods, type Day } from './calendar';

/** A calculation for a person: `2021-02-28 + 3 week = 2021-03-21`. */
export interface Calculation {
  readonly shown: string;
}

/**
 * What is read of either side, first ones first. A sentence rests on few numbers; more operands would only find more sums
 * by chance, and let a hostile text cost its square.
 */
const MOST_OPERANDS = 24;
/** Laws differ in whether the day of the event counts, and on what hour of which day a period ends. */
const TOLERANCE_DAYS = 1;
/** Two amounts are the same within half a cent, two shares within their rounding to three decimals. */
const TOLERANCE = 0.005;
const SHARE_TOLERANCE = 0.0006;
/** A bare number up to this may count what is multiplied ("three times the fee"); a larger one is a year or a measure. */
const MOST_TIMES = 12;

/**
 * Whether a quantity of a sentence follows from those of the law that it cites and of the facts, by at most two steps:
 * a date and one or two periods; the time between two dates; a sum or difference of two periods or amounts of one unit;
 * a share of an amount, or what a share leaves of it; an amount some times, or shared by some; what is left of the whole
 * when a share of it goes for each of some years.
 *
 * Each calculation takes at least one operand from the law or from the facts of a kind that the other side cannot give
 * (a rule is applied to a fact): two numbers of the law are added only as periods, two of the facts only as amounts or
 * dates. A number without a unit that is recognised is no result, but for a share and a year of the calendar.
 *
 * Known failures: what rests on a third step, on holidays, on the end of a month or on an ordinal ("the third year").
 */
export function calculate(
  claim: Quantity,
  law: readonly Quantity[],
  facts: readonly Quantity[],
): Calculation | undefined {
  const [rule, given] = [operands(law), operands(facts)];
  if (claim.date !== undefined) return datePlusPeriods(claim.date, rule, given);
  if (claim.unit === 'citation') return undefined;
  const value = Number(claim.value);
  if (!Number.isFinite(value)) return undefined;
  if (isCalendarUnit(claim.unit)) {
    return betweenDates(claim, value, [...rule, ...given]) ?? sumOfPeriods(claim, value, rule, given);
  }
  if (isYear(claim)) return yearPlusYears(claim, value, rule, given);
  if (claim.unit === '' || claim.unit === 'percent') return shareLeft(claim, rule, given);
  return sumOfAmounts(claim, value, rule, given) ?? shareOfAmount(claim, value, rule, given);
}

/**
 * The same for all quantities of one sentence that nothing says: what is calculated is a fact for the others, so that a
 * sentence may say its steps one by one, in any order; none carries itself by way of another.
 */
export function calculateAll(
  claims: readonly Quantity[],
  law: readonly Quantity[],
  facts: readonly Quantity[],
): (Calculation | undefined)[] {
  const calculated: (Calculation | undefined)[] = claims.map(() => undefined);
  for (let found = true; found;) {
    found = false;
    const known = [...facts, ...claims.filter((_, at) => calculated[at] !== undefined)];
    for (const [at, claim] of claims.entries()) {
      if (calculated[at] !== undefined) continue;
      calculated[at] = calculate(claim, law, known);
      found ||= calculated[at] !== undefined;
    }
  }
  return calculated;
}

const operands = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(({ unit, value }) => unit !== 'citation' && value !== '0').slice(0, MOST_OPERANDS);

const written = ({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string =>
  unit === '' ? value : unit === 'percent' ? `${value}%` : `${value} ${unit.replace('currency ', '')}`;

const isPeriod = ({ unit, date }: Quantity): boolean => date === undefined && isCalendarUnit(unit);

/** A date of the facts or the law, and a period of the law forwards or backwards, perhaps with a second of either. */
function datePlusPeriods(claim: string, law: readonly Quantity[], facts: readonly Quantity[]): Calculation | undefined {
  const year = /^\d{4}/u.exec(claim)?.[0];
  const periods = law.filter(isPeriod);
  const seconds = [...periods, ...facts.filter(isPeriod)];
  for (const { date } of [...facts, ...law]) {
    const start = date === undefined ? undefined : parseDay(date, year === undefined ? undefined : Number(year));
    if (start === undefined || (isMonth(date!) && !isMonth(claim))) continue;
    for (const first of periods) {
      for (const sign of [1, -1]) {
        const once = addPeriod(start, sign * Number(first.value), first.unit);
        const shown = `${date!.replace('--', '')} ${sign > 0 ? '+' : '−'} ${written(first)}`;
        if (isSameDay(claim, once)) return { shown: `${shown} = ${formatDay(once)}` };
        for (const second of seconds) {
          if (second === first) continue;
          const twice = addPeriod(once, sign * Number(second.value), second.unit);
          if (isSameDay(claim, twice))
            return { shown: `${shown} ${sign > 0 ? '+' : '−'} ${written(second)} = ${formatDay(twice)}` };
        }
      }
    }
  }
  return undefined;
}

/** A bare number that may be a year of the calendar. */
const isYear = ({ value, unit, date }: Quantity): boolean =>
  unit === '' && date === undefined && /^(?:19|20|21)\d{2}$/u.test(value);

/** A year of the facts and a number of years of the law. */
function yearPlusYears(
  claim: Quantity,
  value: number,
  law: readonly Quantity[],
  facts: readonly Quantity[],
): Calculation | undefined {
  for (const fact of facts) {
    const year = /^\d{4}(?=-)/u.exec(fact.date ?? '')?.[0] ?? (isYear(fact) ? fact.value : undefined);
    if (year === undefined) continue;
    for (const years of law.filter(({ unit }) => unit === 'year')) {
      for (const [sign, shown] of [
        [1, '+'],
        [-1, '−'],
      ] as const) {
        if (Number(year) + sign * Number(years.value) === value)
          return { shown: `${year} ${shown} ${written(years)} = ${claim.value}` };
      }
    }
  }
  return undefined;
}

function isSameDay(claim: string, day: Day): boolean {
  if (!Number.isFinite(day) || Math.abs(day) > 1e6) return false;
  if (isMonth(claim)) return formatDay(day).startsWith(claim);
  const year = Number(formatDay(day).slice(0, 4));
  // A claim without a year may be meant in the year before or after, at the turn of the year.
  return [year - 1, year, year + 1].some(
    (each) => Math.abs((parseDay(claim, each) ?? Infinity) - day) <= TOLERANCE_DAYS,
  );
}

/** The whole periods between two dates: an age, the time since an event. */
function betweenDates(claim: Quantity, value: number, all: readonly Quantity[]): Calculation | undefined {
  const dates = all.flatMap(({ date }) => (date !== undefined && !date.startsWith('--') ? [date] : []));
  for (const from of dates) {
    for (const to of dates) {
      const [start, end] = [parseDay(from), parseDay(to)];
      if (start === undefined || end === undefined || end <= start) continue;
      const { count, isExact } = wholePeriods(start, end, claim.unit);
      if (count === value) return { shown: `${to} − ${from} = ${written(claim)}${isExact ? '' : ' and some days'}` };
    }
  }
  return undefined;
}

/** What periods of one kind are counted in, so that they add up; days and weeks never become months. */
const SAME_KIND: Readonly<Partial<Record<QuantityUnit, readonly [string, number]>>> = {
  year: ['months', 12],
  month: ['months', 1],
  week: ['days', 7],
  day: ['days', 1],
};

/** A period of the law, and one more of the law or the facts, added or taken away. */
function sumOfPeriods(
  claim: Quantity,
  value: number,
  law: readonly Quantity[],
  facts: readonly Quantity[],
): Calculation | undefined {
  const [kind, length] = SAME_KIND[claim.unit]!;
  const inKind = ({ unit, value: count }: Quantity): number | undefined => {
    const [own, each] = SAME_KIND[unit] ?? [];
    return own === kind ? Number(count) * each! : undefined;
  };
  for (const rule of law.filter(isPeriod)) {
    for (const given of facts.filter(isPeriod)) {
      const [a, b] = [inKind(rule), inKind(given)];
      if (a === undefined || b === undefined) continue;
      const [more, less] = a > b ? [rule, given] : [given, rule];
      if (Math.abs(a - b) === value * length)
        return { shown: `${written(more)} − ${written(less)} = ${written(claim)}` };
      if (a + b === value * length) return { shown: `${written(rule)} + ${written(given)} = ${written(claim)}` };
    }
  }
  return undefined;
}

/** Two amounts of one unit, at least one of them of the facts; or one amount some times, or shared by some. */
function sumOfAmounts(
  claim: Quantity,
  value: number,
  law: readonly Quantity[],
  facts: readonly Quantity[],
): Calculation | undefined {
  const isSame = ({ unit }: Quantity): boolean => unit === claim.unit;
  const found = facts.filter(isSame);
  for (const a of found) {
    for (const b of [...found, ...law.filter(isSame)]) {
      if (a === b) continue;
      if (isNear(Number(a.value) + Number(b.value), value))
        return { shown: `${written(a)} + ${written(b)} = ${written(claim)}` };
      const [more, less] = Number(a.value) > Number(b.value) ? [a, b] : [b, a];
      if (isNear(Number(more.value) - Number(less.value), value))
        return { shown: `${written(more)} − ${written(less)} = ${written(claim)}` };
    }
  }
  for (const amount of [...found, ...law.filter(isSame)]) {
    for (const times of [...law, ...facts]) {
      if (times.unit !== '' || times.date !== undefined || !isTimes(Number(times.value))) continue;
      if (isNear(Number(amount.value) * Number(times.value), value))
        return { shown: `${times.value} × ${written(amount)} = ${written(claim)}` };
      if (isNear(Number(amount.value) / Number(times.value), value))
        return { shown: `${written(amount)} ÷ ${times.value} = ${written(claim)}` };
    }
  }
  return undefined;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;
const isTimes = (count: number): boolean => Number.isInteger(count) && count >= 2 && count <= MOST_TIMES;

/** A percentage or a fraction as a share between 0 and 1. */
function shareOf({ value, unit, date }: Quantity): number | undefined {
  if (date !== undefined) return undefined;
  const share = unit === 'percent' ? Number(value) / 100 : unit === '' ? Number(value) : NaN;
  return share > 0 && share < 1 ? share : undefined;
}

/** A third is written 0.333: the share that is meant is the nearest one with a small denominator. */
function exact(share: number): number {
  for (let parts = 2; parts <= MOST_TIMES; parts += 1) {
    const near = Math.round(share * parts) / parts;
    if (Math.abs(near - share) < SHARE_TOLERANCE) return near;
  }
  return share;
}

/** A share of an amount of the facts, what it leaves, or the amount with the share added. */
function shareOfAmount(
  claim: Quantity,
  value: number,
  law: readonly Quantity[],
  facts: readonly Quantity[],
): Calculation | undefined {
  for (const amount of facts.filter(({ unit }) => unit === claim.unit)) {
    for (const rule of [...law, ...facts]) {
      const share = shareOf(rule);
      if (share === undefined) continue;
      const whole = Number(amount.value);
      const part = whole * exact(share);
      const of = `${written(rule)} of ${written(amount)}`;
      if (isNear(part, value)) return { shown: `${of} = ${written(claim)}` };
      if (isNear(whole - part, value)) return { shown: `${written(amount)} − ${of} = ${written(claim)}` };
      if (isNear(whole + part, value)) return { shown: `${written(amount)} + ${of} = ${written(claim)}` };
    }
  }
  return undefined;
}

/** What is left of the whole when a share of the law goes once, or for each whole year of a period of the facts. */
function shareLeft(claim: Quantity, law: readonly Quantity[], facts: readonly Quantity[]): Calculation | undefined {
  const claimed = shareOf(claim);
  if (claimed === undefined) return undefined;
  for (const rule of law) {
    const share = shareOf(rule);
    if (share === undefined) continue;
    for (const years of [
      1,
      ...facts.filter(({ unit }) => unit === 'year').map((each) => Math.floor(Number(each.value))),
    ]) {
      const left = 1 - years * exact(share);
      if (years > 0 && left > 0 && Math.abs(left - claimed) < SHARE_TOLERANCE) {
        return { shown: `1 − ${years === 1 ? '' : `${String(years)} × `}${written(rule)} = ${written(claim)}` };
      }
    }
  }
  return undefined;
}
