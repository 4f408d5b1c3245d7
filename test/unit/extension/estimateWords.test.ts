import assert from 'node:assert/strict';
import type { Estimate } from '../../../src/evaluation';
import { estimateWords } from '../../../src/extension/estimateWords';

const ESTIMATE: Estimate = {
  strategy: 'ask',
  n: 700,
  sampled: 3,
  calls: 2_800,
  inputTokens: 1_400_000,
  outputTokens: 9_000,
  estimated: false,
  ms: 119_400,
};

describe('extension/estimateWords', () => {
  it('says what a run takes in the numbers of the language, in seconds up to two minutes', () => {
    assert.equal(
      estimateWords(ESTIMATE, 'en'),
      'About 2,800 calls with 1,400,000 tokens, and 9,000 in reply; 119 seconds',
    );
    assert.match(estimateWords(ESTIMATE, 'de'), /2\.800 calls with 1\.400\.000 tokens/u);
    assert.match(estimateWords({ ...ESTIMATE, ms: 119_500 }, 'en'), /; 2 minutes$/u);
    assert.match(estimateWords({ ...ESTIMATE, ms: 5_400_000 }, 'en'), /; 90 minutes$/u);
    assert.match(estimateWords({ ...ESTIMATE, ms: 3 }, 'en'), /; 1 second$/u);
  });

  it('says where nobody counted the tokens', () => {
    assert.match(estimateWords({ ...ESTIMATE, estimated: true }, 'en'), /1,400,000 tokens, estimated, and 9,000/u);
  });
});
