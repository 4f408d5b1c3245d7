import type { QuantityUnit } from '../languages';

/** A day as the days since 1970-01-01, proleptic Gregorian. */
export type Day = number;

const MS_A_DAY = 86_400_000;
/** Stands for the year that a date leaves out: a common year, so that 28 February + 1 day is 1 March. */
const SOME_YEAR = 2021;

const dayOf = (year: number, month: number, day: number): Day => Math.round(Date.UTC(year, month, day) / MS_A_DAY);

/** Whether a date is a month without a day: `YYYY-MM`. */
export const isMonth = (date: string): boolean => /^\d{4}-\d{2}$/u.test(date);

/** @param date `YYYY-MM-DD`; `--MM-DD`, which is read in `year`; or `YYYY-MM`, the first of the month. */
export function parseDay(date: string, year = SOME_YEAR): Day | undefined {
  const found = /^(\d{4}|-)-(\d{2})-(\d{2})$/u.exec(isMonth(date) ? `${date}-01` : date);
  if (found === null) return undefined;
  const [, yyyy, mm, dd] = found;
  return dayOf(yyyy === '-' ? year : Number(yyyy), Number(mm) - 1, Number(dd));
}

/** `YYYY-MM-DD`. */
export const formatDay = (day: Day): string => new Date(day * MS_A_DAY).toISOString().slice(0, 10);

/** Whether the calendar can add a period of this unit; working days depend on holidays. */
export const isCalendarUnit = (unit: QuantityUnit): boolean => ['year', 'month', 'week', 'day'].includes(unit);

/**
 * The day a period later, or earlier where `count` is negative. Months and years end on the day of the same number, or on
 * the last day of a month that lacks it (section 188(2) and (3) of the German Civil Code, article 160(2) and (3) of the
 * Korean one, article 143 of the Japanese one); half a year is six months, half a month 15 days (section 189(1)).
 */
export function addPeriod(start: Day, count: number, unit: QuantityUnit): Day {
  if (unit === 'day') return start + Math.round(count);
  if (unit === 'week') return start + Math.round(count * 7);
  const months = unit === 'year' ? count * 12 : count;
  const whole = Math.trunc(months);
  const date = new Date(start * MS_A_DAY);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + whole, date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(year, month, Math.min(day, last)) + Math.round((months - whole) * 30);
}

/** How many whole periods of a unit lie between two days, and whether nothing is left over, but for a day. */
export function wholePeriods(from: Day, to: Day, unit: QuantityUnit): { count: number; isExact: boolean } {
  const days = to - from;
  if (unit === 'day' || unit === 'week') {
    const length = unit === 'day' ? 1 : 7;
    return { count: Math.floor(days / length), isExact: days % length <= 1 };
  }
  const perYear = unit === 'year' ? 1 : 12;
  let count = Math.max(0, Math.floor((days / 366) * perYear) - 1);
  while (addPeriod(from, count + 1, unit) <= to) count += 1;
  return { count, isExact: to - addPeriod(from, count, unit) <= 1 };
}
