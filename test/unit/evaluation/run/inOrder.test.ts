import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { inOrder } from '../../../../src/evaluation/run/inOrder';

describe('evaluation/run/inOrder', () => {
  it('gives results in the order of the items, however long each takes, and keeps to its limit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (waits, limit) => {
          let [atWork, most] = [0, 0];
          const work = async (wait: number, at: number): Promise<number> => {
            most = Math.max(most, (atWork += 1));
            for (let turn = 0; turn < wait; turn += 1) await Promise.resolve();
            atWork -= 1;
            return at;
          };
          const results: number[] = [];
          for await (const result of inOrder(waits, limit, work)) results.push(result);
          assert.deepEqual(results, [...waits.keys()]);
          assert.ok(most <= limit);
        },
      ),
    );
  });

  it('begins others while the first is at work, but one at a time nothing ahead of who takes the results', async () => {
    const begun: number[] = [];
    const work = async (item: number): Promise<number> => {
      begun.push(item);
      // The first takes until all others have begun.
      while (item === 0 && begun.length < 4) await delay(1);
      return item;
    };
    const running = inOrder([0, 1, 2, 3], 2, work);
    assert.deepEqual(begun, []);
    await running.next();
    assert.deepEqual(begun, [0, 1, 2, 3]);
    const alone: number[] = [];
    const slowly = inOrder([0, 1, 2], 1, (item) => (alone.push(item), Promise.resolve(item)));
    await slowly.next();
    await delay(2);
    assert.deepEqual(alone, [0]);
    await slowly.return();
  });

  it('fails when the turn of what failed comes, and stops the others', async () => {
    const stopped: number[] = [];
    const work = async (item: number, _at: number, signal: AbortSignal): Promise<number> => {
      if (item === 1) throw new Error('one');
      if (item < 1) return item;
      await delay(60_000, undefined, { signal }).catch(() => stopped.push(item));
      return item;
    };
    const running = inOrder([0, 1, 2, 3], 3, work);
    assert.deepEqual(await running.next(), { value: 0, done: false });
    await assert.rejects(running.next(), /^Error: one$/u);
    assert.deepEqual(stopped, [2, 3]);
  });

  it('hands the reason of its signal on', async () => {
    const cancel = new AbortController();
    const running = inOrder([1], 4, (_, __, signal) => delay(60_000, 1, { signal }), cancel.signal);
    const first = running.next();
    cancel.abort(new Error('enough'));
    await assert.rejects(first);
  });
});
