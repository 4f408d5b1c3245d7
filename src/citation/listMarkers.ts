/** Markers that open a list item at the start of a line, one pattern a style; group 1 is the number. */
const STYLES: readonly (readonly [number: RegExp, marker: RegExp])[] = [
  [/^\d/u, /(?:^|\n)[ \t]{0,8}\(?(\d{1,3}(?:[a-z]{1,2}|의\d{1,2})?)[.)](?=\s)/gu],
  [/^[a-z]/u, /(?:^|\n)[ \t]{0,8}\(?([a-z]{1,4})[.)](?=\s)/gu],
  [/^[가-하]/u, /(?:^|\n)[ \t]{0,8}([가나다라마바사아자차카타파하])[.)](?=\s)/gu],
];
const FIRST: ReadonlySet<string> = new Set(['1', 'a', 'i', '가']);

/**
 * Whether a text plainly has a numbered list in the style of `number` and that number is not in it. Plainly: two items
 * or more, the first among them. A text without such a list is no evidence, because lists may be written inline.
 */
export function lacksPoint(text: string, number: string): boolean {
  const style = STYLES.find(([start]) => start.test(number));
  if (style === undefined) return false;
  const numbers = numbersIn(text, style[1]);
  return numbers.size >= 2 && [...numbers].some((one) => FIRST.has(one)) && !numbers.has(number);
}

const numbersIn = (text: string, marker: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(marker)].map((match) => match[1]!.replace('의', '-')));

const CIRCLED_ONE = 0x2460;

/** Whether a text carries a paragraph's number as a marker of its own: `(2)` or `②`. */
export function numbersParagraph(text: string, number: string): boolean {
  const value = Number(number);
  const circled = value >= 1 && value <= 20 ? String.fromCharCode(CIRCLED_ONE + value - 1) : undefined;
  return (
    text.includes(`(${number}) `) || text.includes(`(${number})\t`) || (circled !== undefined && text.includes(circled))
  );
}

/** What {@link numbersParagraph} may find: `(2) `, `②`. */
const PARAGRAPH_MARKERS = /\([^()\s]{1,64}\)[ \t]|[\u2460-\u2473]/gu;

/** Whether {@link lacksPoint} and {@link numbersParagraph} answer alike for two texts, whatever the number. */
export function sameMarkers(one: string, other: string): boolean {
  const markers = (text: string): string =>
    [...STYLES.map(([, marker]) => numbersIn(text, marker)), text.match(PARAGRAPH_MARKERS) ?? []]
      .map((found) => [...new Set(found)].sort().join(' '))
      .join('\n');
  return markers(one) === markers(other);
}
