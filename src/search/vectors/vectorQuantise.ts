/** A vector at a byte a number: `scale * values[i]` is the number i, to within half a scale. */
export interface QuantisedVector {
  readonly values: Int8Array;
  readonly scale: number;
}

/**
 * Symmetric int8 quantisation with one scale a vector: scale = max|x| / 127, values = round(x / scale). A vector of zeros
 * has scale 0. Throws RangeError for numbers that are none (NaN, infinite).
 */
export function quantise(vector: Float32Array): QuantisedVector {
  const { largest, values } = toIntegers(vector, 127, new Int8Array(vector.length));
  return { values, scale: Math.fround(largest / 127) };
}

/**
 * round(x * range / max|x|) into `values`, which must be as long as `vector` or longer.
 *
 * @returns max|x| with the values; `x` is about `values * largest / range`.
 */
export function toIntegers<T extends Int8Array | Int16Array>(
  vector: Float32Array,
  range: number,
  values: T,
): { readonly largest: number; readonly values: T } {
  let largest = 0;
  for (const number of vector) {
    if (!Number.isFinite(number)) throw new RangeError('A vector holds a number that is none (NaN or infinite).');
    largest = Math.max(largest, Math.abs(number));
  }
  const factor = largest === 0 ? 0 : range / largest;
  for (const [at, number] of vector.entries()) values[at] = Math.round(number * factor);
  return { largest, values };
}
