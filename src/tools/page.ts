import * as z from 'zod';
import { ToolInputError } from './tool';

/** Behind so many entries nobody pages. */
const LAST_PAGE = 1_000_000;

/** The arguments of a tool that answers with a list: how many entries, and from where on. */
export const pageInput = (byDefault: number, most: number) => ({
  limit: z
    .int(`Give a whole number from 1 to ${most}.`)
    .min(1, `Give a whole number from 1 to ${most}.`)
    .max(most, `Give at most ${most}, and page on with cursor.`)
    .default(byDefault)
    .describe('How many entries to answer with.'),
  cursor: z
    .string('Give the "next" of the answer before, or leave it out.')
    .max(20, 'Give the "next" of the answer before, or leave it out.')
    .optional()
    .describe('The "next" of the answer before, to read on; leave it out for the first page.'),
});

/** Which page is asked for. */
export interface PageInput {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Where the page begins in the whole list. Throws {@link ToolInputError} for a cursor that no answer gave. */
export function pageStart(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const start = /^\d{1,7}$/u.test(cursor) ? Number(cursor) : NaN;
  if (!(start <= LAST_PAGE)) throw new ToolInputError('cursor: Give the "next" of the answer before, or leave it out.');
  return start;
}

/** A page of a whole list, with the cursor of the next one where there is one. */
export function pageOf<Entry>(
  all: readonly Entry[],
  { limit, cursor }: PageInput,
): { readonly page: readonly Entry[]; readonly next?: string } {
  const start = pageStart(cursor);
  const end = start + limit;
  return { page: all.slice(start, end), ...(end < all.length && { next: String(end) }) };
}
