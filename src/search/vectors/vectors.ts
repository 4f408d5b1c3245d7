import { firstWhere } from '../../law';
import { TopK, type Hit } from '../topK';
import { openKernel, ROW_ALIGNMENT, type Kernel } from './vectorKernel';
import { toIntegers, type QuantisedVector } from './vectorQuantise';

/** The most that the dot product of a query and a row may come to, for its sum to fit 32 bits. */
const LARGEST_SUM = 2 ** 31 - 1;

/** A WebAssembly memory's addresses are 32 bits wide. */
const LARGEST_MEMORY = 2 ** 32;

/**
 * The largest integer of a query's numbers: as fine as int16 allows while no sum of `dimensions` products with int8
 * numbers overflows 32 bits. 32,767 up to 516 dimensions, 2,064 at 8,192.
 */
const queryRange = (dimensions: number): number => Math.min(32_767, Math.floor(LARGEST_SUM / (127 * dimensions)));

/**
 * Exact search over int8 vectors, one a provision, in one buffer. The query is taken at 16 bits a number, so that what
 * is lost against float32 is the rounding of the stored vectors alone. All arithmetic is on integers up to one
 * multiplication a row: the same vectors and query give one list on every machine.
 *
 * Memory in bytes, in this order: the query (2 a number), `scales` and `scores` (4 a row each), rows of int8.
 */
export class VectorIndex {
  readonly #kernel: Kernel;
  readonly #stride: number;
  readonly #query: Int16Array;
  readonly #scales: Float32Array;
  readonly #scores: Float32Array;
  readonly #values: Int8Array;

  /**
   * An index whose rows are zeros until {@link set}.
   *
   * @param ordinals of the provisions that have a vector, ascending; the rows in order.
   * @param dimensions numbers a vector, at least 1.
   * @throws RangeError for ordinals that do not ascend, and for more than 4 GiB.
   */
  constructor(
    readonly ordinals: Int32Array,
    readonly dimensions: number,
  ) {
    if (ordinals.some((ordinal, row) => row > 0 && ordinal <= ordinals[row - 1]!)) {
      throw new RangeError('The ordinals of a vector index must ascend.');
    }
    const rows = ordinals.length;
    this.#stride = Math.ceil(dimensions / ROW_ALIGNMENT) * ROW_ALIGNMENT;
    const scales = this.#stride * 2;
    const scores = scales + rows * 4;
    const values = Math.ceil((scores + rows * 4) / ROW_ALIGNMENT) * ROW_ALIGNMENT;
    const bytes = values + rows * this.#stride;
    if (bytes > LARGEST_MEMORY) throw new RangeError(`${rows} vectors of ${dimensions} numbers do not fit in memory.`);
    const { buffer, kernel } = openKernel(bytes);
    this.#kernel = kernel;
    this.#query = new Int16Array(buffer, 0, this.#stride);
    this.#scales = new Float32Array(buffer, scales, rows);
    this.#scores = new Float32Array(buffer, scores, rows);
    this.#values = new Int8Array(buffer, values, rows * this.#stride);
  }

  /** How many vectors there are. */
  get size(): number {
    return this.ordinals.length;
  }

  /** Sets the vector of a provision. Throws RangeError for one that is not among {@link ordinals}. */
  set(ordinal: number, { values, scale }: QuantisedVector): void {
    const row = this.#rowOf(ordinal);
    if (row < 0) throw new RangeError(`The vector index has no row for provision ${ordinal}.`);
    this.#values.set(values.subarray(0, this.dimensions), row * this.#stride);
    this.#scales[row] = scale;
  }

  /**
   * The k provisions whose vectors have the largest dot product with the query, best first, ties by ordinal.
   *
   * @throws RangeError for a query of other dimensions or with numbers that are none.
   */
  search(query: Float32Array, k: number): Hit[] {
    if (query.length !== this.dimensions) {
      throw new RangeError(`A query of ${query.length} numbers meets vectors of ${this.dimensions}.`);
    }
    const best = new TopK(Math.min(k, this.size));
    if (this.size === 0) return [];
    const range = queryRange(this.dimensions);
    const { largest } = toIntegers(query, range, this.#query);
    const [scales, scores, values] = [this.#scales, this.#scores, this.#values];
    this.#kernel(values.byteOffset, scales.byteOffset, scores.byteOffset, this.size, this.#stride);
    let threshold = best.threshold;
    for (let row = 0; row < scores.length; row += 1) {
      // Ordinals ascend: of equal scores the first stays.
      if (scores[row]! <= threshold) continue;
      best.offer(this.ordinals[row]!, scores[row]!);
      threshold = best.threshold;
    }
    return best.hits().map(({ ordinal, score }) => ({ ordinal, score: (score * largest) / range }));
  }

  /** A provision's vector as it is stored, to within half a scale a number; undefined where it has none. */
  vectorOf(ordinal: number): Float32Array | undefined {
    const row = this.#rowOf(ordinal);
    if (row < 0) return undefined;
    const start = row * this.#stride;
    return Float32Array.from(
      this.#values.subarray(start, start + this.dimensions),
      (value) => value * this.#scales[row]!,
    );
  }

  #rowOf(ordinal: number): number {
    const row = firstWhere(this.ordinals, (other) => other >= ordinal);
    return this.ordinals[row] === ordinal ? row : -1;
  }
}
