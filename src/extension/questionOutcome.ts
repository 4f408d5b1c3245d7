import * as l10n from '@vscode/l10n';
import type { WholeReport } from '../evaluation';

/** What a question is held to. */
export interface Asked {
  readonly metric: string;
  /** What the metric must reach, 0 to 1. */
  readonly threshold: number;
}

/** What a question came to as a test. */
export type Outcome =
  | { readonly kind: 'passed' }
  /** It has no such figure. */
  | { readonly kind: 'untold' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Provision ids. */
      readonly expected: readonly string[];
      readonly found: readonly string[];
      /** Both. */
      readonly named: readonly string[];
    };

type Item = Pick<WholeReport['items'][number], 'gold' | 'predicted' | 'metrics' | 'verdict' | 'isGoldUnknown'>;

/**
 * Passed where the metric reaches the threshold. A question that the law does not answer has no metric: with a strategy that
 * answers it passes where that abstains.
 */
export function outcomeOf({ gold, predicted, metrics, verdict, isGoldUnknown }: Item, asked: Asked): Outcome {
  const failed = (message: string): Outcome => {
    return { kind: 'failed', message, expected: gold, found: predicted, named: [...gold, ...predicted] };
  };
  if (gold.length === 0 && isGoldUnknown !== true && verdict !== undefined) {
    return verdict === 'abstained'
      ? { kind: 'passed' }
      : failed(l10n.t('The law does not answer this question, and it was answered.'));
  }
  const value = metrics[asked.metric];
  if (value === undefined) return { kind: 'untold' };
  if (value >= asked.threshold) return { kind: 'passed' };
  return failed(l10n.t('{0} is {1}, below {2}.', asked.metric, value.toFixed(3), asked.threshold));
}
