import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compareHits, TopK } from '../../../src/search/topK';

describe('search/topK', () => {
  it('keeps what sorting everything would keep, ties by ordinal', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 0, max: 70 }), (values, k) => {
        const best = new TopK(k);
        values.forEach((score, ordinal) => best.offer(ordinal, score));
        const oracle = values
          .map((score, ordinal) => ({ ordinal, score }))
          .sort(compareHits)
          .slice(0, k);
        assert.deepEqual(best.hits(), oracle);
        assert.deepEqual(
          [...best.ordinals].sort((a, b) => a - b),
          oracle.map(({ ordinal }) => ordinal).sort((a, b) => a - b),
        );
      }),
    );
  });
});
