import type { TextSpan } from '../../text';

/**
 * What a word or phrase does to the proposition that it stands in.
 *
 * `negation`: denies it, or a phrase of it (not, kein, 아니, without). `duty`: must, hat zu, ist verpflichtet, 하여야 한다.
 * `permission`: may, kann, is entitled to, 할 수 있다. `prohibition`: must not, and every permission denied (darf nicht, kann
 * nicht, has no right to, 할 수 없다). `exemption`: need not, and every duty denied (muss nicht, 하지 아니할 수 있다). The last two
 * are one marker, with no negation beside it, also where the words stand apart ("darf ... nicht": the marker is the modal
 * word). `only`: only, nur, 한하여, nicht ohne. `regardless`: even if, unabhängig von, 관계없이. `exception`: except, unless,
 * ausgenommen, 제외. `condition`: if, wenn, 경우. `inclusion`: also, auch, 또한. `all`: every, jeder, 모든. `some`: certain,
 * einige, 일부.
 *
 * Two negations that make a yes are none ("nicht unwirksam"), or what they make ("하지 아니하면 아니 된다" is a duty). A rule that
 * stands by as the default ("soweit nichts anderes bestimmt ist") is no exception.
 */
export type MarkerKind =
  | 'negation'
  | 'duty'
  | 'permission'
  | 'prohibition'
  | 'exemption'
  | 'only'
  | 'regardless'
  | 'exception'
  | 'condition'
  | 'inclusion'
  | 'all'
  | 'some';

export interface Marker extends TextSpan {
  readonly kind: MarkerKind;
  /**
   * Of a denial or an inclusion: on which side of it the word stands that it is said of, before it ("이행하지 아니한다") or behind
   * it ("not pay", "auch Kinder"). Absent where that may stand away from it ("zahlt ... nicht").
   */
  readonly side?: 'before' | 'behind';
}

/** What sentences of a language say, by its rules. */
export interface Propositions {
  /** In order, without overlap. Linear in the text. */
  markers(text: string): Marker[];
  /**
   * The clauses of a sentence, or of several: together they cover the text, in order. A relative or subordinate clause is
   * one of its own, so that one which it interrupts is two pieces. No border is inside a marker. Linear in the text.
   */
  clauses(text: string): TextSpan[];
  /** Both, in steps. */
  inSteps(text: string): Generator<void, { readonly markers: Marker[]; readonly clauses: TextSpan[] }>;
}
