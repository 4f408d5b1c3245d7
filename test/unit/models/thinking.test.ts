import assert from 'node:assert/strict';
import fc from 'fast-check';
import { stripThinking } from '../../../src/models';
import { ThinkingFilter } from '../../../src/models/thinking';

describe('thinking', () => {
  it('leaves out what a template opened in the prompt, and a block that never closes', () => {
    assert.equal(stripThinking('so it is 3</think>\n3'), '3');
    assert.equal(stripThinking('3 <think>or 4'), '3');
    assert.equal(stripThinking('a <b < c'), 'a <b < c');
  });

  it('streams the same text wherever the reply is cut', () => {
    const part = fc.constantFrom('<think>', '</think>', '<', '<th', 'ink>', ' ', 'a', '임');
    fc.assert(
      fc.property(fc.array(part), fc.integer({ min: 1, max: 9 }), (parts, size) => {
        const reply = parts.join('');
        const whole = new ThinkingFilter();
        const expected = whole.push(reply) + whole.finish();
        const cut = new ThinkingFilter();
        let streamed = '';
        for (let at = 0; at < reply.length; at += size) streamed += cut.push(reply.slice(at, at + size));
        assert.equal(streamed + cut.finish(), expected);
      }),
    );
  });
});
