import * as l10n from '@vscode/l10n';
import type { TokenProbability } from '../../models';
import type { Asking } from './asking';
import { answering } from './baseline';
import { answeredParts, decompose, withAnswers, type QuestionTree } from './decompose';
import { PROMPTS } from './prompts';

/** Provisions shown for each question of the tree. */
const SHOWN = 5;

interface Answered {
  readonly answer: string;
  /** The mean log-probability of its tokens; undefined where the server gives none. */
  readonly sureness: number | undefined;
}

/**
 * ProbTree (Cao et al. 2023, "Probabilistic tree-of-thought reasoning for answering knowledge-intensive complex questions",
 * section 3): the question is broken down into a tree, which is answered from its leaves up. A leaf is answered closed-book and
 * open-book; any other question also from its parts; the answer counts whose tokens are likeliest on average. That from the
 * parts has the mean of its own likelihood and those of the parts.
 *
 * Departs from it: no examples, the likelihood of the decomposition is left out, and the likelihood is that of the whole reply.
 * Without token probabilities nothing weighs the answers: that from the parts goes before open-book, and that before
 * closed-book.
 */
export const probTree = answering(
  {
    name: 'probtree',
    summary: () => l10n.t('a tree of questions, each answered in the way the model is surest of (ProbTree)'),
  },
  async (asking) => (await answerNode(await decompose(asking), asking)).answer,
);

async function answerNode({ question, parts }: QuestionTree, asking: Asking): Promise<Answered> {
  const answers: Answered[] = [];
  const asked: string[] = [];
  for (const part of parts) {
    const filled = withAnswers(
      part.question,
      answers.map(({ answer }) => answer),
    );
    asked.push(filled);
    answers.push(await answerNode({ question: filled, parts: part.parts }, asking));
  }
  const ways: Answered[] = [];
  if (parts.length > 0) {
    const shown = answeredParts(answers.map(({ answer }, at) => ({ question: asked[at]!, answer })));
    const own = await replied(asking, PROMPTS.fromParts, [asking.questionBlock(question), shown]);
    ways.push({ answer: own.answer, sureness: meanOf([own, ...answers].map(({ sureness }) => sureness)) });
  }
  const hits = await asking.search(question);
  const shown = asking.show(hits.slice(0, SHOWN).map(({ ordinal }) => ordinal));
  ways.push(await replied(asking, PROMPTS.openBook, [...shown, asking.questionBlock(question)]));
  ways.push(await replied(asking, PROMPTS.closedBook, [asking.questionBlock(question)]));
  return surest(ways);
}

async function replied(asking: Asking, system: string, parts: readonly string[]): Promise<Answered> {
  let tokens: readonly TokenProbability[] = [];
  const answer = await asking.ask(system, parts, { maxTokens: 512, onProbabilities: (told) => void (tokens = told) });
  return { answer, sureness: tokens.length === 0 ? undefined : meanOf(tokens.map(({ logprob }) => logprob)) };
}

/** Undefined where one is. */
function meanOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The one of the greatest likelihood; the first where one has none. Ties go to the first. */
export function surest(ways: readonly Answered[]): Answered {
  if (ways.some(({ sureness }) => sureness === undefined)) return ways[0]!;
  return ways.reduce((best, way) => (way.sureness! > best.sureness! ? way : best));
}
