import type { Reason } from './reason';

/**
 * What a document is to Proviso. `law` answers questions and is cited; a `draft` and a `bill` are checked and never quoted;
 * what is `none` of these is left alone.
 */
export type Kind = 'law' | 'draft' | 'bill' | 'none';

/** Something that speaks for a kind. */
export interface Evidence {
  /** `not law`: against law, and for none of the others. */
  readonly kind: Kind | 'not law';
  /** How much it says; {@link weigh} has the sums that decide. */
  readonly weight: number;
  readonly reason: Reason;
}

/** What a document is, and why: the reasons of that kind, the weightiest first. */
export interface Judgement {
  readonly kind: Kind;
  readonly reasons: readonly Reason[];
  /** Of a text that is `none` only because it cites no law so far: its check finds nothing, and it may be a draft that begins. */
  readonly isBlank?: true;
}
