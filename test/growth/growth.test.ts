import assert from 'node:assert/strict';
import { SHAPES } from './shapes';
import { discardLaws, WORKS, type Measured } from './work';

/** Of each shape, where it says no other. */
const START = 2_000;
/** How much longer twice as much may take, on average over two doublings: 2 and what else goes on on the machine. */
const MOST = 2.6;
/** What takes less processor time than this, in milliseconds, is all noise. */
const NOISE = 60;

/** Processor time of this process, which other programs lengthen little, in milliseconds. */
async function cpuOf(run: Measured): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('growth', function () {
  this.timeout(120_000);
  // What grows with the square does so each time; a pause of the machine does not come back.
  this.retries(2);
  after(discardLaws);

  for (const shape of SHAPES) {
    describe(shape.name, () => {
      for (const [name, prepare] of Object.entries(WORKS)) {
        it(`${name} takes time that grows no faster than it`, async () => {
          const start = shape.start ?? START;
          const took: number[] = [];
          // The first run compiles what the others use.
          for (const size of [start / 2, start, 2 * start, 4 * start])
            took.push(await cpuOf(await prepare(shape, size)));
          const [, first, , last] = took as [number, number, number, number];
          const growth = Math.sqrt(last / first);
          const told = took.map((ms) => ms.toFixed(0)).join(', ');
          assert.ok(last < NOISE || growth <= MOST, `${growth.toFixed(2)} a doubling: ${told} ms`);
        });
      }
    });
  }
});
