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
      this.#place(this.#size, ordinal, score);
      this.#rise(this.#size);
      this.#size += 1;
      if (this.#size === this.k) this.threshold = this.#scores[0]!;
    } else if (this.k > 0 && this.#worse(this.#ordinals[0]!, this.#scores[0]!, ordinal, score)) {
      this.#place(0, ordinal, score);
      this.#sink(0);
      this.threshold = this.#scores[0]!;
    }
  }

  /** The kept hits, best first. */
  hits(): Hit[] {
    const hits = Array.from({ length: this.#size }, (_, at) => ({
      ordinal: this.#ordinals[at]!,
      score: this.#scores[at]!,
    }));
    return hits.sort(compareHits);
  }

  #worse(ordinal: number, score: number, thanOrdinal: number, thanScore: number): boolean {
    return score < thanScore || (score === thanScore && ordinal > thanOrdinal);
  }

  #place(at: number, ordinal: number, score: number): void {
    this.#ordinals[at] = ordinal;
    this.#scores[at] = score;
  }

  #swap(a: number, b: number): void {
    const [ordinal, score] = [this.#ordinals[a]!, this.#scores[a]!];
    this.#place(a, this.#ordinals[b]!, this.#scores[b]!);
    this.#place(b, ordinal, score);
  }

  #worseAt(a: number, b: number): boolean {
    const [score, thanScore] = [this.#scores[a]!, this.#scores[b]!];
    return score < thanScore || (score === thanScore && this.#ordinals[a]! > this.#ordinals[b]!);
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#worseAt(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(from: number): void {
    for (let at = from; ;) {
      let worst = at;
      const left = at * 2 + 1;
      if (left < this.#size && this.#worseAt(left, worst)) worst = left;
      if (left + 1 < this.#size && this.#worseAt(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }
}
