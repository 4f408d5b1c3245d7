import { NumberBuffer, placeFrom, type CitationOutcome } from '../../law';

export interface CitationStatistics {
  readonly total: number;
  readonly resolved: number;
  /** All that is not resolved: `total - resolved`. */
  readonly unresolved: number;
  readonly byOutcome: Readonly<Record<CitationOutcome, number>>;
}

/** The columns of {@link CitationOutcomes}, as a snapshot stores them. */
export interface CitationOutcomeColumns {
  /** The provisions that cite, by ordinal, ascending. */
  readonly citing: Uint32Array;
  /** {@link OUTCOME_COUNTS} numbers for each of these, as {@link countsOf} has them. */
  readonly counts: Uint32Array;
}

const OUTCOMES: readonly CitationOutcome[] = ['resolved', 'act-not-in-corpus', 'provision-not-found', 'ambiguous'];
/** Behind the outcomes: how many of those that are resolved are of the unit that they stand in. */
const OWN = OUTCOMES.length;
/** How many numbers are kept of a provision that cites. */
export const OUTCOME_COUNTS = OWN + 1;
/** Rows handled between two yields: about a millisecond. */
const STEP = 1 << 14;

/** How many citations there are of each outcome, and how many of the unit that they stand in. */
export const countsOf = (outcomes: readonly CitationOutcome[], own: number): readonly number[] => [
  ...OUTCOMES.map((outcome) => outcomes.filter((one) => one === outcome).length),
  own,
];

/** Adds a provision with its counts; one that cites nothing adds nothing. */
export function addOutcomes(rows: NumberBuffer, ordinal: number, counts: readonly number[]): void {
  if (citesNothing(counts)) return;
  rows.push(ordinal);
  for (const count of counts) rows.push(count);
}

const citesNothing = (counts: readonly number[]): boolean => counts.every((count) => count === 0);

const NOTHING: readonly number[] = new Array<number>(OUTCOME_COUNTS).fill(0);

function sumsOf(counts: Uint32Array): readonly number[] {
  const sums = [...NOTHING];
  for (let at = 0; at < counts.length; at += OUTCOME_COUNTS) {
    for (let count = 0; count < OUTCOME_COUNTS; count += 1) sums[count]! += counts[at + count]!;
  }
  return sums;
}

function requireOrdinal(ordinal: number, size: number): void {
  if (!(ordinal >= 0 && ordinal < size)) throw new RangeError(`There is no provision ${ordinal} among ${size}.`);
}

/** How the citations of each provision of a corpus resolve, in numbers; of those provisions alone that cite. */
export class CitationOutcomes implements CitationOutcomeColumns {
  /** Of all provisions. */
  readonly statistics: CitationStatistics;
  /** Resolved citations of the very unit that they stand in. */
  readonly own: number;

  private constructor(
    readonly citing: Uint32Array,
    readonly counts: Uint32Array,
    /** {@link OUTCOME_COUNTS} numbers: the counts of all. */
    private readonly sums: readonly number[],
  ) {
    const byOutcome = Object.fromEntries(OUTCOMES.map((outcome, at) => [outcome, sums[at]!])) as Record<
      CitationOutcome,
      number
    >;
    const { resolved } = byOutcome;
    const total = OUTCOMES.reduce((sum, outcome) => sum + byOutcome[outcome], 0);
    this.statistics = { total, resolved, unresolved: total - resolved, byOutcome };
    this.own = sums[OWN]!;
  }

  /**
   * @param size how many provisions there are
   * @param rows 1 + {@link OUTCOME_COUNTS} numbers a provision, as {@link addOutcomes} adds them: in any order, none twice
   * @throws RangeError for an ordinal outside 0..size-1
   */
  static *fromRows(size: number, rows: Uint32Array): Generator<void, CitationOutcomes> {
    const places = new Uint32Array(size);
    for (let at = 0; at < rows.length; at += 1 + OUTCOME_COUNTS) {
      requireOrdinal(rows[at]!, size);
      places[rows[at]!] = at + 2;
    }
    yield;
    return yield* CitationOutcomes.#gather(places, rows);
  }

