import assert from 'node:assert/strict';
import { summaryOf } from '../../../../webview/report/summary';

describe('summary of the report', () => {
  it('says what was found, in percent', () => {
    assert.deepEqual(summaryOf({ metrics: { 'multiHit@10': 0.625, provisionEM: 0.3333 } }), [
      'For 62.5% of the questions with right provisions, all of these stand among the first ten.',
      'For 33.3%, exactly the right provisions are named.',
    ]);
  });

  it('says of verdicts what is known of them', () => {
    assert.deepEqual(summaryOf({ metrics: { grounded: 0.5, groundedPrecision: 0.8, abstained: 0.1 } }), [
      'For 50% of the questions the answer is called grounded.',
      'Of these, 80% quote a right provision.',
      'To 10% of the questions no answer is given.',
    ]);
    // Nothing is grounded, so that no share of it is right.
    assert.deepEqual(summaryOf({ metrics: { grounded: 0, abstained: 0 } }), [
      'For 0% of the questions the answer is called grounded.',
    ]);
  });

  it('says nothing of what was not measured', () => {
    assert.deepEqual(summaryOf({ metrics: {} }), []);
  });
});
