import type { LocatedCitation } from '../citation';
import type { TextSpan } from '../text';
import type { LegalIndex } from '../search';
import type { CheckCode, Severity } from './codes';

/** A change of a text. Offsets as in {@link TextSpan}. */
export interface Edit extends TextSpan {
  readonly newText: string;
}

/** One way to mend what was found. */
export interface Fix {
  /** For a button: `Change to “section 12A(1)”`. */
  readonly title: string;
  readonly edit: Edit;
}

/** What a check has to say about a span of a text. */
export interface Observation extends TextSpan {
  readonly code: CheckCode;
  /** What is wrong and what to do, for a person. */
  readonly message: string;
  /** The likeliest first. */
  readonly fixes: readonly Fix[];
  /** Ordinals of the provisions that it speaks of, at most {@link MOST_RELATED}. */
  readonly related: readonly number[];
}

/** An {@link Observation} in the offsets of the source, with how much it matters. */
export interface Finding extends Observation {
  readonly severity: Exclude<Severity, 'off'>;
}

export const MOST_RELATED = 5;

/** What citations are checked against. */
export type CheckedIndex = Pick<LegalIndex, 'corpus' | 'resolver'>;

/** Looks at one citation. */
export type Check<Context> = (cited: LocatedCitation, context: Context) => readonly Observation[];
