import * as l10n from '@vscode/l10n';

/** What a metric says, in one sentence; by its name, without the cutoff of a metric of the first k. */
const EXPLAINED: Readonly<Record<string, (cutoff: string) => string>> = {
  provisionF1: () => l10n.t('Overlap of the provisions named with those that are right: 1 where they are the same.'),
  provisionEM: () => l10n.t('Share of the questions whose provisions are exactly the right ones.'),
  provisionPrecision: () => l10n.t('Share of the provisions named that is right.'),
  provisionRecall: () => l10n.t('Share of the right provisions that is named.'),
  evidenceRecall: () => l10n.t('Share of the right provisions that an answer would be read from.'),
  evidencePrecision: () => l10n.t('Share of what an answer would be read from that is right.'),
  recall: (cutoff) => l10n.t('Share of the right provisions among the first {0}.', cutoff),
  hit: (cutoff) => l10n.t('Share of the questions with any right provision among the first {0}.', cutoff),
  multiHit: (cutoff) => l10n.t('Share of the questions with all right provisions among the first {0}.', cutoff),
  mrr: (cutoff) =>
    l10n.t('How high the first right provision stands among the first {0}: 1 for the top, 1/2 for the second.', cutoff),
  multiMrr: (cutoff) => l10n.t('The same over all right provisions among the first {0}.', cutoff),
  ndcg: (cutoff) =>
    l10n.t('How near the order of the first {0} is to the best one, later places counting less.', cutoff),
  map: (cutoff) => l10n.t('Share that is right down to each right provision among the first {0}, on average.', cutoff),
  citationPrecision: () => l10n.t('Share of the provisions that the answer quotes that is right.'),
  citationRecall: () => l10n.t('Share of the right provisions that the answer quotes.'),
  citationF1: () => l10n.t('Overlap of the provisions that the answer quotes with those that are right.'),
  tokenF1: () => l10n.t('Overlap of the words of the answer with those of the right answer.'),
  rougeL: () => l10n.t('The same, in their order (ROUGE-L).'),
  bleu: () => l10n.t('Overlap of groups of up to four words (BLEU of each answer).'),
  lfEval: () =>
    l10n.t(
      'How faithful the answer is to the law, as a language model judges: 0.1 to 1 (LF-EVAL, a tenth of its points).',
    ),
  factuality: () => l10n.t('Share of the answers that are right by the right answer, as a language model judges.'),
  coverage: () =>
    l10n.t('How much of the right answer is said, as a language model judges: nothing 0, a part 0.5, all of it 1.'),
  contradiction: () =>
    l10n.t('Share of the answers that contradict the right answer, as a language model judges. Lower is better.'),
  winRate: () =>
    l10n.t('How often the answer beats that of the earlier run, as a language model judges; a tie counts one half.'),
  legitScore: () => l10n.t('A tenth of the LEGIT score: the final order 5, issues raised 2, issues rightly decided 3.'),
  legitCoverage: () => l10n.t('Share of the issues of the case that the answer raises.'),
  legitCorrectness: () => l10n.t('Share of the issues of the case on which the answer comes to the right conclusion.'),
  zeroShotAccuracy: () => l10n.t('Share of the offered answers chosen rightly without any text.'),
  partialContextAccuracy: () =>
    l10n.t(
      'Share chosen rightly with a part of the right provisions, where that may be to say that it cannot be told.',
    ),
  fullContextAccuracy: () => l10n.t('Share of the offered answers chosen rightly with all right provisions.'),
  foundContextAccuracy: () =>
    l10n.t('Share of the offered answers chosen rightly with the provisions that were found.'),
  answered: () => l10n.t('Share of the questions that an answer was given to.'),
  grounded: () => l10n.t('Share of the answers with the verdict grounded.'),
  partial: () => l10n.t('Share of the answers with the verdict partial.'),
  excerpts: () => l10n.t('Share of the answers that are excerpts alone.'),
  abstained: () => l10n.t('Share of the questions that no answer was given to.'),
  groundedPrecision: () => l10n.t('Share of the grounded answers that quote a right provision.'),
  groundedWithout: () =>
    l10n.t('Share of the questions without an answer in the law whose answer is called grounded. Lower is better.'),
  abstentionAUROC: () =>
    l10n.t('How well its confidence tells questions with an answer from those without: 0.5 is chance.'),
  abstentionBalancedAccuracy: () =>
    l10n.t('How often it rightly answers or rightly abstains, both sides weighed the same: 0.5 is chance.'),
  aurc: () =>
    l10n.t('How often it is wrong, on average over all numbers of answers that it could give. Lower is better.'),
  calibrationError: () => l10n.t('How far its confidence is from how often it is right. Lower is better.'),
};

/** Undefined for a metric of a later version. */
export function explained(metric: string): string | undefined {
  const [name = '', cutoff = ''] = metric.split('@');
  return EXPLAINED[name]?.(cutoff);
}

/** Metrics that stand for their kind where there is room for few: of those of the first k, three of the first ten. */
export const isChief = (metric: string): boolean => !metric.includes('@') || /^(?:recall|ndcg|map)@10$/u.test(metric);
