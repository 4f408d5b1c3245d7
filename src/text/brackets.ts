import type { TextSpan } from './textSpan';

/** A longer stretch is taken for brackets that never close. UTF-16 code units. */
const LONGEST_BRACKET = 1000;

/** What stands in round brackets, brackets included, by where they open; inner ones too. Linear in the text. */
export function bracketsIn(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[()（）]/gu)) {
    if (bracket === '(' || bracket === '（') {
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (start !== undefined && index - start <= LONGEST_BRACKET) found.push({ start, end: index + 1 });
  }
  return found.sort((a, b) => a.start - b.start);
}
