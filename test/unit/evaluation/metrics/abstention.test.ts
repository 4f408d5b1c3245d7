import assert from 'node:assert/strict';
import fc from 'fast-check';
import { auroc, balancedAccuracy } from '../../../../src/evaluation/metrics/abstention';

describe('evaluation/metrics/abstention', () => {
  it('counts the pairs that are in order, ties half', () => {
    assert.equal(auroc([0.9, 0.8], [0.1]), 1);
    assert.equal(auroc([0.1], [0.9, 0.8]), 0);
    assert.equal(auroc([0.5], [0.5]), 0.5);
    // Of four pairs: 0.9 beats both, 0.4 ties with one and loses to the other.
    assert.equal(auroc([0.9, 0.4], [0.4, 0.6]), 2.5 / 4);
  });

  it('agrees with counting all pairs', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(scores, scores, (answered, unanswered) => {
        const won = answered.flatMap((a) => unanswered.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
        const expected = won.reduce((sum, value) => sum + value, 0) / won.length;
        assert.ok(Math.abs(auroc(answered, unanswered)! - expected) < 1e-12);
      }),
    );
  });

  it('weighs both sides the same, however many questions they have', () => {
    assert.equal(balancedAccuracy([false, false], [true]), 1);
    assert.equal(balancedAccuracy([true], [false, false]), 0);
    assert.equal(balancedAccuracy([false, false, false], [false]), 0.5);
    assert.equal(balancedAccuracy([false, true], [true, true, true, false]), (0.5 + 0.75) / 2);
  });

  it('says nothing where one side is empty', () => {
    assert.equal(auroc([], [1]), undefined);
    assert.equal(auroc([1], []), undefined);
    assert.equal(balancedAccuracy([], [true]), undefined);
    assert.equal(balancedAccuracy([true], []), undefined);
  });
});
