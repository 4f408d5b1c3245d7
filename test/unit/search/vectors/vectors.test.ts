import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compareHits, VectorIndex, type Hit } from '../../../../src/search';
import { quantise } from '../../../../src/search/vectors/vectorQuantise';

function indexOf(vectors: readonly Float32Array[], ordinals = vectors.map((_, at) => at)): VectorIndex {
  const index = new VectorIndex(Int32Array.from(ordinals), vectors[0]?.length ?? 3);
  for (const [row, vector] of vectors.entries()) index.set(ordinals[row]!, quantise(vector));
  return index;
}

/** Every stored vector times the query, in float64: what the index must agree with. */
function exhaustive(index: VectorIndex, query: Float32Array): Hit[] {
  const hits = [...index.ordinals].map((ordinal) => {
    const vector = index.vectorOf(ordinal)!;
    return { ordinal, score: vector.reduce((sum, value, at) => sum + value * query[at]!, 0) };
  });
  return hits.sort(compareHits);
}

describe('search/vectors', () => {
  it('quantises a vector to within half a step of its largest number', () => {
    const { values, scale } = quantise(Float32Array.of(1.27, -0.635, 0.004, 0));
    assert.deepEqual([...values], [127, -63, 0, 0]);
    assert.ok(Math.abs(scale - 0.01) < 1e-8);
    assert.deepEqual(quantise(new Float32Array(2)), { values: new Int8Array(2), scale: 0 });
    assert.throws(() => quantise(Float32Array.of(1, NaN)), RangeError);
    assert.throws(() => quantise(Float32Array.of(Infinity)), RangeError);
  });

  it('ranks by the dot product, ties by ordinal', () => {
    const vectors = [
      [0, 1, 0],
      [1, 0, 0],
      [0.6, 0.8, 0],
      [1, 0, 0],
      [-1, 0, 0],
    ].map((row) => Float32Array.from(row));
    const index = indexOf(vectors, [3, 5, 8, 13, 21]);
    const hits = index.search(Float32Array.of(1, 0, 0), 10);
    // 5 and 13 point where the query does, 8 leans that way, 3 is at a right angle to it, 21 points away.
    assert.deepEqual(
      hits.map(({ ordinal }) => ordinal),
      [5, 13, 8, 3, 21],
    );
    assert.ok(Math.abs(hits[0]!.score - 1) < 1e-4);
    assert.ok(Math.abs(hits[2]!.score - 0.6) < 0.01);
    assert.deepEqual(index.search(Float32Array.of(1, 0, 0), 1), hits.slice(0, 1), 'the lower ordinal of the two');
  });

  it('agrees with a plain scan, at any number of dimensions', () => {
    const vector = (dimensions: number): fc.Arbitrary<Float32Array> =>
      fc.float32Array({ minLength: dimensions, maxLength: dimensions, min: -1, max: 1, noNaN: true });
    const cases = fc
      .integer({ min: 1, max: 70 })
      .chain((dimensions) => fc.tuple(vector(dimensions), fc.array(vector(dimensions), { minLength: 1 }), fc.nat(30)));
    fc.assert(
      fc.property(cases, ([query, vectors, k]) => {
        const index = indexOf(vectors);
        const hits = index.search(query, k);
        const expected = exhaustive(index, query);
        assert.equal(hits.length, Math.min(k, vectors.length));
        const scoreOf = new Map(expected.map(({ ordinal, score }) => [ordinal, score]));
        // The query's numbers are rounded to 1/32,767 of their largest: that much a number is the most a score may err.
        const slack = (query.length * 2) / 32_767 + 1e-6;
        for (const [rank, { ordinal, score }] of hits.entries()) {
          assert.ok(Math.abs(score - scoreOf.get(ordinal)!) <= slack);
          assert.ok(Math.abs(score - expected[rank]!.score) <= slack);
        }
        assert.deepEqual(hits, [...hits].sort(compareHits));
      }),
    );
  });

  it('does not overflow where all numbers are the largest, at the most dimensions', () => {
    for (const dimensions of [384, 516, 1024, 8192]) {
      const ones = new Float32Array(dimensions).fill(1);
      const [first, second] = indexOf([ones, ones.map(() => -1)]).search(ones, 2);
      assert.ok(Math.abs(first!.score - dimensions) < 1e-3 * dimensions);
      assert.ok(Math.abs(second!.score + dimensions) < 1e-3 * dimensions);
    }
  });

  it('gives vectors back to within half a step, and none for other provisions', () => {
    const index = indexOf([Float32Array.of(0.5, -0.25, 1)], [7]);
    for (const [at, value] of [0.5, -0.25, 1].entries()) {
      assert.ok(Math.abs(index.vectorOf(7)![at]! - value) <= 0.5 / 127 + 1e-6);
    }
    assert.equal(index.vectorOf(6), undefined);
    assert.throws(() => index.set(6, quantise(Float32Array.of(1, 0, 0))), RangeError);
  });

  it('finds nothing in an empty index, and refuses what does not fit', () => {
    const empty = new VectorIndex(new Int32Array(0), 3);
    assert.deepEqual(empty.search(Float32Array.of(1, 0, 0), 5), []);
    assert.throws(() => empty.search(Float32Array.of(1, 0), 5), /2 numbers meets vectors of 3/);
    assert.throws(() => indexOf([Float32Array.of(1, 2, 3)]).search(Float32Array.of(1, NaN, 0), 5), RangeError);
    assert.throws(() => new VectorIndex(Int32Array.of(2, 2), 3), /must ascend/);
    assert.throws(() => new VectorIndex(new Int32Array(1), 2 ** 33), /do not fit/);
  });
});
