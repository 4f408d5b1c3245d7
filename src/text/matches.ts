/**
 * All matches of a global pattern, in order. Like `text.matchAll(pattern)`, which first makes a copy of the pattern: ten
 * times as dear for the short texts that most are looked for in. Behind an empty match a character is stepped over.
 *
 * @throws TypeError for a pattern that is not global, which would find its first match for ever
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`${String(pattern)} is not global.`);
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += text.codePointAt(match.index)! > 0xffff ? 2 : 1;
  }
  return found;
}
