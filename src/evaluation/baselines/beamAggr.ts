import * as l10n from '@vscode/l10n';
import { toNfkc } from '../../text';
import type { Asking } from './asking';
import { answering } from './baseline';
import { answeredParts, decompose, withAnswers, type QuestionTree } from './decompose';
import { firstLine } from './finalAnswer';
import { PROMPTS } from './prompts';

/** Provisions shown for each question of the tree. */
const SHOWN = 5;
/** Samples of each source; answers that a question keeps; combinations of its parts' answers that are tried. */
const SAMPLES = 3;
const BEAM = 2;
const MOST_COMBINATIONS = 4;
const TEMPERATURE = 0.7;

/** An answer and its share of all that was sampled, 0 to 1. */
export interface Candidate {
  readonly answer: string;
  readonly weight: number;
}

/**
 * BeamAggR (Chu et al. 2024, "BeamAggR: Beam aggregation reasoning over multi-source knowledge for multi-hop question
 * answering", section 3): the question is broken down into a tree. A question without parts is answered several times from each
 * source, and the likeliest answers by vote are kept; one with parts is answered for each combination of its parts' answers,
 * and an answer counts the sum of the likelihoods of the combinations that lead to it.
 *
 * Departs from it: no examples, two sources (the model's memory and the corpus; no web search), and answers count as the same
 * where they agree but for case, signs and numbers of provisions: sentences agree less often than the short answers of the
 * paper.
 */
export const beamAggr = answering(
  {
    name: 'beamaggr',
    summary: () => l10n.t('a tree of questions, answers sampled from memory and corpus and put to a vote (BeamAggR)'),
  },
  async (asking) => (await beamOf(await decompose(asking), asking))[0]?.answer,
);

async function beamOf(tree: QuestionTree, asking: Asking): Promise<readonly Candidate[]> {
  if (tree.parts.length === 0) return atomic(tree.question, asking);
  let combinations: { answers: readonly string[]; asked: readonly string[]; weight: number }[] = [
    { answers: [], asked: [], weight: 1 },
  ];
  for (const part of tree.parts) {
    const longer: typeof combinations = [];
    for (const { answers, asked, weight } of combinations) {
      const question = withAnswers(part.question, answers);
      const beam = await beamOf({ question, parts: part.parts }, asking);
      for (const one of beam) {
        longer.push({ answers: [...answers, one.answer], asked: [...asked, question], weight: weight * one.weight });
      }
    }
    if (longer.length === 0) continue;
    combinations = longer.sort((a, b) => b.weight - a.weight).slice(0, MOST_COMBINATIONS);
  }
  const voted: Candidate[] = [];
  for (const { answers, asked, weight } of combinations) {
    const parts = answeredParts(answers.map((answer, at) => ({ question: asked[at]!, answer })));
    const answer = await asking.ask(PROMPTS.fromParts, [asking.questionBlock(tree.question), parts]);
    voted.push({ answer, weight });
  }
  return aggregated(voted);
}

async function atomic(question: string, asking: Asking): Promise<readonly Candidate[]> {
  const hits = await asking.search(question);
  const shown = asking.show(hits.slice(0, SHOWN).map(({ ordinal }) => ordinal));
  const options = { temperature: TEMPERATURE, maxTokens: 512 };
  const voted: Candidate[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const open = await asking.ask(PROMPTS.openBook, [...shown, asking.questionBlock(question)], options);
    const closed = await asking.ask(PROMPTS.closedBook, [asking.questionBlock(question)], options);
    for (const answer of [open, closed]) voted.push({ answer, weight: 1 });
  }
  return aggregated(voted);
}

/**
 * The answers that count most, at most {@link BEAM}, with their shares; the first wording of an answer stands for it. Ties keep
 * the order in which they came.
 */
export function aggregated(voted: readonly Candidate[]): readonly Candidate[] {
  const groups = new Map<string, { answer: string; weight: number }>();
  for (const { answer, weight } of voted) {
    const key = keyOf(answer);
    if (key === '') continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { answer, weight });
    else group.weight += weight;
  }
  const total = [...groups.values()].reduce((sum, { weight }) => sum + weight, 0);
  return [...groups.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, BEAM)
    .map(({ answer, weight }) => ({ answer, weight: weight / total }));
}

/** What tells answers apart: the first line's words in small letters, without numbers of provisions. */
const keyOf = (answer: string): string =>
  toNfkc(firstLine(answer))
    .toLowerCase()
    .replace(/\[\d{1,3}\]/gu, ' ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
