import assert from 'node:assert/strict';
import { outcomeOf } from '../../../src/extension/questionOutcome';

const ASKED = { metric: 'provisionF1', threshold: 0.5 };
const ITEM = { gold: ['a/1'], predicted: ['a/2'], metrics: { provisionF1: 0.49 } };

describe('extension/questionOutcome', () => {
  it('passes from the threshold on, and says below it what was expected and found', () => {
    assert.deepEqual(outcomeOf({ ...ITEM, metrics: { provisionF1: 0.5 } }, ASKED), { kind: 'passed' });
    assert.deepEqual(outcomeOf(ITEM, ASKED), {
      kind: 'failed',
      message: 'provisionF1 is 0.490, below 0.5.',
      expected: ['a/1'],
      found: ['a/2'],
      named: ['a/1', 'a/2'],
    });
  });

  it('tells nothing of a question without the figure', () => {
    assert.equal(outcomeOf(ITEM, { ...ASKED, metric: 'tokenF1' }).kind, 'untold');
    assert.equal(outcomeOf({ ...ITEM, gold: [], metrics: {} }, ASKED).kind, 'untold');
  });

  it('holds a question that the law does not answer to abstention, but none whose gold is not known', () => {
    const open = { gold: [], predicted: [], metrics: {} };
    assert.equal(outcomeOf({ ...open, verdict: 'abstained' }, ASKED).kind, 'passed');
    assert.equal(outcomeOf({ ...open, verdict: 'grounded' }, ASKED).kind, 'failed');
    assert.equal(outcomeOf({ ...open, verdict: 'grounded', isGoldUnknown: true }, ASKED).kind, 'untold');
  });
});
