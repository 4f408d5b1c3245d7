import type { MarkerKind } from '../../../../src/languages';

/** A text, and what each citation in it is: `span -> targets`, where a target of the first act goes without its key. */
export type CitationCase = readonly [text: string, ...expected: string[]];

/**
 * What one language says: invented law, as data. What the language has no cases of, its pack is not held to, and the table
 * of languages says so.
 */
export interface LanguageCases {
  /** ISO 639-1. */
  readonly code: string;
  /** The first act of the corpus, and one beside it, in Markdown as their publisher writes it. */
  readonly act: string;
  readonly otherAct: string;
  /** The first act as a plain text, in the layout of its gazette. */
  readonly plainAct?: string;
  /** What both layouts of the first act hold, by eId, with the words that the provision begins with. */
  readonly provisions: Readonly<Record<string, string>>;

  readonly found: readonly CitationCase[];
  readonly lists: readonly CitationCase[];
  readonly ranges: readonly CitationCase[];
  readonly backReferences: readonly CitationCase[];
  /** The same of a text that stands in a provision of the first act: the eId of that, the text, and its citations. */
  readonly within: readonly (readonly [eId: string, ...CitationCase])[];
  /** Texts that cite nothing, because a number in them counts something else. */
  readonly citesNothing: readonly string[];
  /** By eId of the first act: its label without the act. */
  readonly labels: Readonly<Record<string, string>>;

  /** By eId of the first act: the citation that is written for it. */
  readonly completed?: Readonly<Record<string, string>>;
  /** Provisions as the language numbers them, in the order in which an act has them. */
  readonly numbers?: readonly string[];
  /** A draft whose first citation gets another number: the draft, the provision, the number, and the draft behind it. */
  readonly renumbered?: readonly (readonly [draft: string, eId: string, number: string, becomes: string])[];
  readonly markers?: readonly (readonly [text: string, ...kinds: MarkerKind[]])[];
  /** On which side of a denial the word stands that it denies; undefined where that may stand away from it. */
  readonly denies?: 'before' | 'behind';
  /** A text, and the terms that it defines. */
  readonly definitions?: readonly (readonly [text: string, ...terms: string[]])[];
  /** A text, and what it counts: `5 year`, `1500 currency EUR`, `2024-03-01`. */
  readonly quantities?: readonly (readonly [text: string, ...quantities: string[]])[];
  /** What a text is by what it says of itself. */
  readonly kinds?: readonly (readonly [text: string, kind: 'law' | 'draft' | 'bill'])[];
  /** Citations that are misprinted, in a text: each is told as one that could not be read. */
  readonly misprints?: readonly (readonly [text: string, misprint: string])[];

  /** Cases above that fail: the part, the text of the case, and what is missing in one sentence. A mended one must go. */
  readonly gaps?: readonly (readonly [part: string, name: string, missing: string])[];
}
