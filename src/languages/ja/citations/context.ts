/** How far a bracket or a quotation goes, in UTF-16 units. */
const REACH = 400;

/** The end of the bracket that opens at an offset, with those in it; undefined where none opens, or it goes on too long. */
export function bracketEnd(text: string, at: number): number | undefined {
  if (!/[（(]/u.test(text[at] ?? '')) return undefined;
  let depth = 0;
  for (let end = at; end < text.length && end < at + REACH; end += 1) {
    if (/[（(]/u.test(text[end]!)) depth += 1;
    else if (/[）)]/u.test(text[end]!)) depth -= 1;
    if (depth === 0) return end + 1;
  }
  return undefined;
}

/**
 * Whether a bracket says with the unit that it begins with which parts of what stands in front are meant: 第三条（第二項を除く。）,
 * 第三条第一項（第一号に係る部分に限る。）. Assumption: the unit then stands first, and nothing is applied by it; in
 * 前条（第五項において準用する場合を含む。） the paragraph is the citing article's, as otherwise 同条 would stand in front of it.
 */
export function saysPart(text: string, open: number, start: number, end: number): boolean {
  return (
    start === open + 1 &&
    /(?:を除く|に限る|を含む)。?[）)]$/u.test(text.slice(open, end)) &&
    !APPLIED.test(text.slice(open, end))
  );
}
const APPLIED = /準用|適用|読み替え|場合/u;

/** Whether an offset is within words that are replaced, or that replace them: 「前条」とあるのは「第十条」と読み替える. */
export function isReplacing(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  const open = before.lastIndexOf('「');
  if (open < 0 || before.indexOf('」', open) >= 0) return false;
  const close = text.slice(at, at + REACH).indexOf('」');
  if (close < 0) return false;
  return (
    /^」とあ(?:るのは|り)/u.test(text.slice(at + close, at + close + 6)) ||
    /」とあるのは[、，]?$/u.test(before.slice(0, open))
  );
}
