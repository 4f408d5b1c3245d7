import assert from 'node:assert/strict';
import { rage } from './kills';
import { openProgram, SCENARIOS } from './scenarios';

const ROUNDS = 5;
const SEED = 1;

describe('killed at random points', function () {
  this.timeout(600_000);
  before(openProgram);

  for (const scenario of SCENARIOS) {
    it(`${scenario.name} loses nothing, leaves nothing behind and comes to the same`, async function () {
      const { faults, missing } = await rage(scenario, ROUNDS, SEED);
      if (missing !== undefined) {
        console.log(`        skipped: ${missing}`);
        this.skip();
      }
      assert.deepEqual(faults, []);
    });
  }
});
