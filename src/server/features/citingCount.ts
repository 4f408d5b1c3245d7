import * as l10n from '@vscode/l10n';
import { citersOf } from '../../citation';
import type { FeatureIndex } from './context';

/** How often a provision, or a unit inside it, is cited: "cited by 12, from 3 acts"; undefined where nobody cites it. */
export function citingCount(index: FeatureIndex, ordinal: number): string | undefined {
  const citers = citersOf(index, ordinal);
  if (citers.length === 0) return undefined;
  const acts = new Set(citers.map((citer) => index.corpus.actOf(citer))).size;
  return acts === 1
    ? l10n.t('cited by {0}, from 1 act', citers.length)
    : l10n.t('cited by {0}, from {1} acts', citers.length, acts);
}
