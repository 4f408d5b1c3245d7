import assert from 'node:assert/strict';
import { bootstrapIntervals, RESAMPLES, type Interval } from '../../../../src/evaluation/statistics/bootstrap';
import { pairedPermutationTest, ROUNDS } from '../../../../src/evaluation/statistics/pairedTest';
import { Random } from '../../../../src/evaluation/statistics/random';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function intervalsOf(items: readonly number[]): Record<string, Interval> {
  const steps = bootstrapIntervals(items, (sample) => ({ mean: mean(sample) }));
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return value;
  }
}

describe('evaluation/statistics', () => {
  it('draws every number about as often as any other, and the same ones again', () => {
    const random = new Random(1);
    const counts = new Array<number>(10).fill(0);
    for (let round = 0; round < 100_000; round += 1) counts[random.below(10)]! += 1;
    // Five standard deviations of a fair draw.
    for (const count of counts) assert.ok(Math.abs(count - 10_000) < 5 * Math.sqrt(9_000), counts.join(' '));
    const [one, other] = [new Random(9), new Random(9)];
    assert.deepEqual([one.below(1e6), one.below(1e6)], [other.below(1e6), other.below(1e6)]);
    assert.notEqual(new Random(1).below(1e9), new Random(2).below(1e9));
  });

  it('gives about the interval of the normal approximation where there are many questions', () => {
    const items = Array.from({ length: 400 }, (_, at) => (at % 4 === 0 ? 1 : 0));
    const [low, high] = intervalsOf(items)['mean']!;
    const error = 1.96 * Math.sqrt((0.25 * 0.75) / 400);
    assert.ok(Math.abs(low - (0.25 - error)) < 0.006 && Math.abs(high - (0.25 + error)) < 0.006, `${low} ${high}`);
    assert.deepEqual(intervalsOf(items), intervalsOf(items));
  });

  it('gives no interval for one question, nor for a figure that few resamples tell', () => {
    assert.deepEqual(intervalsOf([1]), {});
    const steps = bootstrapIntervals([1, 0, 0, 0, 0, 0, 0, 0], (sample): Record<string, number> =>
      sample.includes(1) ? { told: 1, always: 0 } : { always: 0 },
    );
    let yields = 0;
    for (;;) {
      const { value, done } = steps.next();
      if (done === true) {
        assert.deepEqual(value, { always: [0, 0] });
        break;
      }
      yields += 1;
    }
    assert.equal(yields, RESAMPLES);
  });

  it('tells a difference from chance', () => {
    const [nothing, one] = [pairedPermutationTest([0, 0, 0]), pairedPermutationTest([0, 0.5, 0])];
    assert.deepEqual([nothing, one], [1, 1]);
    assert.ok(pairedPermutationTest(new Array<number>(30).fill(1)) <= 2 / ROUNDS);
    // Of the 32 signs of five equal differences two are as far: 1 / 16.
    assert.ok(Math.abs(pairedPermutationTest([1, 1, 1, 1, 1]) - 1 / 16) < 0.01);
    assert.equal(pairedPermutationTest([1, -1, 2, -2]), 1);
    assert.equal(pairedPermutationTest([-1, -1, -1, -1]), pairedPermutationTest([1, 1, 1, 1]));
  });
});
