import type { SentenceModel } from './encoder';

/** A text, and a sentence that may or may not follow from it. */
export interface SentencePair {
  readonly premise: string;
  readonly hypothesis: string;
}

/** How likely it is that the premise shows the hypothesis, says nothing of it, or rules it out: 0 to 1 each, 1 together. */
export interface Entailment {
  readonly entailment: number;
  readonly neutral: number;
  readonly contradiction: number;
}

/**
 * Reads a premise and a hypothesis together (natural language inference: Bowman et al., EMNLP 2015). Rejects as
 * `Encoder` does.
 */
export interface EntailmentModel extends SentenceModel {
  /**
   * One result a pair, in the order of the pairs; none depends on another pair. Of a pair that is too long for the model,
   * the end of the premise is not read.
   */
  entails(pairs: readonly SentencePair[], signal?: AbortSignal): Promise<readonly Entailment[]>;
}
