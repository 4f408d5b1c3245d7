import type { Clash } from '../support';

/** What a check has against a sentence: a clash, or something that it cannot see shown. */
export interface Finding extends Clash {
  /** Without guessing: it strikes the sentence. Otherwise it leaves it unverified. */
  readonly isCertain: boolean;
  /** The words of the law that stand against it, as they are written there. */
  readonly theirs?: string;
}
