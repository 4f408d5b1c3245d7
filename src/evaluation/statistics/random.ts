/** Numbers that look random and are the same for the same seed: a figure of a run can be had again. */
export class Random {
  #state: number;

  /** @param seed a whole number of 32 bits */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number from 0 to below `end`; `end` from 1 to 2³². A counter, mixed as MurmurHash3 ends (Appleby 2011). */
  below(end: number): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * end);
  }
}
