import { normaliseNumber, type Citation } from '../law';
import type { Edit } from './finding';

const KOREAN_NUMBER = /([0-9０-９]{1,5})(\s?[편장절관조항호])(?:\s?의\s?([0-9０-９]{1,3}))?/gu;
const NUMBER = /[\p{L}\p{N}]*\p{N}(?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|(?<=\()\p{L}{1,4}(?=\))/gu;

interface Written extends Pick<Edit, 'start' | 'end'> {
  readonly number: string;
  /** Writes another number in the same manner. */
  readonly as: (number: string) => string;
}

/**
 * The change that gives the unit at `depth` of a citation's path another number, in the citation's own manner; undefined
 * where the citation writes its units in another order than its path has them ("paragraph 2 of section 5"), or leaves
 * some of them to the context. Offsets are those of the text that the citation stands in.
 */
export function renumbered(citation: Citation, depth: number, number: string): Edit | undefined {
  const { path, text, start } = citation;
  const tokens = citation.system === 'ko' ? koreanNumbers(text) : plainNumbers(text, citation.system === 'en');
  const written =
    inOrder(
      tokens,
      path.map((unit) => unit.number),
    )?.[depth] ?? onlyOne(tokens, path[depth]!.number);
  return written && { start: start + written.start, end: start + written.end, newText: written.as(number) };
}

/** The first tokens that are the numbers, one after another. */
function inOrder(tokens: readonly Written[], numbers: readonly string[]): Written[] | undefined {
  const found: Written[] = [];
  for (const token of tokens) if (token.number === numbers[found.length]) found.push(token);
  return found.length === numbers.length ? found : undefined;
}

function onlyOne(tokens: readonly Written[], number: string): Written | undefined {
  const alike = tokens.filter((token) => token.number === number);
  return alike.length === 1 ? alike[0] : undefined;
}

function koreanNumbers(text: string): Written[] {
  return [...text.matchAll(KOREAN_NUMBER)].map(({ 0: whole, 1: main, 2: unit, 3: branch, index }) => ({
    start: index,
    end: index + whole.length,
    number: normaliseNumber(branch === undefined ? main! : `${main!}의${branch}`),
    as: (number) => {
      const [first, ...branches] = number.split('-');
      return `${first!}${unit!}${branches.map((each) => `의${each}`).join('')}`;
    },
  }));
}

/** English writes the letter of a section as a capital: 12A. */
function plainNumbers(text: string, capitals: boolean): Written[] {
  return [...text.matchAll(NUMBER)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
    number: normaliseNumber(token),
    as: (number) => (/\p{Lu}/u.test(token) || (capitals && /^\d/u.test(number)) ? number.toUpperCase() : number),
  }));
}

/** A text with a change made to it; `at` is the offset where the text begins. */
export const applied = (text: string, at: number, { start, end, newText }: Edit): string =>
  `${text.slice(0, start - at)}${newText}${text.slice(end - at)}`;
