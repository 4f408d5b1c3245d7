import assert from 'node:assert/strict';
import { counted, ENGLISH, figure } from '../../../src/text';

describe('text: what is said in words', () => {
  it('counts in English', () => {
    assert.deepEqual(
      [0, 1, 2].map((count) => counted(count, 'act')),
      ['0 acts', '1 act', '2 acts'],
    );
  });

  it('writes a number as the language of the interface does', () => {
    assert.equal(figure(1200.5), '1,200.5');
    assert.equal(figure(0.25, { style: 'percent' }), '25%');
  });

  it('fills in values, and leaves a placeholder without one as it is', () => {
    assert.equal(ENGLISH.t('{1} of {0}, {1}', 'a', 2), '2 of a, 2');
    assert.equal(ENGLISH.t('{0} and {1} {x}', 0), '0 and {1} {x}');
  });
});
