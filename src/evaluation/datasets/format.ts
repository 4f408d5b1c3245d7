import type { Question } from './dataset';
import type { Fields } from './fields';

/** The rows of one data set. */
export interface DatasetFormat {
  readonly name: string;
  /** Fields that rows of no other format have: a row that has one of them is of this format. */
  readonly marks: readonly string[];
  /** Reads a row; its id may be empty. Throws {@link FieldError} where a field is missing or of another type. */
  read(row: Fields): Question;
}

/** Texts one below the other, without the empty ones. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** How many provisions a question needs: what the row says, where that is a whole number of at least 1, else its gold. */
export function hopsOf(said: unknown, gold: readonly string[]): number {
  const hops = typeof said === 'string' ? Number(said) : said;
  return Number.isSafeInteger(hops) && (hops as number) >= 1 ? (hops as number) : gold.length;
}
