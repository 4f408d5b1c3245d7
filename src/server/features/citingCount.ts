import { citersOf } from '../../citation';
import { counted } from '../../text';
import type { FeatureIndex } from './context';

/** How often a provision, or a unit inside it, is cited: "cited by 12, from 3 acts"; undefined where nobody cites it. */
export function citingCount(index: FeatureIndex, ordinal: number): string | undefined {
  const citers = citersOf(index, ordinal);
  if (citers.length === 0) return undefined;
  const acts = new Set(citers.map((citer) => index.corpus.actOf(citer))).size;
  return `cited by ${citers.length}, from ${counted(acts, 'act')}`;
}
