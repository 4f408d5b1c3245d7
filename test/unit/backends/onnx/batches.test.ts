import assert from 'node:assert/strict';
import fc from 'fast-check';
import { planBatches } from '../../../../src/backends/onnx/batches';

describe('backends/onnx/batches', () => {
  it('puts like lengths together, longest first, within the budget of padded tokens', () => {
    // 9 stands alone (two of 9 are 18); 5, 5 and 4 are 15 when padded; 1 would make it 20.
    assert.deepEqual(planBatches([5, 1, 9, 4, 5], 16), [[2], [0, 4, 3], [1]]);
  });

  it('gives each text a batch of its own where there is no budget', () => {
    assert.deepEqual(planBatches([3, 3, 3], 0), [[0], [1], [2]]);
  });

  it('has each text once, and no batch of several above the budget', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 600 })), fc.integer({ min: 0, max: 4096 }), (lengths, budget) => {
        const batches = planBatches(lengths, budget);
        assert.deepEqual(
          batches.flat().sort((a, b) => a - b),
          lengths.map((_, at) => at),
        );
        for (const batch of batches) {
          const padded = Math.max(...batch.map((at) => lengths[at]!)) * batch.length;
          assert.ok(batch.length === 1 || padded <= budget);
        }
      }),
    );
  });
});
