/** A graph's output for a batch: `rows * length * dimensions` numbers, or already pooled, `rows * dimensions`. */
export interface BatchOutput {
  readonly data: Float32Array;
  readonly rows: number;
  /** Tokens a row, padding included; 1 where the graph has pooled. */
  readonly length: number;
  readonly dimensions: number;
}

/**
 * The vector of one row: of its first token (`cls`) or the mean over its tokens without padding, scaled to length 1.
 * A row of zeros stays one. Throws RangeError where the model's numbers are none (NaN, infinite).
 *
 * @param tokens how many of the row's tokens are not padding.
 */
export function poolRow(
  { data, length, dimensions }: BatchOutput,
  row: number,
  tokens: number,
  pooling: 'cls' | 'mean',
): Float32Array {
  const start = row * length * dimensions;
  const read = pooling === 'cls' ? 1 : Math.min(tokens, length);
  const sums = new Float64Array(dimensions);
  for (let token = 0; token < read; token += 1) {
    const from = start + token * dimensions;
    for (let at = 0; at < dimensions; at += 1) sums[at]! += data[from + at]!;
  }
  const norm = Math.hypot(...sums);
  if (!Number.isFinite(norm)) throw new RangeError('it gives numbers that are none (NaN or infinite).');
  return Float32Array.from(sums, (sum) => (norm === 0 ? 0 : sum / norm));
}

/** The logistic function 1 / (1 + e^-x): a logit as a probability, 0 to 1. */
export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/**
 * The score of one row of a cross-encoder's logits. One label: its sigmoid. Two labels: the softmax of the second
 * ("relevant"), which is the sigmoid of their difference.
 */
export function scoreRow(logits: Float32Array, row: number, labels: number): number {
  const logit = labels === 2 ? logits[row * 2 + 1]! - logits[row * 2]! : logits[row]!;
  if (Number.isNaN(logit)) throw new RangeError('it gives numbers that are none (NaN).');
  return sigmoid(logit);
}

/**
 * The softmax of one row of logits: e^x of each, divided by the sum of them all, so that they are chances. The largest
 * logit is taken off each first, which changes no chance and keeps e^x within its range.
 */
export function softmaxRow(logits: Float32Array, row: number, labels: number): readonly number[] {
  const values = [...logits.subarray(row * labels, (row + 1) * labels)];
  const largest = Math.max(...values);
  const powers = values.map((logit) => Math.exp(logit - largest));
  const sum = powers.reduce((before, power) => before + power, 0);
  if (Number.isNaN(sum)) throw new RangeError('it gives numbers that are none (NaN or infinite).');
  return powers.map((power) => power / sum);
}
