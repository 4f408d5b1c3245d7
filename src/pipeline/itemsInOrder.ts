/** A line that opens an item: `1.`, `12.`, `5의2.`, `3a.` */
const ITEM = /^[ \t]{0,8}(\d{1,3}[^\s.]{0,6})\.\s/u;

const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * A provision's text with its numbered items in the order of their numbers. Some collections sort items as strings, so
 * that 10 and 11 stand before 1 and 2: a reader, a model above all, takes the last item for the end of the list.
 *
 * Assumption: such a list is in order but for where it begins (10, 11, 1, 2 ... 9). Whatever else is out of order, as two
 * lists one after another are, is left as it is. Lines that open no item go with the item above them.
 */
export function itemsInOrder(text: string): string {
  const blocks: { number: string; lines: string[] }[] = [];
  const lead: string[] = [];
  for (const line of text.split('\n')) {
    const number = ITEM.exec(line)?.[1];
    if (number !== undefined) blocks.push({ number, lines: [line] });
    else (blocks.at(-1)?.lines ?? lead).push(line);
  }
  const start = rotation(blocks.map(({ number }) => number));
  if (start === undefined) return text;
  const ordered = [...blocks.slice(start), ...blocks.slice(0, start)];
  return [...lead, ...ordered.flatMap(({ lines }) => lines)].join('\n');
}

/** Where the least number stands, if all numbers ascend from there, around the end, back to there. */
function rotation(numbers: readonly string[]): number | undefined {
  const descents = [...numbers.keys()].filter((at) => at > 0 && byNumber.compare(numbers[at - 1]!, numbers[at]!) >= 0);
  const [start, more] = descents;
  if (start === undefined || more !== undefined) return undefined;
  return byNumber.compare(numbers.at(-1)!, numbers[0]!) < 0 ? start : undefined;
}
