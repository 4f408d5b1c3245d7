import { splitClauses, splitSentences } from '../languages';

/** More issues than this are more than a scenario of a page has. */
const MOST_ISSUES = 6;

/**
 * Where a Korean question ends inside a sentence that goes on with another: "…있는가, 그리고 …", "…되는지, 또한 …". The
 * syllable before 가 and 지 tells an ending from a noun ("국가, 그리고", "토지, 그리고"); 인가 may be either.
 */
const NEXT_QUESTION = /(?<=[는은인한던]가|까|[까나가]요|[는은인한던할될을]지)[,\uff0c](?=\s(?:그리고|또한|또|만약)\s)/u;

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
    .flatMap((clause) => clause.split(NEXT_QUESTION).map((part) => part.trim()));
  return clauses.slice(0, MOST_ISSUES);
}
