import { createHash } from 'node:crypto';
import type { EncodedVectors } from '../../../src/indexing';
import type { Encoder } from '../../../src/models';
import {
  passageText,
  quantise,
  VectorIndex,
  type DenseRetriever,
  type PackedIndex,
  type VectorsHere,
} from '../../../src/search';

/** An encoder without a model: a word counts for one of so many numbers, so that texts of the same words are near. */
export class WordEncoder implements Encoder {
  readonly name = 'words';
  readonly fingerprint = 'words-1';
  readonly dimensions = 48;
  readonly encoded: string[] = [];

  supports(): boolean {
    return true;
  }

  encode(texts: readonly string[]): Promise<Float32Array> {
    this.encoded.push(...texts);
    const all = new Float32Array(texts.length * this.dimensions);
    for (const [at, text] of texts.entries()) all.set(this.vectorOf(text), at * this.dimensions);
    return Promise.resolve(all);
  }

  vectorOf(text: string): Float32Array {
    const counts = new Float32Array(this.dimensions);
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      const place = createHash('sha256').update(word).digest().readUInt16BE() % this.dimensions;
      counts[place]! += 1;
    }
    const length = Math.hypot(...counts) || 1;
    return counts.map((count) => count / length);
  }

  dispose(): void {
    // It holds nothing.
  }
}

/** An index with the vectors of {@link WordEncoder}, as it searches them and as a store is told of them. */
export function encodedByWords(index: PackedIndex): {
  readonly dense: DenseRetriever<VectorsHere>;
  readonly stored: EncodedVectors;
} {
  const encoder = new WordEncoder();
  const { corpus } = index;
  const ordinals = Int32Array.from([...Array(corpus.size).keys()].filter((ordinal) => corpus.hasText(ordinal)));
  const vectors = new VectorIndex(ordinals, encoder.dimensions);
  for (const ordinal of ordinals) vectors.set(ordinal, quantise(encoder.vectorOf(passageText(corpus, ordinal))));
  const vectorOf = (ordinal: number): Float32Array | undefined => vectors.vectorOf(ordinal);
  return {
    dense: { encoder, vectors },
    stored: { encoder: encoder.fingerprint, dimensions: encoder.dimensions, vectorOf },
  };
}
