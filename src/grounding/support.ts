import type { ProvisionId } from '../law';

/**
 * How far a sentence is carried by what it rests on. `supported`: its law words stand in the provisions that it cites,
 * its fact words in the question, nothing clashes. `unverified`: nothing clashes, but it is not shown; never counted as
 * proof. `contradicted`: a check that makes no guesses found a clash. `invented`: it cites what is not in the evidence.
 * The last two are struck out.
 */
export type Support = 'supported' | 'unverified' | 'contradicted' | 'invented';

export const isStruck = (support: Support): boolean => support === 'contradicted' || support === 'invented';

/** A stretch of a text in UTF-16 code units, half open, with what stands there. */
export interface Words {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Words of a provision's text that carry a sentence. */
export interface LawWords extends Words {
  readonly id: ProvisionId;
}

/** In what respect a sentence and what it rests on do not agree. */
export type ClashKind =
  'citation' | 'quotation' | 'number' | 'polarity' | 'modality' | 'party' | 'condition' | 'exception';

/** Words of a sentence beside what they clash with. */
export interface Clash {
  readonly kind: ClashKind;
  /** In the sentence. */
  readonly words: Words;
  /** What stands against them: words of a provision, of the question, or a calculation; absent where nothing says so. */
  readonly against?:
    | ({ readonly source: 'law' } & LawWords)
    | ({ readonly source: 'question' } & Words)
    | { readonly source: 'calculation'; readonly text: string };
  /** One line for a person. */
  readonly message: string;
}

/** What the checks say of a sentence. */
export interface Grounding {
  readonly support: Support;
  /** Why it is not `supported`; one line for a person. */
  readonly reason?: string;
  /** A second reader has shown words against it; it is `unverified` for that, and counts against the verdict. */
  readonly refuted?: true;
  /** At least one where it is `contradicted`. */
  readonly clashes: readonly Clash[];
  /** What the panel underlines and the editor highlights; ascending, without overlap within a provision. */
  readonly lawWords: readonly LawWords[];
  /** In the question. */
  readonly factWords: readonly Words[];
}

/** What a second reader, who was asked to refute, says of a sentence; its words count only where they are found. */
export interface SecondReading {
  readonly carried: boolean;
  readonly why?: string;
  /** Exact words of the cited provisions or the question, for it or against it. */
  readonly words: readonly string[];
}