  /** @param places row = ordinal: where its counts begin, from 1; 0 where it cites nothing */
  static *#gather(places: Uint32Array, rows: Uint32Array): Generator<void, CitationOutcomes> {
    const citing = new Uint32Array(Math.ceil(rows.length / OUTCOME_COUNTS));
    const counts = new Uint32Array(citing.length * OUTCOME_COUNTS);
    let used = 0;
    for (let ordinal = 0; ordinal < places.length; ordinal += 1) {
      if (ordinal % STEP === 0) yield;
      const place = places[ordinal]!;
      if (place === 0) continue;
      citing[used] = ordinal;
      for (let at = 0; at < OUTCOME_COUNTS; at += 1) counts[used * OUTCOME_COUNTS + at] = rows[place - 1 + at]!;
      used += 1;
    }
    return CitationOutcomes.fromColumns({
      citing: citing.slice(0, used),
      counts: counts.slice(0, used * OUTCOME_COUNTS),
    });
  }

  /** @throws RangeError for columns that do not fit each other */
  static fromColumns({ citing, counts }: CitationOutcomeColumns): CitationOutcomes {
    if (counts.length !== citing.length * OUTCOME_COUNTS) {
      throw new RangeError('The columns of the outcomes of citations do not fit each other.');
    }
    return new CitationOutcomes(citing, counts, sumsOf(counts));
  }

  /**
   * The outcomes after some provisions got other ordinals or other citations, as {@link CitationGraph.revise} has the
   * citations.
   *
   * @param size how many ordinals there are now
   * @param successors row = ordinal here: the ordinal now, or -1 where the provision is gone; no two alike
   * @param renewed the counts of those provisions, by new ordinals, that were cited again
   * @throws RangeError for an ordinal outside 0..size-1
   */
  *revise(
    size: number,
    successors: Int32Array,
    renewed: ReadonlyMap<number, readonly number[]>,
  ): Generator<void, CitationOutcomes> {
    const changed = new Map<number, readonly number[]>();
    for (const row of yield* this.#moved(successors)) changed.set(this.citing[row]!, NOTHING);
    yield;
    for (const ordinal of [...changed.keys()]) {
      const successor = successors[ordinal]!;
      if (successor >= 0) changed.set(successor, this.#countsAt(placeFrom(this.citing, ordinal)));
    }
    for (const [ordinal, counts] of renewed) {
      requireOrdinal(ordinal, size);
      changed.set(ordinal, counts);
    }
    yield;
    return this.#with(changed);
  }

  /** The rows of provisions that have another ordinal. */
  *#moved(successors: Int32Array): Generator<void, readonly number[]> {
    const moved: number[] = [];
    for (let first = 0; first < this.citing.length; first += STEP) {
      const end = Math.min(this.citing.length, first + STEP);
      for (let row = first; row < end; row += 1) {
        const ordinal = this.citing[row]!;
        if (successors[ordinal] !== ordinal) moved.push(row);
      }
      yield;
    }
    return moved;
  }

  #countsAt(row: number): readonly number[] {
    return [...this.counts.subarray(row * OUTCOME_COUNTS, (row + 1) * OUTCOME_COUNTS)];
  }

  /** With other counts for some ordinals; what stands between them is copied as a whole. */
  #with(changed: ReadonlyMap<number, readonly number[]>): CitationOutcomes {
    const citing = new Uint32Array(this.citing.length + changed.size);
    const counts = new Uint32Array(citing.length * OUTCOME_COUNTS);
    const sums = [...this.sums];
    let [next, used] = [0, 0];
    const copyTo = (end: number): void => {
      citing.set(this.citing.subarray(next, end), used);
      counts.set(this.counts.subarray(next * OUTCOME_COUNTS, end * OUTCOME_COUNTS), used * OUTCOME_COUNTS);
      used += end - next;
      next = end;
    };
    for (const ordinal of Uint32Array.from(changed.keys()).sort()) {
      copyTo(placeFrom(this.citing, ordinal));
      if (this.citing[next] === ordinal) {
        this.#countsAt(next).forEach((count, at) => (sums[at]! -= count));
        next += 1;
      }
      const now = changed.get(ordinal)!;
      if (citesNothing(now)) continue;
      citing[used] = ordinal;
      counts.set(now, used * OUTCOME_COUNTS);
      now.forEach((count, at) => (sums[at]! += count));
      used += 1;
    }
    copyTo(this.citing.length);
    return new CitationOutcomes(citing.subarray(0, used), counts.subarray(0, used * OUTCOME_COUNTS), sums);
  }

  /** Whether a provision has a citation that was not resolved. */
  hasUnresolved(ordinal: number): boolean {
    const row = placeFrom(this.citing, ordinal);
    return this.citing[row] === ordinal && this.#isUnresolvedAt(row);
  }

  /** The provisions with a citation that was not resolved, ascending. */
  *unresolved(): Generator<number, void> {
    for (let row = 0; row < this.citing.length; row += 1) if (this.#isUnresolvedAt(row)) yield this.citing[row]!;
  }

  #isUnresolvedAt(row: number): boolean {
    const first = row * OUTCOME_COUNTS;
    for (let at = first + 1; at < first + OWN; at += 1) if (this.counts[at] !== 0) return true;
    return false;
  }
}
