/** Unsigned 32-bit numbers in a buffer that grows. */
export class NumberBuffer {
  #numbers = new Uint32Array(1 << 10);
  #used = 0;

  get length(): number {
    return this.#used;
  }

  push(value: number): void {
    if (this.#used === this.#numbers.length) {
      const grown = new Uint32Array(this.#used * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#used] = value;
    this.#used += 1;
  }

  /** Adds one to the number at a position. */
  increment(at: number): void {
    this.#numbers[at]! += 1;
  }

  at(position: number): number {
    return this.#numbers[position]!;
  }

  finish(): Uint32Array<ArrayBuffer> {
    return this.#numbers.slice(0, this.#used);
  }
}
