/** "Answer:", "**Final answer:**", "So the final answer is:", "So the answer is": a reply says its answer behind the last one. */
const MARK = /(?:^|\n)[ \t*#>]{0,8}(?:(?:final[ \t])?answer\b|so the (?:final )?answer is\b)[*\s]{0,4}:?[*]{0,2}/giu;
/** The same within a line, as a reasoned sentence ends. */
const IN_SENTENCE = /so the (?:final )?answer is\b[*\s]{0,4}:?[*]{0,2}/giu;

/**
 * What stands behind the last mark of an answer in a reply that reasons first. Undefined where there is no mark: reasons are no
 * answer.
 */
export function finalAnswer(reply: string): string | undefined {
  const mark = [...reply.matchAll(MARK)].at(-1) ?? [...reply.matchAll(IN_SENTENCE)].at(-1);
  return mark === undefined ? undefined : reply.slice(mark.index + mark[0].length).trim();
}

/** The first line of a reply that is not empty. */
export const firstLine = (reply: string): string =>
  reply
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';
