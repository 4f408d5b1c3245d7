/**
 * Where a term's posting of a document lies, in constant time: one bit a document, and before each word of 32 bits how
 * many were set (rank; Jacobson 1989, "Space-efficient static trees and graphs"). It takes 8 bytes for 32 documents,
 * where a dense array of weights takes 128.
 */
export class PostingBitmap {
  /** A word, then its rank, so that a lookup meets one line of the cache. */
  readonly #words: Uint32Array;

  /** @param documents the term's documents, ascending, each below `size`. */
  constructor(documents: Uint32Array, size: number) {
    const words = new Uint32Array(((size >>> 5) + 1) * 2);
    for (const document of documents) words[(document >>> 5) * 2]! |= 1 << (document & 31);
    for (let at = 2; at < words.length; at += 2) words[at + 1] = words[at - 1]! + ones(words[at - 2]!);
    this.#words = words;
  }

  /**
   * Finds the postings of some documents, each below `size`: `places[i]` is where in `documents` the i-th one found is,
   * `postings[i]` which of the term's postings it has, from 0. Returns how many were found. What is not found is
   * overwritten by the next, so both need room for one number more than there are documents: without a branch, the
   * processor waits for many lookups at once.
   */
  find(documents: Int32Array, places: Uint32Array, postings: Uint32Array): number {
    const words = this.#words;
    let found = 0;
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at]!;
      const word = words[(document >>> 5) * 2]!;
      const shift = document & 31;
      places[found] = at;
      postings[found] = words[(document >>> 5) * 2 + 1]! + ones(word & ((1 << shift) - 1));
      found += (word >>> shift) & 1;
    }
    return found;
  }
}

/** How many bits are set (Warren 2012, "Hacker's Delight", section 5-1). */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
