import type { Encoder } from '../../models';
import { DEFAULT_ROCCHIO, FEEDBACK_VECTORS, rocchio, type RocchioWeights } from '../ranking/rocchio';
import type { Hit } from '../topK';
import type { VectorIndex } from './vectors';

/** A model with the vectors that it made of the corpus. */
export interface DenseRetriever {
  readonly encoder: Pick<Encoder, 'name' | 'supports' | 'encode'>;
  readonly vectors: Pick<VectorIndex, 'search' | 'vectorOf'>;
}

/** The k provisions nearest to a question in meaning, best first. Rejects as {@link Encoder} does. */
export async function denseSearch(
  question: string,
  k: number,
  { encoder, vectors }: DenseRetriever,
  signal?: AbortSignal,
): Promise<Hit[]> {
  const query = await encoder.encode([question], 'query', signal);
  signal?.throwIfAborted();
  return vectors.search(query, k);
}

/** As {@link denseSearch}, asked a second time with the question moved towards its best hits (pseudo feedback). */
export async function rocchioSearch(
  question: string,
  k: number,
  { encoder, vectors }: DenseRetriever,
  signal?: AbortSignal,
  weights: RocchioWeights = DEFAULT_ROCCHIO,
): Promise<Hit[]> {
  const query = await encoder.encode([question], 'query', signal);
  signal?.throwIfAborted();
  const relevant = vectors
    .search(query, FEEDBACK_VECTORS)
    .map(({ ordinal }) => vectors.vectorOf(ordinal))
    .filter((vector) => vector !== undefined);
  return vectors.search(rocchio(query, relevant, weights), k);
}
