import { languageRefusal, ModelUnavailableError, type Encoder } from '../../models';
import { detectLanguage } from '../../languages';
import { DEFAULT_ROCCHIO, FEEDBACK_VECTORS, rocchio, type RocchioWeights } from '../ranking/rocchio';
import type { Hit } from '../topK';
import type { VectorIndex } from './vectors';

/** A model with the vectors that it made of the corpus. */
export interface DenseRetriever {
  readonly encoder: Pick<Encoder, 'name' | 'supports' | 'encode'>;
  readonly vectors: Pick<VectorIndex, 'search' | 'vectorOf'>;
}

/**
 * The k provisions nearest to a question in meaning, best first. Rejects as {@link Encoder} does, and with the reason where
 * the encoder was not made for the question's language: its vector would say nothing, and still be near to something.
 */
export async function denseSearch(
  question: string,
  k: number,
  { encoder, vectors }: DenseRetriever,
  signal?: AbortSignal,
): Promise<Hit[]> {
  return vectors.search(await encodedQuestion(question, encoder, signal), k);
}

/** As {@link denseSearch}, asked a second time with the question moved towards its best hits (pseudo feedback). */
export async function rocchioSearch(
  question: string,
  k: number,
  { encoder, vectors }: DenseRetriever,
  signal?: AbortSignal,
  weights: RocchioWeights = DEFAULT_ROCCHIO,
): Promise<Hit[]> {
  const query = await encodedQuestion(question, encoder, signal);
  const relevant = vectors
    .search(query, FEEDBACK_VECTORS)
    .map(({ ordinal }) => vectors.vectorOf(ordinal))
    .filter((vector) => vector !== undefined);
  return vectors.search(rocchio(query, relevant, weights), k);
}

async function encodedQuestion(
  question: string,
  encoder: DenseRetriever['encoder'],
  signal?: AbortSignal,
): Promise<Float32Array> {
  const refusal = languageRefusal(encoder, detectLanguage(question));
  if (refusal !== undefined) throw new ModelUnavailableError(refusal);
  const query = await encoder.encode([question], 'query', signal);
  signal?.throwIfAborted();
  return query;
}
