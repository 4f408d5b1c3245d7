/**
 * Where a term's posting of a document lies, in constant time: one bit a document, and before each word of 32 bits how
 * many were set (rank; Jacobson 1989, "Space-efficient static trees and graphs"). It takes 8 bytes for 32 documents,
 * where a dense array of weights takes 128.
 *
 * The posting of document d, where its bit is set, is number `ranks[d >>> 5]` + the ones below its bit in `bits[d >>> 5]`.
 */
export class PostingBitmap {
  readonly bits: Uint32Array;
  readonly ranks: Uint32Array;

  /** @param documents the term's documents, ascending, each below `size`. */
  constructor(documents: Uint32Array, size: number) {
    const words = (size >>> 5) + 1;
    this.bits = new Uint32Array(words);
    this.ranks = new Uint32Array(words);
    for (const document of documents) this.bits[document >>> 5]! |= 1 << (document & 31);
    for (let word = 1; word < words; word += 1) this.ranks[word] = this.ranks[word - 1]! + ones(this.bits[word - 1]!);
  }
}

/** How many bits are set (Warren 2012, "Hacker's Delight", section 5-1). */
export function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
