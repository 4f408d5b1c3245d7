const OPENING = '(（';
const CLOSING = ')）';
/** No title in brackets is longer. UTF-16 code units. */
const MAX_TITLE = 400;

/** The title in brackets that a text begins with, and what follows it; brackets inside the title are allowed. */
export function bracketedTitle(text: string): { title: string; rest: string } | undefined {
  const start = text.search(/\S/u);
  if (start < 0 || !OPENING.includes(text[start]!)) return undefined;
  let depth = 0;
  for (let at = start; at < Math.min(text.length, start + MAX_TITLE); at += 1) {
    if (OPENING.includes(text[at]!)) depth += 1;
    else if (CLOSING.includes(text[at]!)) depth -= 1;
    if (depth === 0) return { title: text.slice(start + 1, at).trim(), rest: text.slice(at + 1) };
  }
  return undefined;
}
