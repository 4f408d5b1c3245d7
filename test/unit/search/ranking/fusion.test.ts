import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  linearMix,
  minMax,
  reciprocalRankFusion,
  weightedReciprocalRankFusion,
  wordsAndMeaning,
  wordsAndMeaningByRank,
} from '../../../../src/search/ranking/fusion';
import { compareHits, type Hit } from '../../../../src/search/topK';
import { tuningOf } from '../../../../src/search/ranking/tuning';

/** A list as a search returns it: distinct ordinals, best first, ties by ordinal. */
const ranking = fc
  .uniqueArray(fc.record({ ordinal: fc.nat({ max: 30 }), score: fc.integer({ min: -20, max: 20 }) }), {
    selector: ({ ordinal }) => ordinal,
    maxLength: 20,
  })
  .map((hits): Hit[] => hits.sort(compareHits));

const list = (...ordinals: number[]): Hit[] => ordinals.map((ordinal, at) => ({ ordinal, score: 100 - at }));
const order = (hits: readonly Hit[]): number[] => hits.map(({ ordinal }) => ordinal);

describe('search/fusion', () => {
  it('adds up reciprocal ranks with k = 60', () => {
    const fused = reciprocalRankFusion([list(7, 3), list(3, 5)]);
    // 3 stands in both lists (second, first); 7 is a first, 5 a second of one list only.
    assert.deepEqual(fused, [
      { ordinal: 3, score: 1 / 62 + 1 / 61 },
      { ordinal: 7, score: 1 / 61 },
      { ordinal: 5, score: 1 / 62 },
    ]);
  });

  it('weighs lists: with k = 5 and 0.1 to 0.9 the dense list leads', () => {
    const fused = wordsAndMeaningByRank(list(1, 2), list(3, 1), tuningOf());
    // 3: 0.9 / 6 = 0.15; 1: 0.1 / 6 + 0.9 / 7 = 0.1452; 2: 0.1 / 7 = 0.0143.
    assert.deepEqual(order(fused), [3, 1, 2]);
    assert.ok(Math.abs(fused[1]!.score - (0.1 / 6 + 0.9 / 7)) < 1e-12);
  });

  it('weighs as it is told', () => {
    const byRank = tuningOf({ 'wrrf.k': 0, 'wrrf.sparse': 1, 'wrrf.dense': 0.25 });
    // 1: 1 / 1 + 0.25 / 2; 2: 1 / 2; 3: 0.25 / 1.
    assert.deepEqual(wordsAndMeaningByRank(list(1, 2), list(3, 1), byRank), [
      { ordinal: 1, score: 1.125 },
      { ordinal: 2, score: 0.5 },
      { ordinal: 3, score: 0.25 },
    ]);
    // Alone each list is 1, 0: 1 has the share of words, 3 that of meaning.
    assert.deepEqual(order(wordsAndMeaning(list(1, 2), list(3, 2), tuningOf())), [1, 3, 2]);
    assert.deepEqual(order(wordsAndMeaning(list(1, 2), list(3, 2), tuningOf({ 'mix.meaning': 0.6 }))), [3, 1, 2]);
  });

  it('mixes scores of different ranges', () => {
    const sparse: Hit[] = [
      { ordinal: 1, score: 30 },
      { ordinal: 2, score: 20 },
      { ordinal: 3, score: 10 },
    ];
    const dense: Hit[] = [
      { ordinal: 3, score: 0.9 },
      { ordinal: 2, score: 0.8 },
      { ordinal: 4, score: 0.7 },
    ];
    // Brought to 1, 0.5, 0 in each list: 1 has 0.3; 2 has 0.3 / 2 + 0.7 / 2; 3 has 0 + 0.7; 4 has 0.
    const fused = linearMix([
      { hits: sparse, weight: 0.3 },
      { hits: dense, weight: 0.7 },
    ]);
    assert.deepEqual(order(fused), [3, 2, 1, 4]);
    const expected = [0.7, 0.5, 0.3, 0];
    fused.forEach(({ score }, at) => assert.ok(Math.abs(score - expected[at]!) < 1e-12));
  });

  it('brings equal scores to 1 and nothing to nothing', () => {
    assert.deepEqual(minMax([4, 4].map((score, ordinal) => ({ ordinal, score }))), [1, 1]);
    assert.deepEqual(minMax([]), []);
  });

  it('orders ties by ordinal', () => {
    assert.deepEqual(order(reciprocalRankFusion([list(9, 2), list(2, 9)])), [2, 9]);
  });

  it('counts a repeated provision once a list, at its first place', () => {
    assert.deepEqual(reciprocalRankFusion([list(4, 4, 6)]), [
      { ordinal: 4, score: 1 / 61 },
      { ordinal: 6, score: 1 / 62 },
    ]);
  });

  it('of one list is that list', () => {
    fc.assert(
      fc.property(ranking, (hits) => {
        assert.deepEqual(order(reciprocalRankFusion([hits])), order(hits));
        assert.deepEqual(order(weightedReciprocalRankFusion([{ hits, weight: 0.3 }])), order(hits));
        assert.deepEqual(order(linearMix([{ hits, weight: 0.3 }])), order(hits));
      }),
    );
  });

  it('does not depend on the order of the lists', () => {
    const lists = fc.array(fc.record({ hits: ranking, weight: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(lists, (some) => {
        const turned = some.slice().reverse();
        assert.deepEqual(weightedReciprocalRankFusion(turned), weightedReciprocalRankFusion(some));
        assert.deepEqual(linearMix(turned), linearMix(some));
      }),
    );
  });

  it('agrees with the formula worked out a provision at a time', () => {
    fc.assert(
      fc.property(fc.array(ranking, { maxLength: 4 }), fc.integer({ min: 0, max: 80 }), (lists, k) => {
        const scores = new Map(reciprocalRankFusion(lists, k).map(({ ordinal, score }) => [ordinal, score]));
        for (let ordinal = 0; ordinal <= 30; ordinal += 1) {
          const ranks = lists.map((hits) => order(hits).indexOf(ordinal) + 1).filter((rank) => rank > 0);
          const expected = ranks.reduce((sum, rank) => sum + 1 / (k + rank), 0);
          assert.ok(Math.abs((scores.get(ordinal) ?? 0) - expected) < 1e-12);
          assert.equal(scores.has(ordinal), ranks.length > 0);
        }
      }),
    );
  });
});
