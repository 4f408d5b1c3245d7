import { isRecord, objectsIn, parseLenientJson, stringsIn } from '../../models';
import { clip } from '../../pipeline';
import type { Asking } from './asking';
import { PROMPTS } from './prompts';

/** A question and those whose answers it needs. */
export interface QuestionTree {
  readonly question: string;
  readonly parts: readonly QuestionTree[];
}

/** How deep a tree goes, the question itself included; how many parts a question has; how many questions there are in all. */
const DEEPEST = 3;
const MOST_PARTS = 4;
const MOST_QUESTIONS = 9;
/** In UTF-16 code units. */
const LONGEST_QUESTION = 1_000;

/**
 * Has the model break the question down into a tree. What cannot be read, or goes beyond a bound, is left out: the question
 * alone is a tree, too.
 */
export async function decompose(asking: Asking): Promise<QuestionTree> {
  return readTree(await asking.ask(PROMPTS.decompose, [asking.questionBlock()]), asking.question);
}

/** The tree of a reply to {@link PROMPTS.decompose}; its root is the question as it was put. Never throws. */
export function readTree(reply: string, question: string): QuestionTree {
  const value = parseLenientJson(reply);
  let left = MOST_QUESTIONS - 1;
  const partsOf = (node: unknown, depth: number): QuestionTree[] => {
    if (depth >= DEEPEST || !isRecord(node)) return [];
    const parts: QuestionTree[] = [];
    for (const part of objectsIn(node, 'parts').slice(0, MOST_PARTS)) {
      const asked = stringsIn(part['question'])[0];
      if (asked === undefined || left <= 0) continue;
      left -= 1;
      parts.push({ question: clip(asked, LONGEST_QUESTION), parts: partsOf(part, depth + 1) });
    }
    return parts;
  };
  return { question, parts: partsOf(value, 1) };
}

/** A question with the answers of those beside it in the place of "#1", "#2"; of one that is not answered yet the sign stays. */
export const withAnswers = (question: string, answers: readonly string[]): string =>
  clip(
    question.replace(/#(\d)/gu, (sign, number: string) => answers[Number(number) - 1] ?? sign),
    LONGEST_QUESTION,
  );

/** Parts and their answers as a prompt shows them. */
export const answeredParts = (parts: readonly { readonly question: string; readonly answer: string }[]): string =>
  parts.map(({ question, answer }, at) => `${at + 1}. ${question}\n${answer}`).join('\n');
