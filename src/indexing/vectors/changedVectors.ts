import { type LayerChanges, passagesAt, type QuantisedVector, readableBy, VectorIndex } from '../../search';
import { vectorPath, type VectorSource } from './openVectors';
import { encodeMissing, positionsOf, readDistinct, type EncodingProgress } from './vectorCorpus';
import { VectorFile } from './vectorFile';

/** An index that is laid over another. */
export interface LayeredSource extends VectorSource {
  readonly layers: LayerChanges;
}

/**
 * The vectors of what indexes change that are laid, one after another, over the same base: a text that one of them
 * brought, and the next has still, is neither encoded nor read from disk again.
 */
export class ChangedVectors {
  #known: ReadonlyMap<string, QuantisedVector> = new Map();

  /**
   * Encodes the changed provisions whose texts have no vector yet, and returns the vectors of all that changed. Rejects as
   * `encodeCorpus` does.
   */
  async *encode(
    { index: { corpus }, layers, directory, encoder }: LayeredSource,
    signal?: AbortSignal,
  ): AsyncGenerator<EncodingProgress, VectorIndex> {
    const ordinals = [...layers.documents].filter(readableBy(encoder, corpus));
    const passages = passagesAt(Int32Array.from(ordinals).sort(), corpus);
    const distinct = await readDistinct(passages, signal);
    const rows = new Map<string, QuantisedVector>();
    for (const key of distinct.firstOf.keys()) {
      const row = this.#known.get(key);
      if (row !== undefined) rows.set(key, row);
    }
    if (rows.size < distinct.firstOf.size) {
      const { fingerprint, dimensions } = encoder;
      const { file } = await VectorFile.open(vectorPath({ directory, encoder }), { fingerprint, dimensions }, signal);
      yield* encodeMissing(passages, distinct, encoder, file, signal);
      for await (const batch of file.batches(signal)) {
        for (const [at, key] of batch.keys.entries()) {
          // A copy: a row is a view of its whole batch.
          if (distinct.firstOf.has(key)) rows.set(key, { ...batch.rows[at]!, values: batch.rows[at]!.values.slice() });
        }
      }
    }
    this.#known = rows;
    const vectors = new VectorIndex(passages.ordinals, encoder.dimensions);
    for (const [key, row] of rows) {
      for (const position of positionsOf(key, distinct)) vectors.set(passages.ordinals[position]!, row);
    }
    return vectors;
  }
}
