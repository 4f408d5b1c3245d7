import type { Act } from '../law';

/** A year that stands alone, or in a date of digits. */
const YEAR = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)|(?<!\d)(?:1[6-9]|20)\d\d(?=[01]\d[0-3]\d(?!\d))/gu;
/** A text that tells when an act was made says no more than this. UTF-16 code units. */
const LONGEST = 400;

/** The years that a short text names: "1896-08-18", "Bek. v. 2.1.2002 I 42", "20120501". */
export const yearsIn = (text: string): number[] => (text.slice(0, LONGEST).match(YEAR) ?? []).map(Number);

/** The years of an act of which only the day of its publication is known: what is printed in January was made in either. */
export const yearsOfPublication = (text: string): number[] => yearsIn(text).flatMap((year) => [year - 1, year]);

/** An act with the years in which it was made or published anew, each once. */
export const withYears = (act: Act, years: readonly number[]): Act =>
  years.length === 0 ? act : { ...act, years: [...new Set(years)].sort((a, b) => a - b) };
