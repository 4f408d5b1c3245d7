import { languageRefusal, ModelUnavailableError, type Encoder } from '../../models';
import { detectLanguage } from '../../languages';
import { DEFAULT_ROCCHIO, FEEDBACK_VECTORS, rocchio, type RocchioWeights } from '../ranking/rocchio';
import type { Hit } from '../topK';
import type { VectorIndex } from './vectors';

/** Vectors, one a provision: those that are here, or those of a store. */
export interface Vectors {
  /** See {@link VectorIndex.search}. */
  search(query: Float32Array, k: number, signal?: AbortSignal): readonly Hit[] | Promise<readonly Hit[]>;
  /** See {@link VectorIndex.vectorOf}. */
  vectorOf(ordinal: number): Float32Array | undefined;
}

/** Vectors that are here, which answer at once. */
export type VectorsHere = Pick<VectorIndex, 'search' | 'vectorOf'>;

/** A model with the vectors that it made of the corpus. */
export interface DenseRetriever<Searched extends Vectors = Vectors> {
  readonly encoder: Pick<Encoder, 'name' | 'supports' | 'encode'>;
  readonly vectors: Searched;
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
): Promise<readonly Hit[]> {
  return vectors.search(await encodedQuestion(question, encoder, signal), k, signal);
}

/** As {@link denseSearch}, asked a second time with the question moved towards its best hits (pseudo feedback). */
export async function rocchioSearch(
  question: string,
  k: number,
  { encoder, vectors }: DenseRetriever,
  signal?: AbortSignal,
  weights: RocchioWeights = DEFAULT_ROCCHIO,
): Promise<readonly Hit[]> {
  const query = await encodedQuestion(question, encoder, signal);
  const relevant = (await vectors.search(query, FEEDBACK_VECTORS, signal))
    .map(({ ordinal }) => vectors.vectorOf(ordinal))
    .filter((vector) => vector !== undefined);
  return vectors.search(rocchio(query, relevant, weights), k, signal);
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
