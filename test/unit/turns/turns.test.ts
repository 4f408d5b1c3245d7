import assert from 'node:assert/strict';
import { inTurns, rest, Turns } from '../../../src/turns';

/** Counts to a number in steps. */
function* count(to: number): Generator<void, number> {
  for (let at = 0; at < to; at += 1) yield;
  return to;
}

describe('turns', () => {
  it('runs steps to their end, and lets other work in between turns', async () => {
    let others = 0;
    const other = (): void => {
      others += 1;
      if (others < 200) setImmediate(other);
    };
    setImmediate(other);
    // A turn of no time is over after each step.
    assert.equal(await inTurns(count(200), new Turns(0)), 200);
    assert.ok(others > 100, `${others} times`);
  });

  it('does not give up a turn that is not over', async () => {
    let others = 0;
    setImmediate(() => (others += 1));
    assert.equal(await inTurns(count(200), new Turns(60_000)), 200);
    assert.equal(others, 0);
  });

  it('ends between two turns when aborted', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const running = inTurns(count(1_000_000), new Turns(0), controller.signal);
    setImmediate(() => {
      controller.abort(reason);
    });
    await assert.rejects(running, reason);
    await assert.rejects(rest(new Turns(0), controller.signal), reason);
  });
});
