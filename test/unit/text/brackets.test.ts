import assert from 'node:assert/strict';
import { bracketsIn } from '../../../src/text';

const brackets = (text: string): string[] => bracketsIn(text).map(({ start, end }) => text.slice(start, end));

describe('text/bracketsIn', () => {
  for (const [text, ...expected] of [
    ['none'],
    ['a (b) c (d)', '(b)', '(d)'],
    ['a (b (c) d) e', '(b (c) d)', '(c)'],
    ['（全角）と(半角）', '（全角）', '(半角）'],
    // What does not close takes nothing with it, and what does not open closes nothing.
    ['a (b (c)', '(c)'],
    ['a) b (c)', '(c)'],
    [')('],
  ] as const) {
    it(text, () => assert.deepEqual(brackets(text), expected));
  }

  it('takes 1000 units for brackets that close, and more for brackets that never do', () => {
    assert.equal(brackets(`(${'x'.repeat(999)})`).length, 1);
    assert.equal(brackets(`(${'x'.repeat(1000)})`).length, 0);
  });
});
