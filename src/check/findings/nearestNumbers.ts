/** Suggestions for one number. */
const MOST = 3;

/** The digits that a number begins with: 12 of 12a, 5 of 5-2. */
const mainOf = (number: string): string => /^\d+/u.exec(number)?.[0] ?? '';

/** The numbers that there are in one place, where those near another one are looked for. */
export class KnownNumbers {
  readonly #all: ReadonlySet<string>;
  readonly #byMain = new Map<string, string[]>();
  /** What they are written in. */
  readonly #signs: ReadonlySet<string>;
  /** Their share of those from 1 to the last; 1 where none begins with a digit. */
  readonly share: number;

  constructor(numbers: Iterable<string>) {
    this.#all = new Set(numbers);
    for (const number of this.#all) {
      const main = mainOf(number);
      const same = this.#byMain.get(main);
      if (same === undefined) this.#byMain.set(main, [number]);
      else same.push(number);
    }
    const counted = [...this.#byMain.keys()].filter((main) => main !== '').map(Number);
    const last = counted.reduce((most, number) => Math.max(most, number), 0);
    this.share = counted.length === 0 ? 1 : counted.length / last;
    this.#signs = new Set([...this.#all].flatMap((number) => number.split('')));
  }

  /**
   * The numbers that one was probably meant to be, nearest first: the same number with another suffix (12 for 12a, 5-2 for
   * 5), then one slip of the keyboard away (128 for 182). Of the first kind the ones with the shortest suffix first; of the
   * second those nearest by value.
   */
  nearest(number: string): string[] {
    const main = mainOf(number);
    const rated = new Map<string, number>();
    for (const candidate of main === '' ? [] : (this.#byMain.get(main) ?? [])) {
      if (candidate !== number && !candidate.includes('.')) rated.set(candidate, candidate.length / 100);
    }
    for (const candidate of this.#slipsOf(number)) {
      if (candidate === number || rated.has(candidate)) continue;
      const apart = Math.abs(Number(mainOf(candidate)) - Number(main));
      rated.set(candidate, 1 + (Number.isNaN(apart) ? 1 : apart / (apart + 1)));
    }
    return [...rated]
      .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MOST)
      .map(([candidate]) => candidate);
  }

  /** Those that one sign more, one less, another one or two swapped make of a number of two signs or more. */
  *#slipsOf(number: string): Generator<string> {
    if (number.length < 2 || number.length > LONGEST) return;
    for (const slip of this.#slips(number)) if (slip.length > 1 && this.#all.has(slip)) yield slip;
  }

  *#slips(number: string): Generator<string> {
    for (let at = 0; at <= number.length; at += 1) {
      const [before, sign = '', behind] = [number.slice(0, at), number[at], number.slice(at + 1)];
      yield before + behind;
      yield before + behind.slice(0, 1) + sign + behind.slice(1);
      for (const other of this.#signs) {
        yield before + other + behind;
        yield before + other + sign + behind;
      }
    }
  }
}

/** A longer number is none that somebody mistyped. */
const LONGEST = 40;
