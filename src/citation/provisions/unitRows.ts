import { compareNumbers, firstWhere, placeFrom, type Corpus } from '../../law';
import { BASIC_PREFIXES } from './citedUnits';
import { numberOf, shapeOf } from './idNumbers';
import { valueOf } from './valueOf';

/** The units of an act by their shape, "sec 1" or "para 2": the ordinals of each, ascending. */
type ActRows = ReadonlyMap<string, Uint32Array>;

/** Units beside each other whose numbers ascend. */
interface NumberedRow {
  readonly ordinals: Uint32Array;
  readonly numbers: readonly string[];
}

/**
 * The rows that ranges run along: the units of an act that have one kind and one depth, in document order. A range is a view
 * of its row. Each act is read once, when it is first asked for.
 */
export class UnitRows {
  readonly #rows = new Map<number, ActRows>();
  readonly #ascending = new Map<number, readonly NumberedRow[]>();

  constructor(private readonly corpus: Corpus) {}

  /** All units of the shape of one, that one among them. */
  around(ordinal: number): Uint32Array {
    return this.#rowsOf(this.corpus.actOf(ordinal)).get(shapeIn(this.corpus, ordinal))!;
  }

  /** The units of the shape of the first from there up to the last, both included. */
  between(first: number, last: number): Uint32Array {
    const row = this.around(first);
    return row.subarray(placeFrom(row, first), placeFrom(row, last + 1));
  }

  /** The outermost basic units of an act whose numbers lie between two, both included. */
  numbered(act: number, from: string, to: string): Uint32Array[] {
    const pieces = valueOf(this.#ascending, act, () => this.#ascendingOf(act));
    return pieces.map(({ ordinals, numbers }) => {
      const first = firstWhere(numbers, (number) => compareNumbers(from, number) <= 0);
      const end = firstWhere(numbers, (number) => compareNumbers(number, to) > 0);
      return ordinals.subarray(first, Math.max(first, end));
    });
  }

  #rowsOf(act: number): ActRows {
    return valueOf(this.#rows, act, () => {
      const [first, end] = this.corpus.provisionsOf(act);
      const found = new Map<string, number[]>();
      for (let ordinal = first; ordinal < end; ordinal += 1) {
        valueOf(found, shapeIn(this.corpus, ordinal), (): number[] => []).push(ordinal);
      }
      return new Map([...found].map(([shape, ordinals]) => [shape, Uint32Array.from(ordinals)]));
    });
  }

  /** Rows of outermost basic units, cut where their numbers do not ascend: supplementary provisions count anew. */
  #ascendingOf(act: number): readonly NumberedRow[] {
    const pieces = [...BASIC_PREFIXES].flatMap((prefix) => {
      const row = this.#rowsOf(act).get(`${prefix} 1`) ?? new Uint32Array();
      const numbers = Array.from(row, (ordinal) => numberOf(this.corpus.id(ordinal)));
      const starts = numbers.flatMap((number, at) =>
        at === 0 || compareNumbers(numbers[at - 1]!, number) > 0 ? at : [],
      );
      return starts.map((start, piece) => ({
        ordinals: row.subarray(start, starts[piece + 1]),
        numbers: numbers.slice(start, starts[piece + 1]),
      }));
    });
    return pieces.sort((one, other) => one.ordinals[0]! - other.ordinals[0]!);
  }
}

function shapeIn(corpus: Corpus, ordinal: number): string {
  const { prefix, depth } = shapeOf(corpus.id(ordinal));
  return `${prefix} ${depth}`;
}
