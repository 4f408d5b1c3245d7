import type { ListStyle } from './listItems';

const STYLES_OF: readonly (readonly [number: RegExp, style: ListStyle])[] = [
  [/^\d/u, 'digits'],
  [/^[a-z]/u, 'letters'],
  [/^[가-하]/u, 'hangul'],
  [/^[ァ-ヶ]/u, 'kana'],
  [/^[ก-ฮ]/u, 'thai'],
];
const ROMAN = /^[ivxl]+$/u;
/** What a list begins with, in any style. */
const FIRST: ReadonlySet<string> = new Set(['1', 'a', 'i', '가', 'イ', 'ก']);

/** The styles in which a list may have a number: a letter stands for a capital and a Roman number, too. */
export function stylesOf(number: string): readonly ListStyle[] {
  const own = STYLES_OF.filter(([start]) => start.test(number)).map(([, style]) => style);
  return own.includes('letters') ? [...own, 'capitals', 'romans'] : own;
}

/**
 * Whether there plainly is a list in the style of a number, and the number is not in it. Plainly: two items or more, the
 * first among them. A Roman number ("fracción II") is looked for in lists that count so, in great or small signs; "i"
 * alone, which is a letter too, in both.
 */
export function isMissingFrom(items: ReadonlyMap<ListStyle, ReadonlySet<string>>, number: string): boolean {
  const numbersIn = (style: ListStyle): ReadonlySet<string> => items.get(style) ?? new Set();
  const style = number.includes('.') ? undefined : STYLES_OF.find(([start]) => start.test(number))?.[1];
  if (style === undefined) return false;
  const romans = numbersIn('romans');
  if (ROMAN.test(number) && romans.size >= 2 && romans.has('i')) return true;
  // Paths have no capitals: (C) is looked for where a list has (A) and (B), and none has (a).
  const numbers = style === 'letters' && numbersIn(style).size === 0 ? numbersIn('capitals') : numbersIn(style);
  const isRomanAlone = ROMAN.test(number) && number.length > 1;
  const isInStyle = isRomanAlone ? numbers.has('ii') : [...FIRST].some((first) => numbers.has(first));
  return numbers.size >= 2 && isInStyle;
}
