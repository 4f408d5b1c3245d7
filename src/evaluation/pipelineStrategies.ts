import * as l10n from '@vscode/l10n';
import { isStruck } from '../grounding';
import { askAndFind, findProvisions, type Answer, type Found } from '../pipeline';
import type { Hit, LegalIndex } from '../search';
import type { Ranking, Strategy } from './strategy';
import { withTrail, type Trail } from './trail';

const PIPELINE: Pick<Strategy, 'uses' | 'tuning' | 'isConfident'> = {
  isConfident: true,
  uses: ['model', 'dense', 'crossEncoder', 'recorded', 'stages'],
  tuning: ['mix.meaning', 'references.depth', 'references.budget', 'expand.depth', 'expand.budget'],
};

export const parser: Strategy = {
  ...PIPELINE,
  summary: () =>
    l10n.t('the pipeline up to what an answer is read from; it judges how many provisions a question needs'),
  async rank(question, k, given, signal) {
    const stages = { 'whole-selection': false, ...given.stages };
    const { result, trail } = await withTrail(findProvisions(question, { ...given, stages }, signal));
    return rankingOf(result, k, trail);
  },
};

export const ask: Strategy = {
  ...PIPELINE,
  uses: [...PIPELINE.uses, 'entailment'],
  summary: () => l10n.t('the whole pipeline, with an answer and its verdict'),
  async rank(question, k, given, signal) {
    const { result, trail } = await withTrail(askAndFind(question, given, signal));
    const { answer, found } = result;
    return {
      ...rankingOf(found, k, trail),
      verdict: answer.verdict.kind,
      quoted: quotedIn(answer, given.index),
      answer: textOf(answer),
    };
  },
};

function rankingOf(found: Found, k: number, trail: Trail): Ranking {
  const { selections, cited, confidence, notices } = found;
  const evidence = [...selections, ...cited].map(({ ordinal }) => ordinal);
  return { hits: selectedFirst(found).slice(0, k), selected: selections.length, evidence, confidence, notices, trail };
}

const standing = (sentences: Answer['sentences']): Answer['sentences'] =>
  sentences.filter(({ support }) => !isStruck(support));

const textOf = ({ sentences }: Answer): string =>
  standing(sentences)
    .map(({ text }) => text)
    .join(' ');

/** The provisions that the sentences of an answer rest on, those that are struck out apart. */
function quotedIn({ sentences }: Answer, { corpus }: LegalIndex): number[] {
  const ids = new Set(standing(sentences).flatMap(({ citations }) => citations));
  return [...ids].map((id) => corpus.ordinal(id)).filter((ordinal) => ordinal !== undefined);
}

/**
 * Selected provisions, then what else was found. Scores are those of the ranking that all of them stand in; one that was
 * selected in spite of a lower score than the next has that of the next.
 */
function selectedFirst({ selections, ranking }: Found): Hit[] {
  const scores = new Map(ranking.map(({ ordinal, score }) => [ordinal, score]));
  const selected = new Set(selections.map(({ ordinal }) => ordinal));
  const ordinals = [...selected, ...[...scores.keys()].filter((ordinal) => !selected.has(ordinal))];
  let least = 0;
  return ordinals
    .reverse()
    .map((ordinal): Hit => ({ ordinal, score: (least = Math.max(least, scores.get(ordinal) ?? 0)) }))
    .reverse();
}
