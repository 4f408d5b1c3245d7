import { splitSentences } from '../text';

/** More issues than this are more than a scenario of a page has. */
const MOST_ISSUES = 6;

const ASKS = /[?？]\s*["'”’»」)]*\s*$/u;

/**
 * The questions that a scenario poses: its sentences that ask, else its last sentence.
 *
 * Assumption: facts come first, and a question is marked as one. Known failure: "Advise A." followed by a closing
 * remark; the remark is then taken for the question.
 */
export function issuesOf(scenario: string): string[] {
  const sentences = splitSentences(scenario).map(({ start, end }) => scenario.slice(start, end).trim());
  const asking = sentences.filter((sentence) => ASKS.test(sentence));
  const issues = asking.length > 0 ? asking : sentences.slice(-1);
  return issues.slice(0, MOST_ISSUES);
}
