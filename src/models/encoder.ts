import * as l10n from '@vscode/l10n';
/** What sentence encoders and cross-encoders have in common. */
export interface SentenceModel {
  /** As shown to a person: the name of the model's folder. */
  readonly name: string;
  /**
   * Whether the model was made for a language (BCP 47; the primary subtag counts). A language that could not be told
   * (`und`) is not refused. {@link languageRefusal} has the reason in words.
   */
  supports(language: string): boolean;
  /** Frees the model's memory. */
  dispose(): void;
}

/**
 * Turns texts into vectors whose dot product says how near their meanings are. Rejects with `ModelUnavailableError` where
 * there are no vectors to be had, and with the signal's reason when it is aborted. Nothing else escapes.
 */
export interface Encoder extends SentenceModel {
  /** Numbers a vector. */
  readonly dimensions: number;
  /** Of the model's files and of what shapes a passage's vector: vectors of another fingerprint cannot be compared. */
  readonly fingerprint: string;
  /**
   * `texts.length * dimensions` numbers, row after row in the order of the texts, each row of length 1 (L2).
   *
   * @param kind many models put another prefix before a query than before a passage.
   */
  encode(texts: readonly string[], kind: 'query' | 'passage', signal?: AbortSignal): Promise<Float32Array>;
}

/** Reads a query and a passage together. Rejects as {@link Encoder} does. */
export interface CrossEncoder extends SentenceModel {
  /** For each passage how likely it answers the query, 0 to 1; comparable within one query. */
  score(query: string, passages: readonly string[], signal?: AbortSignal): Promise<Float32Array>;
}

/** Why the model does not serve a language, in one sentence that says what to do; undefined where it does. */
export function languageRefusal(model: Pick<SentenceModel, 'name' | 'supports'>, language: string): string | undefined {
  if (model.supports(language)) return undefined;
  return l10n.t(
    'The model {0} was not made for texts in "{1}": choose one for that language, such as a multilingual one.',
    model.name,
    language,
  );
}
