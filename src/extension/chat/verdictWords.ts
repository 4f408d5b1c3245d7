import * as l10n from '@vscode/l10n';
import { isStruck, type Support } from '../../grounding';
import type { VerdictKind, VerdictReason } from '../../law';
import type { Answer, AnswerSentence, Stage } from '../../pipeline';

export const verdictTitle = (kind: VerdictKind): string =>
  ({
    grounded: l10n.t('Grounded'),
    partial: l10n.t('Partly grounded'),
    excerpts: l10n.t('Excerpts, not an answer'),
    abstained: l10n.t('No answer from these statutes'),
  })[kind];

const meaningOf = (kind: VerdictKind): string =>
  ({
    grounded: l10n.t('Every sentence rests on provisions of this workspace.'),
    partial: l10n.t('Read what follows with care.'),
    excerpts: l10n.t('The nearest provisions by their words. Nothing has judged whether they answer.'),
    abstained: l10n.t('Proviso does not guess.'),
  })[kind];

/** Verdicts whose meaning no reason says. */
const ALWAYS_EXPLAINED: ReadonlySet<VerdictKind> = new Set(['grounded', 'excerpts']);

/** What the verdict means, why it is what it is, and how the sentences stand where not all are supported, a line each. */
export function verdictLines(answer: Answer): string[] {
  const { verdict, sentences } = answer;
  const reasons = verdict.reasons.flatMap((reason) => reasonInWords(reason, answer));
  const meaning = ALWAYS_EXPLAINED.has(verdict.kind) || reasons.length === 0 ? [meaningOf(verdict.kind)] : [];
  const isMixed = sentences.some(({ support }) => support !== 'supported') && verdict.kind !== 'excerpts';
  return [...meaning, ...reasons, ...(isMixed ? [countsInWords(sentences)] : [])];
}

/** A sentence that was struck out or is open is told by the counts. */
function reasonInWords(reason: VerdictReason, { missing }: Answer): string[] {
  if (reason === 'unsupported-claim') return [];
  if (reason === 'no-match') return [l10n.t('No provision matched.')];
  if (reason === 'repealed') return [l10n.t('The answer rests on a provision that is repealed, or not yet in force.')];
  if (reason === 'model-unavailable') return [l10n.t('The language model gave no answer; Proviso went on without it.')];
  const names = [...new Set(missing.map(({ name }) => name))].join('; ');
  return [
    names === ''
      ? l10n.t('The answer depends on an authority that is not in this workspace.')
      : l10n.t('The answer depends on what is not in this workspace: {0}.', names),
  ];
}

function countsInWords(sentences: readonly AnswerSentence[]): string {
  const count = (counts: (support: Support) => boolean): number =>
    sentences.filter(({ support }) => counts(support)).length;
  return l10n.t(
    'Sentences supported: {0}, not verified: {1}, struck out: {2}.',
    count((support) => support === 'supported'),
    count((support) => support === 'unverified'),
    count(isStruck),
  );
}

/** How far a sentence is carried by what it cites. */
export function supportInWords(support: Support): string {
  if (support === 'supported') return l10n.t('Supported');
  return support === 'unverified' ? l10n.t('Not verified') : l10n.t('Struck out');
}

/** What is being done, while a question is on its way. */
export const stageInWords = (stage: Stage): string =>
  ({
    parametric: l10n.t('Stating the issues'),
    retrieve: l10n.t('Looking for provisions'),
    rerank: l10n.t('Ranking provisions'),
    select: l10n.t('Selecting what decides'),
    expand: l10n.t('Following citations'),
    answer: l10n.t('Answering'),
    verify: l10n.t('Checking each sentence'),
  })[stage];
