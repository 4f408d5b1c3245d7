import { foldCase } from '../../text';

/** More of a name is not indexed, in UTF-16 units: a hostile file may put a book into a heading. */
const LONGEST_NAME = 2_000;

/** The words of a name as it is indexed and typed, with the inner stops and hyphens of numbers: `17.2.1`, `5-2`. */
export const nameWords = (text: string): string[] =>
  foldCase(text.slice(0, LONGEST_NAME)).match(/[\p{L}\p{M}\p{N}]+(?:[.-]\p{N}+)*/gu) ?? [];
