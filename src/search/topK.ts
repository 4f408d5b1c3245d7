/** One ranked provision. */
export interface Hit {
  readonly ordinal: number;
  readonly score: number;
}

/** Best first; equal scores by ordinal, so that a corpus and a query give one list on every machine. */
export function compareHits(a: Hit, b: Hit): number {
  return b.score - a.score || a.ordinal - b.ordinal;
}

/**
 * The k best of a stream of scores: a binary heap whose root is the worst kept. O(n log k) at worst, close to O(n) in
 * practice because most scores lose against the root at once.
 */
export class TopK {
  readonly #ordinals: Int32Array;
  readonly #scores: Float64Array;
  #size = 0;
  /** What a score has to reach; -Infinity until k are kept. A field, because it is read for every score. */
  threshold = -Infinity;

  /** @param k at least 0. */
  constructor(private readonly k: number) {
    this.#ordinals = new Int32Array(k);
    this.#scores = new Float64Array(k);
  }

  offer(ordinal: number, score: number): void {
    if (this.#size < this.k) {
      this.#rise(ordinal, score);
      this.#size += 1;
      if (this.#size === this.k) this.threshold = this.#scores[0]!;
    } else if (this.k > 0 && worse(this.#ordinals[0]!, this.#scores[0]!, ordinal, score)) {
      this.#sink(ordinal, score);
      this.threshold = this.#scores[0]!;
    }
  }

  /** The ordinals of the kept hits in no order that means anything; valid until the next offer. */
  get ordinals(): Int32Array {
    return this.#ordinals.subarray(0, this.#size);
  }

  /** The kept hits, best first. */
  hits(): Hit[] {
    const hits = Array.from({ length: this.#size }, (_, at) => ({
      ordinal: this.#ordinals[at]!,
      score: this.#scores[at]!,
    }));
    return hits.sort(compareHits);
  }

  #place(at: number, ordinal: number, score: number): void {
    this.#ordinals[at] = ordinal;
    this.#scores[at] = score;
  }

  /** Adds at the bottom: parents that are better move down, one after another, until it has its place. */
  #rise(ordinal: number, score: number): void {
    const [ordinals, scores] = [this.#ordinals, this.#scores];
    let at = this.#size;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!worse(ordinal, score, ordinals[parent]!, scores[parent]!)) break;
      this.#place(at, ordinals[parent]!, scores[parent]!);
      at = parent;
    }
    this.#place(at, ordinal, score);
  }

  /** Replaces the root: the worse child of each place moves up, one after another, until it has its place. */
  #sink(ordinal: number, score: number): void {
    const [ordinals, scores, size] = [this.#ordinals, this.#scores, this.#size];
    let at = 0;
    for (let child = 1; child < size; child = at * 2 + 1) {
      const other = child + 1;
      if (other < size && worse(ordinals[other]!, scores[other]!, ordinals[child]!, scores[child]!)) child = other;
      if (!worse(ordinals[child]!, scores[child]!, ordinal, score)) break;
      this.#place(at, ordinals[child]!, scores[child]!);
      at = child;
    }
    this.#place(at, ordinal, score);
  }
}

function worse(ordinal: number, score: number, thanOrdinal: number, thanScore: number): boolean {
  return score < thanScore || (score === thanScore && ordinal > thanOrdinal);
}
