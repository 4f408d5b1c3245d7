/** Footnotes, which a checked sentence has as buttons, and what no reader misses between words. */
const BETWEEN = /^(?:\s|\[[\d\s,;^–-]{1,40}\])/u;

/**
 * What stands in a text behind the last of the sentences that were taken from it, which are without its footnotes and
 * have one blank between words. Empty where the last of them is not in the text word for word: what is shown twice is
 * worse than what is shown a moment later.
 *
 * @param sentences in the order of the text
 */
export function uncheckedText(text: string, sentences: readonly string[]): string {
  const last = sentences.at(-1);
  if (last === undefined) return text.trim();
  const wanted = last.replace(/\s+/gu, '');
  const letters = lettersOf(text);
  const found = letters
    .map(({ letter }) => letter)
    .join('')
    .lastIndexOf(wanted);
  const behind = found < 0 ? undefined : letters[found + wanted.length - 1]?.end;
  if (behind === undefined) return '';
  let rest = text.slice(behind);
  for (let between = BETWEEN.exec(rest); between !== null; between = BETWEEN.exec(rest)) {
    rest = rest.slice(between[0].length);
  }
  return rest.trim();
}

/** The code units of a text that are no blanks and in no footnote, each with where it ends. */
function lettersOf(text: string): { letter: string; end: number }[] {
  const letters: { letter: string; end: number }[] = [];
  for (let at = 0; at < text.length;) {
    const between = BETWEEN.exec(text.slice(at, at + 50));
    if (between === null) letters.push({ letter: text[at]!, end: at + 1 });
    at += between?.[0].length ?? 1;
  }
  return letters;
}
