import type { Marker, MarkerKind } from './marker';

/** Where clauses begin and end in a language. Each pattern is linear, and none has capturing groups. */
export interface ClauseRules {
  /** A subordinate clause begins behind it. */
  readonly opens?: string;
  /** The same, unless a subordinate clause stands open, which then ends behind it. */
  readonly opensElseCloses?: string;
  /** At a sentence's start: the sentence begins with a subordinate clause. */
  readonly beginsOpen?: string;
  /** The subordinate clause that stands open ends behind it, and what it interrupted goes on. */
  readonly closes?: string;
  /** Whether an opening also ends the clause that stands open; it sees the text up to the border's first character. */
  readonly closedBefore?: RegExp;
  /** Another clause of the same rank begins behind it. */
  readonly cuts: string;
}

/**
 * What words say. Beside the kinds of markers: `idiom` says nothing, though it looks as if; `bound` is a negation of one
 * phrase (ohne, 없이), which never turns the modal word of its clause; `finite` and `infinitive` are the halves of a duty that
 * stands in two places (hat ... zu zahlen), each nothing without the other.
 */
export type Sense = MarkerKind | 'idiom' | 'bound' | 'finite' | 'infinitive';

/**
 * A row of a language's table: what the words say, the words (a linear pattern; see `capitalNouns`), and what they
 * say with a negation in the same clause; without the third the negation stays a marker beside it.
 */
export type MarkerRule = readonly [says: Sense, words: string, denied?: MarkerKind];

/** On which side of a denial or an inclusion the word stands that it is said of. */
type Side = NonNullable<Marker['side']>;

/** How a language says must, may and not, as tables of words and of clause borders. */
export interface PropositionRules {
  /** Only the first letters of sentences are read as small ones; else all letters are. Default: false. */
  readonly capitalNouns?: boolean;
  /** A second negative word of a clause only repeats the first ("ne peut ... aucun"). Default: false. */
  readonly negativeConcord?: boolean;
  /** On which side the word stands that a negation denies, and of which negations that is true. Default: of none. */
  readonly denied?: { readonly side: Side; readonly by?: RegExp };
  /** On which side the word stands that "also" is said of. Default: it may be any. */
  readonly included?: Side;
  /** Where two fit at one place, the first counts. */
  readonly markers: readonly MarkerRule[];
  readonly clauses: ClauseRules;
}
