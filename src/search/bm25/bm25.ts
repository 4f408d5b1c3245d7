/** One field of a document: how much a term occurrence in it counts, and how far its length is normalised. */
export interface FieldParameters {
  readonly weight: number;
  /** 0 (no length normalisation) to 1 (full). */
  readonly b: number;
}

export interface Bm25Parameters {
  /** Term-frequency saturation, above 0. */
  readonly k1: number;
  readonly fields: readonly FieldParameters[];
}

/**
 * Two fields: a provision's own text, and the context that says what it is about (names of the act, headings above it)
 * at half weight. k1 and b are the customary values (Robertson and Zaragoza 2009, section 3.4: 1.2 to 2, and 0.5 to
 * 0.8); nothing near them is better on both a Korean and an English collection.
 */
export const DEFAULT_BM25: Bm25Parameters = {
  k1: 1.2,
  fields: [
    { weight: 1, b: 0.75 },
    { weight: 0.5, b: 0.75 },
  ],
};

/**
 * idf(t) = ln(1 + (N - n + 0.5) / (n + 0.5)): the Robertson-Sparck Jones weight without relevance information
 * (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", equation 3.3), with 1 added
 * inside the logarithm so that a term in more than half of the documents does not count against them.
 */
export function inverseDocumentFrequency(collectionSize: number, documentFrequency: number): number {
  return Math.log(1 + (collectionSize - documentFrequency + 0.5) / (documentFrequency + 0.5));
}

/**
 * tf~ = sum over fields f of weight_f * tf_f / ((1 - b_f) + b_f * length_f / averageLength_f), the field-weighted
 * pseudo frequency of BM25F (Robertson and Zaragoza 2009, equation 3.19).
 */
export function pseudoFrequency(
  frequency: number,
  length: number,
  averageLength: number,
  { weight, b }: FieldParameters,
): number {
  return (weight * frequency) / (1 - b + (b * length) / averageLength);
}

/** What lengths are compared with: their mean, 1 at least, so that a collection of empty documents has one too. */
export const meanLength = (total: number, documents: number): number => Math.max(1, total / Math.max(1, documents));

/** w(t, d) = tf~ / (k1 + tf~) * idf(t) (Robertson and Zaragoza 2009, equation 3.20). */
export function termWeight(frequency: number, idf: number, k1: number): number {
  return (frequency / (k1 + frequency)) * idf;
}
