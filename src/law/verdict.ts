import type { ProvisionId } from './provisionId';

/**
 * A promise to the reader. `grounded`: every sentence is supported. `partial`: some are, something stands open. `excerpts`:
 * the nearest provisions by their words; nothing has judged whether they answer. `abstained`: no answer from this corpus.
 */
export const VERDICT_KINDS = ['grounded', 'partial', 'excerpts', 'abstained'] as const;
export type VerdictKind = (typeof VERDICT_KINDS)[number];

export type VerdictReason = 'no-match' | 'missing-authority' | 'unsupported-claim' | 'repealed' | 'model-unavailable';

export interface Verdict {
  readonly kind: VerdictKind;
  readonly reasons: readonly VerdictReason[];
}

/** An authority or a rule that the answer rests on and that the corpus does not hold. */
export interface MissingAuthority {
  /** As the citing text names it: "Harbour Fees Regulations", "별표 4"; or as a language model puts the rule. */
  readonly name: string;
  /** The provision that cites it; absent where none does. */
  readonly citedBy?: ProvisionId;
}
