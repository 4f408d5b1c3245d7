import { PACKS, splitClauses, splitSentences } from '../languages';

/** More issues than this are more than a scenario of a page has. */
const MOST_ISSUES = 6;

/** Where a question ends inside a sentence that goes on with another, in any language. */
const NEXT_QUESTIONS = PACKS.flatMap(({ nextQuestion }) => nextQuestion ?? []);

const ASKS = /[?？]\s*["'”’»」)]*\s*$/u;

/**
 * The questions that a scenario poses: the clauses of its sentences that ask, else of its last sentence. One sentence
 * often asks for several provisions at once ("which fee is due, and who may appeal?"), a clause each.
 *
 * Assumption: facts come first, and a question is marked as one. Known failure: "Advise A." followed by a closing
 * remark; the remark is then taken for the question. Two questions in one noun phrase ("the fee and the penalty for
 * ...") stay one issue, and so do those of "how are A and B punished, respectively?".
 */
export function issuesOf(scenario: string): string[] {
  const sentences = splitSentences(scenario).map(({ start, end }) => scenario.slice(start, end).trim());
  const asking = sentences.filter((sentence) => ASKS.test(sentence));
  const asked = asking.length > 0 ? asking : sentences.slice(-1);
  const clauses = asked
    .flatMap((sentence) => splitClauses(sentence).map(({ start, end }) => sentence.slice(start, end)))
    .flatMap((clause) => questionsIn(clause).map((part) => part.trim()));
  return clauses.slice(0, MOST_ISSUES);
}

const questionsIn = (clause: string): readonly string[] =>
  NEXT_QUESTIONS.reduce<readonly string[]>((parts, next) => parts.flatMap((part) => part.split(next)), [clause]);
