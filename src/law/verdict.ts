import type { ProvisionId } from './provisionId';

export type VerdictKind = 'grounded' | 'partial' | 'abstained';

export type VerdictReason = 'no-match' | 'missing-authority' | 'unsupported-claim' | 'repealed' | 'model-unavailable';

export interface Verdict {
  readonly kind: VerdictKind;
  readonly reasons: readonly VerdictReason[];
}

/** An authority that the evidence rests on and that the corpus does not hold. */
export interface MissingAuthority {
  /** As the citing text names it: "Harbour Fees Regulations", "별표 4". */
  readonly name: string;
  /** The provision that cites it. */
  readonly citedBy: ProvisionId;
}
