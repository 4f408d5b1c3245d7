/** What a question goes on from. */
export interface Follows {
  /** The questions before it, oldest first. */
  readonly questions: readonly string[];
  /** The labels of the provisions that the last answer rested on: "BGB § 548 Abs. 1". */
  readonly provisions: readonly string[];
}

/** How many of the questions before are asked with a follow-up, the latest of them; the first is always one. */
const MOST_QUESTIONS = 3;
const MOST_PROVISIONS = 6;
/** UTF-16 code units of each: what is long is a pasted document, whose beginning says what it is about. */
const LONGEST_QUESTION = 4000;

/**
 * A follow-up as it is asked, in one text that a person can be shown: the facts stand in the questions before, and the
 * provisions of the last answer say what "it" and "there" are about. The follow-up itself is last, and never cut.
 */
export function withContext(question: string, { questions, provisions }: Follows): string {
  const kept = questions.length > MOST_QUESTIONS ? [questions[0]!, ...questions.slice(1 - MOST_QUESTIONS)] : questions;
  const named = provisions.slice(0, MOST_PROVISIONS).join('; ');
  const before = kept.map((earlier) => earlier.trim().slice(0, LONGEST_QUESTION));
  return [...before, ...(named === '' ? [] : [`(${named})`]), question.trim()].join('\n\n');
}
