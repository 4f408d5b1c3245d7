import assert from 'node:assert/strict';
import { provisionEM, provisionF1 } from '../../../../src/evaluation/metrics/provisions';
import { averagePrecisionAt, recallAt } from '../../../../src/evaluation/metrics/ranking';

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
    // At a cutoff of 2 only two can be found: the mean is over two.
    assert.equal(averagePrecisionAt(2, ['a', 'x', 'b'], gold), 1 / 2);
    assert.equal(averagePrecisionAt(1, ['a'], gold), 1);
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
