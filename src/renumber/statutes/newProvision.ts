import type { ReadProvision } from './numbersAt';

/** A provision that comes in before another one. */
export interface NewProvision {
  /** Where in `provisions` the one stands that it comes before. */
  readonly at: number;
  /** Its number, normalised. */
  readonly number: string;
  readonly language: string;
  /** Those of the act. */
  readonly provisions: readonly ReadProvision[];
}
