/** How many places of a pattern count: what begins with four given letters is rare enough. */
const PLACES = 4;
const MOST_OWNERS = 15;
const OWNERS = (1 << MOST_OWNERS) - 1;
const ALL_UNITS = 1 << 16;
/** What `\s` stands for in a regular expression. */
const BLANKS = '\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
const DIGITS = '0-9０-９';
const PLACE = /\[([^\]]+)\]|\\([sd])|([^])/gu;
const RANGE = /([^])-([^])|([^])/gu;

/** The sets of UTF-16 code units that a pattern has at its first places. */
function placesOf(pattern: string): ReadonlySet<number>[] {
  const places = [...pattern.matchAll(PLACE)].slice(0, PLACES);
  return places.map(([, set, escaped, sign]) => unitsOf(set ?? sign ?? (escaped === 's' ? BLANKS : DIGITS)));
}

function unitsOf(set: string): ReadonlySet<number> {
  const units = new Set<number>();
  for (const [, from, to, one] of set.matchAll(RANGE)) {
    const last = (to ?? one)!.charCodeAt(0);
    for (let unit = (from ?? one)!.charCodeAt(0); unit <= last; unit += 1) units.add(unit);
  }
  return units;
}

interface Pattern {
  readonly owner: number;
  /** Whether it counts behind a letter of an alphabet, too: "법 제5조" may be written in one, "nach" does not begin "ch 5". */
  readonly isInside: boolean;
  /** By place: the classes of units that it has there. */
  readonly places: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

/**
 * Finds where a text may begin one of some patterns, for several owners of patterns at once: every text is read for
 * citations of every legal system, and most places in it are the beginning of none.
 *
 * A pattern is a row of letters, of sets like `[A-Z]`, of `\d` for half- and full-width digits and `\s` for blanks; its
 * first {@link PLACES} places count. One that begins with Latin letters counts at the beginning of a word alone. One pass over the text, whatever the number of patterns: a walk of that many table
 * look-ups from each character, without a branch that depends on the text.
 */
export class Starts {
  /** By code unit: its class. Units that no pattern tells apart are of one class; those in no pattern are of class 0. */
  readonly #classes = new Uint16Array(ALL_UNITS);
  /** The number of classes. */
  readonly #width: number;
  /**
   * Rows of a walk: at `row + class` the next row, and in the last row of a walk the {@link bitsOf} each owner. The walk begins in
   * the second row; the first is where it ends up when no pattern goes on.
   */
  readonly #rows: Int32Array;

  /** @param lists the patterns of each owner, divided by blanks, or '' for none; at most {@link MOST_OWNERS}. */
  constructor(private readonly lists: readonly string[]) {
    const patterns = lists.flatMap((list, owner) =>
      list
        .split(' ')
        .filter((pattern) => pattern !== '')
        .map((pattern) => {
          const places = placesOf(pattern);
          return { owner, places, isInside: ![...places[0]!].every(isLetter) };
        }),
    );
    this.#width = this.#classify(patterns.flatMap(({ places }) => places));
    const all = Array.from({ length: this.#width }, (_, number) => number);
    const classesOf = (units: ReadonlySet<number> | undefined): readonly number[] =>
      units === undefined ? all : [...new Set([...units].map((unit) => this.#classes[unit]!))];
    this.#rows = this.#walkOver(
      patterns.map(({ owner, places, isInside }) => ({
        owner,
        isInside,
        // Behind its end a pattern has anything.
        places: Array.from({ length: PLACES }, (_, place) => classesOf(places[place])),
      })),
    );
  }

  /** The offsets at which each owner's patterns may begin in a text, ascending. */
  find(text: string): readonly (readonly number[])[] {
    const found: (readonly number[] | number[])[] = this.lists.map(() => NONE);
    const [classes, rows, root] = [this.#classes, this.#rows, this.#width];
    const classAt = (at: number): number => (at < text.length ? classes[text.charCodeAt(at)]! : 0);
    let [first, second, third] = [classAt(0), classAt(1), classAt(2)];
    for (let at = 0; at < text.length; at += 1) {
      const fourth = classAt(at + PLACES - 1);
      const owners = rows[rows[rows[rows[root + first]! + second]! + third]! + fourth]!;
      if (owners !== 0)
        note(isLetter(at === 0 ? 0 : text.charCodeAt(at - 1)) ? owners >> MOST_OWNERS : owners, at, found);
      first = second;
      second = third;
      third = fourth;
    }
    return found;
  }

  #classify(places: readonly ReadonlySet<number>[]): number {
    const placesWith = new Map<number, string>();
    for (const [place, units] of places.entries()) {
      for (const unit of units) placesWith.set(unit, `${placesWith.get(unit) ?? ''} ${place}`);
    }
    const numbers = new Map<string, number>();
    for (const [unit, key] of placesWith) {
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
      this.#classes[unit] = numbers.get(key)!;
    }
    return numbers.size + 1;
  }

  #walkOver(patterns: readonly Pattern[]): Int32Array {
    const rows = new Array<number>(this.#width).fill(0);
    const known = new Map<string, number>();
    const rowOf = (followed: readonly number[], place: number): number => {
      if (place === PLACES) return followed.reduce((owners, index) => owners | bitsOf(patterns[index]!), 0);
      const key = `${place} ${followed.join()}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const row = rows.length;
      known.set(key, row);
      for (let at = 0; at < this.#width; at += 1) rows.push(0);
      const goOn = new Map<number, number[]>();
      for (const index of followed) {
        for (const each of patterns[index]!.places[place]!) {
          const those = goOn.get(each);
          if (those === undefined) goOn.set(each, [index]);
          else those.push(index);
        }
      }
      for (const [each, those] of goOn) rows[row + each] = rowOf(those, place + 1);
      return row;
    };
    rowOf([...patterns.keys()], 0);
    return Int32Array.from(rows);
  }
}

/** The bit of an owner; and a second one, higher by {@link MOST_OWNERS}, where the pattern counts inside words. */
const bitsOf = ({ owner, isInside }: Pattern): number => (1 << owner) | (isInside ? 1 << (owner + MOST_OWNERS) : 0);

/** Whether a UTF-16 code unit is a Latin letter, as far as languages of law write them. */
const isLetter = (unit: number): boolean =>
  (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xc0 && unit <= 0x24f);

function note(marked: number, at: number, found: (readonly number[] | number[])[]): void {
  const owners = marked & OWNERS;
  for (let owner = 0; owners >> owner !== 0; owner += 1) {
    if (((owners >> owner) & 1) === 0) continue;
    if (found[owner] === NONE) found[owner] = [at];
    else (found[owner] as number[]).push(at);
  }
}
