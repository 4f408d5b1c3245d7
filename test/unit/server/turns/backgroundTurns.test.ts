import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { atCursor, BackgroundTurns, IdleTurns } from '../../../../src/server/turns/backgroundTurns';

/** Turns that are over as soon as they have begun. */
const shortTurns = (assertWanted?: () => void) => new BackgroundTurns(assertWanted, 0);

describe('BackgroundTurns', () => {
  it('are taken one in a round of the event loop, and in the order in which they were waited for', async () => {
    const taken: { readonly by: string; readonly round: number }[] = [];
    let round = 0;
    let isDone = false;
    const rounds = (async () => {
      for (; !isDone; round += 1) await setImmediate();
    })();
    const work = async (by: string): Promise<void> => {
      const turns = shortTurns();
      for (let turn = 0; turn < 10; turn += 1) {
        await turns.pass();
        taken.push({ by, round });
      }
    };
    await Promise.all(['one', 'two', 'three'].map(work));
    isDone = true;
    await rounds;
    assert.equal(new Set(taken.map((turn) => turn.round)).size, 30);
    assert.equal(taken.map(({ by }) => by).join(' '), 'one two three '.repeat(10).trim());
  });

  it('begin with waiting, and only once no one has come anew', async () => {
    const begun: number[] = [];
    const all: Promise<void>[] = [];
    for (let at = 0; at < 5; at += 1) {
      const turns = shortTurns();
      assert.ok(turns.isOver, 'nothing is done before the first turn');
      all.push(turns.pass().then(() => void begun.push(at)));
      await setImmediate();
    }
    assert.deepEqual(begun, [], 'while requests come, the next one is read first');
    await Promise.all(all);
    assert.deepEqual(begun, [0, 1, 2, 3, 4]);
  });

  it('are fewer while someone waits at the cursor, and come though that work waits for them', async () => {
    let taken = 0;
    let isOver = false;
    const background = (async () => {
      for (const turns = shortTurns(); !isOver; taken += 1) await turns.pass();
    })();
    const takenIn = async (rounds: number): Promise<number> => {
      const before = taken;
      for (let round = 0; round < rounds; round += 1) await setImmediate();
      return taken - before;
    };
    const alone = await takenIn(80);
    const beside = await atCursor(() => takenIn(80));
    assert.ok(beside > 0 && beside * 2 < alone, `${beside} of ${alone}`);
    await atCursor(() => shortTurns().pass());
    await assert.rejects(
      atCursor(() => Promise.reject(new Error('failed'))),
      /failed/u,
    );
    const again = await takenIn(80);
    assert.ok(again >= alone - 2, `${again} of ${alone}`);
    isOver = true;
    await background;
  });

  it('last as long as they may', async () => {
    const turns = new BackgroundTurns(undefined, 60_000);
    await turns.pass();
    assert.ok(!turns.isOver);
  });

  it('end with what makes the work useless', async () => {
    let isWanted = true;
    const turns = shortTurns(() => assert.ok(isWanted, 'wanted no more'));
    await turns.pass();
    isWanted = false;
    await assert.rejects(turns.pass(), /wanted no more/u);
    await shortTurns().pass();
  });
});

describe('IdleTurns', () => {
  it('are taken while no one waits at the cursor or in the line, however long that is', async () => {
    let taken = 0;
    let isOver = false;
    const idle = (async () => {
      for (const turns = new IdleTurns(); !isOver; taken += 1) await turns.pass();
    })();
    const takenBeside = async (work: () => Promise<unknown>): Promise<number> => {
      // One that has begun goes on.
      await atCursor(() => setImmediate());
      await setImmediate();
      const before = taken;
      await work();
      return taken - before;
    };
    const rounds = async (): Promise<void> => {
      for (let round = 0; round < 80; round += 1) await setImmediate();
    };
    const inLine = async (): Promise<void> => {
      const turns = shortTurns();
      for (let turn = 0; turn < 20; turn += 1) await turns.pass();
    };
    assert.ok((await takenBeside(rounds)) > 10, 'there is nothing else to do');
    assert.ok((await takenBeside(() => atCursor(rounds))) <= 1);
    assert.ok((await takenBeside(() => Promise.all([inLine(), inLine()]))) <= 1);
    assert.ok((await takenBeside(rounds)) > 10);
    isOver = true;
    await idle;
  });

  it('begin with waiting, and last as long as they may', async () => {
    const turns = new IdleTurns();
    assert.ok(turns.isOver);
    await turns.pass();
    assert.ok(!turns.isOver);
  });
});
