import type { ActSource, Citation } from '../../law';

/** The acts that one reading of a citation gives: several when their name is shared, none when it is not in the corpus. */
export interface ActChoice {
  readonly acts: readonly number[];
  /** How they are known to be those of the citation. */
  readonly source: ActSource;
  /** The name it goes by, where it was named. */
  readonly name?: string;
  /** Set where a text names an act that nobody could read: what belongs to it means no other. */
  readonly unread?: true;
  /** The words for what such a provision is of, where there are any: "du contrat". */
  readonly said?: string;
}

/** A citation with the acts it may mean, the likeliest choice first; at least one choice. */
export interface CitationOfAct {
  /** Its span reaches to the act's whole name as the corpus knows it. */
  readonly citation: Citation;
  readonly choices: readonly ActChoice[];
}

const TOLD: ReadonlySet<ActSource> = new Set(['written', 'list', 'previous', 'definition', 'command']);

/** Whether the text tells the act of a citation, in its own words or in others; else it is the text's own, or a guess. */
export const isTold = (source: ActSource): boolean => TOLD.has(source);

/** How the act of a citation is known whose words go back to the one before it. */
export const goingBackTo = (before: ActSource): ActSource =>
  isTold(before) ? 'previous' : before === 'short-name' ? before : 'named-last';

/** How the act of a member of a list is known beside another member of the same act. */
export const besideMember = (own: ActSource, other: ActSource): ActSource =>
  isTold(own) ? own : isTold(other) ? 'list' : other === 'short-name' ? other : own;
