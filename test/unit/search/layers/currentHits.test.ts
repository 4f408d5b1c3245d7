import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compareHits, LayeredVectors, type Hit } from '../../../../src/search';
import { currentHits, currentPostings } from '../../../../src/search/layers/currentHits';
import { documentSuccession, type LayerChanges } from '../../../../src/search/layers/layerChanges';

/** Ordinals of the base are 0 to 3: 0 stays, 1 is gone, 2 is 5 now as it was, 3 is 6 now and differs; 4 is new. */
const CHANGES: LayerChanges = {
  successors: Int32Array.of(0, -1, 5, 6),
  origins: Int32Array.of(-1, 2, 3),
  gone: [1],
  texts: [4, 6],
  documents: new Set([4, 6]),
  names: new Set(),
  growth: 0,
  reshaped: new Set(),
};

const vectors = (hits: readonly Hit[]) => ({
  search: (_: Float32Array, k: number) => [...hits].sort(compareHits).slice(0, k),
  vectorOf: (ordinal: number) => (hits.some((hit) => hit.ordinal === ordinal) ? Float32Array.of(ordinal) : undefined),
});

describe('search/layers/currentHits', () => {
  it('has the best that still count, however many in front of them do not, and asks for no more than it must', () => {
    const scores = fc.array(fc.boolean(), { maxLength: 40 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 12 }), (kept, k) => {
        const all = kept.map((_, ordinal): Hit => ({ ordinal, score: 100 - ordinal }));
        const dropped = kept.filter((each) => !each).length;
        const asked: number[] = [];
        const search = (most: number): Hit[] => {
          asked.push(most);
          return all.slice(0, most);
        };
        const current = (ordinal: number): number => (kept[ordinal]! ? ordinal + 1000 : -1);
        const found = currentHits(search, k, { current, dropped });
        const expected = all.filter(({ ordinal }) => kept[ordinal]);
        assert.deepEqual(
          found.slice(0, k),
          expected.slice(0, k).map(({ ordinal, score }) => ({ ordinal: ordinal + 1000, score })),
        );
        assert.equal(asked[0], k + Math.min(k, dropped));
        assert.ok(asked.slice(0, -1).every((most) => most < k + dropped && most <= all.length));
      }),
    );
  });

  it('keeps the postings of what still counts, each with its weight, under its ordinal now', () => {
    const postings = { ordinals: [0, 1, 2, 3], weights: [0.1, 0.2, 0.3, 0.4] };
    const { ordinals, weights } = currentPostings(postings, documentSuccession(CHANGES));
    assert.deepEqual(
      [ordinals, weights],
      [
        [0, 5],
        [0.1, 0.3],
      ],
    );
  });

  it('counts what is gone and what was indexed again as dropped, and what is new as not', () => {
    const { current, dropped } = documentSuccession(CHANGES);
    assert.equal(dropped, 2);
    assert.deepEqual(
      [0, 1, 2, 3].map((ordinal) => current(ordinal)),
      [0, -1, 5, -1],
    );
  });
});

describe('search/layers/layeredVectors: a base with some vectors, and those of what changed', () => {
  const base = vectors([0, 1, 2, 3].map((ordinal) => ({ ordinal, score: 4 - ordinal })));
  const changed = vectors([
    { ordinal: 4, score: 3.5 },
    { ordinal: 6, score: 1.5 },
  ]);
  const query = Float32Array.of(1);

  it('finds both, by their ordinals now, best first', () => {
    const layered = new LayeredVectors(base, CHANGES, changed);
    const expected = [
      { ordinal: 0, score: 4 },
      { ordinal: 4, score: 3.5 },
      { ordinal: 5, score: 2 },
      { ordinal: 6, score: 1.5 },
    ];
    for (const k of [0, 1, 2, 3, 4, 9]) assert.deepEqual(layered.search(query, k), expected.slice(0, k));
    assert.deepEqual(new LayeredVectors(base, CHANGES).search(query, 9), [expected[0], expected[2]]);
  });

  it('has the vector of a provision from where it is now', () => {
    const layered = new LayeredVectors(base, CHANGES, changed);
    const of = (ordinal: number): number | undefined => layered.vectorOf(ordinal)?.[0];
    // 5 was 2 in the base; 3 of the base is 6 now, with a vector of its own.
    assert.deepEqual([0, 4, 5, 6].map(of), [0, 4, 2, 6]);
    assert.deepEqual([1, 2, 3, 7].map(of), [undefined, undefined, undefined, undefined]);
    const alone = new LayeredVectors(base, CHANGES);
    assert.deepEqual([alone.vectorOf(4), alone.vectorOf(5)?.[0], alone.vectorOf(6)], [undefined, 2, undefined]);
  });
});
