import type { Act, Day } from '../law';
import { isoDate } from './standing';

/** A year that stands alone, or in a date of digits. */
const YEAR = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)|(?<!\d)(?:1[6-9]|20)\d\d(?=[01]\d[0-3]\d(?!\d))/gu;
/** A whole date of digits, as sources write them in such a text. */
const DAY = /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})(?!\d)/gu;
/** A text that tells when an act was made says no more than this. UTF-16 code units. */
const LONGEST = 400;

/** The years that a short text names: "1896-08-18", "Bek. v. 2.1.2002 I 42", "20120501". */
export const yearsIn = (text: string): number[] => (text.slice(0, LONGEST).match(YEAR) ?? []).map(Number);

/** The years of an act of which only the day of its publication is known: what is printed in January was made in either. */
export const yearsOfPublication = (text: string): number[] => yearsIn(text).flatMap((year) => [year - 1, year]);

/** The days among them: "1896-08-18", "Bek. v. 2.1.2002 I 42". */
export const daysIn = (text: string): Day[] =>
  (text.slice(0, LONGEST).match(DAY) ?? []).flatMap((date) => isoDate(date) ?? []);

/** An act with the years in which it was made or published anew, and the days of that which are known, each once. */
export const withYears = (act: Act, years: readonly number[], days: readonly Day[]): Act => ({
  ...act,
  ...(years.length > 0 && { years: [...new Set(years)].sort((a, b) => a - b) }),
  ...(days.length > 0 && { days: [...new Set(days)].sort() }),
});
