import assert from 'node:assert/strict';
import type { AskEvent } from '../../../../src/pipeline';
import { ToldOnce } from '../../../../src/server/features/toldOnce';

const stage = (name: 'parametric' | 'retrieve' | 'rerank'): AskEvent => ({ kind: 'stage', stage: name });
const text = (piece: string): AskEvent => ({ kind: 'text', piece });

describe('what is told while a question is answered in passes', () => {
  /** What is told of passes, each with its events and after how many of them something was not there. */
  const told = (...passes: readonly (readonly [events: readonly AskEvent[], soundUntil?: number])[]): AskEvent[] => {
    const events: AskEvent[] = [];
    const once = new ToldOnce((event) => events.push(event));
    for (const [happened, soundUntil = Infinity] of passes) {
      let at = 0;
      const tell = once.inPass(() => at < soundUntil);
      for (; at < happened.length; at += 1) tell(happened[at]!);
    }
    return events;
  };

  it('is all that happens in a pass that lacks nothing', () => {
    const events = [stage('parametric'), text('A '), text('lamp.')];
    assert.deepEqual(told([events]), events);
  });

  it('is told once, and nothing that rests on what was not there', () => {
    const [first, second, third] = [stage('parametric'), stage('retrieve'), stage('rerank')];
    assert.deepEqual(told([[first, third], 1], [[first, second, third], 2], [[first, second, third]]), [
      first,
      second,
      third,
    ]);
  });

  it('goes on with the text of an answer where it was, in whatever pieces it comes', () => {
    const pieces = told([[text('A la'), text('mp is')], 2], [[text('A lamp is lit.'), stage('rerank')]]);
    assert.deepEqual(pieces, [text('A la'), text('mp is'), text(' lit.'), stage('rerank')]);
    assert.deepEqual(told([[text('A la')]], [[text('A la')]]), [text('A la')]);
  });
});
