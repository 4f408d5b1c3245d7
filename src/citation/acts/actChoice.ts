import type { Citation } from '../../law';

/** The acts that one reading of a citation gives: several when their name is shared, none when it is not in the corpus. */
export interface ActChoice {
  readonly acts: readonly number[];
  /** The name it goes by, where it was named. */
  readonly name?: string;
  /** Set where a text names an act that nobody could read: what belongs to it means no other. */
  readonly unread?: true;
  /** Set where a bill commands a change of what is cited, so that it is of the act that the bill amends. */
  readonly isCommanded?: true;
}

/** A citation with the acts it may mean, the likeliest choice first; at least one choice. */
export interface CitationOfAct {
  /** Its span reaches to the act's whole name as the corpus knows it. */
  readonly citation: Citation;
  readonly choices: readonly ActChoice[];
}
