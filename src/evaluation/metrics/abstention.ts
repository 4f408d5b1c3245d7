import { firstWhere } from '../../law';

/**
 * The chance that a question with an answer gets a higher score than one without, ties counted half: the area under the
 * ROC curve as the Mann-Whitney statistic (Hanley and McNeil 1982). 0.5 for scores that tell nothing; undefined where one
 * side has no question.
 */
export function auroc(answered: readonly number[], unanswered: readonly number[]): number | undefined {
  if (answered.length === 0 || unanswered.length === 0) return undefined;
  const sorted = [...unanswered].sort((a, b) => a - b);
  const below = answered.reduce((sum, score) => {
    const less = firstWhere(sorted, (other) => other >= score);
    const equal = firstWhere(sorted, (other) => other > score) - less;
    return sum + less + equal / 2;
  }, 0);
  return below / answered.length / unanswered.length;
}

/**
 * The mean of two shares: of the questions with an answer those that are not abstained from, of those without those that
 * are. 0.5 for a coin or for always the same; undefined where one side has no question.
 */
export function balancedAccuracy(answered: readonly boolean[], unanswered: readonly boolean[]): number | undefined {
  if (answered.length === 0 || unanswered.length === 0) return undefined;
  const share = (abstained: readonly boolean[]): number => abstained.filter(Boolean).length / abstained.length;
  return (1 - share(answered) + share(unanswered)) / 2;
}
