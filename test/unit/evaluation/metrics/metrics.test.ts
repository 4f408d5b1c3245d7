import assert from 'node:assert/strict';
import { provisionEM, provisionF1 } from '../../../../src/evaluation/metrics/provisions';
import {
  averagePrecisionAt,
  hitAt,
  multiHitAt,
  multiReciprocalRankAt,
  ndcgAt,
  recallAt,
  reciprocalRankAt,
} from '../../../../src/evaluation/metrics/ranking';

const gold = new Set(['a', 'b', 'c']);

describe('evaluation/metrics', () => {
  it('recall@k is the share of the gold among the first k', () => {
    assert.equal(recallAt(3, ['a', 'x', 'b', 'c'], gold), 2 / 3);
    assert.equal(recallAt(10, ['a', 'x', 'b', 'c'], gold), 1);
    assert.equal(recallAt(10, [], gold), 0);
    assert.equal(recallAt(10, ['a'], new Set()), 0);
  });

  it('average precision follows the ranks of the gold', () => {
    // Precision 1/1 at the first, 2/3 at the third, 3/4 at the fourth rank, over three gold provisions.
    assert.equal(averagePrecisionAt(10, ['a', 'x', 'b', 'c'], gold), (1 + 2 / 3 + 3 / 4) / 3);
    // At a cutoff of 2 only two can be found, but the mean is over all gold.
    assert.equal(averagePrecisionAt(2, ['a', 'x', 'b'], gold), 1 / 3);
    assert.equal(averagePrecisionAt(1, ['a'], gold), 1 / 3);
  });

  it('a hit is any of the gold, a multi hit all of it', () => {
    assert.deepEqual(
      [1, 2, 4].map((k) => [hitAt(k, ['x', 'a', 'b', 'c'], gold), multiHitAt(k, ['x', 'a', 'b', 'c'], gold)]),
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    );
    assert.deepEqual([hitAt(5, ['a'], new Set()), multiHitAt(5, ['a'], new Set())], [0, 0]);
  });

  it('the reciprocal rank is that of the first gold within the cutoff', () => {
    assert.equal(reciprocalRankAt(10, ['x', 'y', 'a', 'b'], gold), 1 / 3);
    assert.equal(reciprocalRankAt(2, ['x', 'y', 'a', 'b'], gold), 0);
  });

  it('the multi reciprocal rank counts no gold above, and weighs by what was found', () => {
    // All gold in front: nothing is lost.
    assert.equal(multiReciprocalRankAt(10, ['a', 'b', 'c', 'x'], gold), 1);
    // Ranks 2 and 4 of three: 1 / 2 and 1 / (4 - 1), their mean times two thirds.
    assert.equal(multiReciprocalRankAt(10, ['x', 'a', 'y', 'b'], gold), ((2 / 3) * (1 / 2 + 1 / 3)) / 2);
    assert.equal(multiReciprocalRankAt(1, ['x', 'a'], gold), 0);
  });

  it('nDCG discounts by the logarithm of the rank, and knows the best ranking', () => {
    assert.equal(ndcgAt(3, ['c', 'b', 'a'], gold), 1);
    assert.equal(ndcgAt(1, ['a', 'b'], gold), 1, 'at 1 no more than one can be found');
    const best = 1 + 1 / Math.log2(3) + 1 / 2;
    assert.ok(Math.abs(ndcgAt(3, ['x', 'a', 'b'], gold) - (1 / Math.log2(3) + 1 / 2) / best) < 1e-12);
    assert.equal(ndcgAt(3, ['a'], new Set()), 0);
  });

  it('provision F1 is the harmonic mean of precision and recall of the set', () => {
    assert.equal(provisionF1(['a', 'x'], gold), 2 / 5);
    assert.equal(provisionF1(['a', 'a', 'b', 'c'], gold), 1, 'a repetition is no second prediction');
    assert.equal(provisionF1([], gold), 0);
    assert.equal(provisionF1(['x'], gold), 0);
  });

  it('provision EM is 1 for the very set and 0 for any other', () => {
    assert.equal(provisionEM(['c', 'b', 'a'], gold), 1);
    assert.equal(provisionEM(['a', 'b'], gold), 0);
    assert.equal(provisionEM(['a', 'b', 'c', 'd'], gold), 0);
  });
});
