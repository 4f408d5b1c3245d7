import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { LoopPauses, type Activity } from '../../../../src/server/turns/loopPauses';
import { holdThread } from '../../support/holdThread';

describe('LoopPauses', () => {
  let measured: [Activity, number][];
  let pauses: LoopPauses;
  beforeEach(() => {
    measured = [];
    pauses = new LoopPauses((activity, ms) => measured.push([activity, ms]));
  });

  it('sees a pause in the middle of an activity', async () => {
    await pauses.during('asking', async () => {
      await delay(20);
      holdThread(80);
      await delay(20);
    });
    const [[activity, ms] = []] = measured;
    assert.equal(activity, 'asking');
    assert.ok(ms! >= 70, `${ms} ms`);
    assert.deepEqual(pauses.longest, { asking: ms });
  });

  it('sees one that is over before the loop has turned once', async () => {
    await pauses.during('asking', () => {
      holdThread(60);
      return Promise.resolve();
    });
    assert.ok(measured[0]![1] >= 50);
  });

  it('keeps what was before an activity apart from it', () => {
    const end = pauses.begin('indexing');
    holdThread(300);
    pauses.begin('asking')();
    end();
    const { asking, indexing } = pauses.longest;
    assert.ok(asking! < indexing!, `${asking} ms of ${indexing} ms`);
  });

  it('measures also what fails, and passes the failure on', async () => {
    await assert.rejects(
      pauses.during('asking', () => Promise.reject(new Error('no'))),
      /no/,
    );
    assert.equal(measured.length, 1);
  });

  it('follows an activity by its states, once each time', () => {
    pauses.follow('encoding', false);
    pauses.follow('encoding', true);
    pauses.follow('encoding', true);
    assert.deepEqual([measured.length, pauses.longest], [0, {}]);
    pauses.follow('encoding', false);
    pauses.follow('encoding', false);
    assert.equal(measured.length, 1);
  });

  it('ends an activity only once', () => {
    const end = pauses.begin('asking');
    end();
    end();
    assert.equal(measured.length, 1);
  });
});
