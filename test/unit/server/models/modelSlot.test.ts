import assert from 'node:assert/strict';
import type { SentenceModel } from '../../../../src/models';
import { ModelSlot } from '../../../../src/server/models/modelSlot';

class Model implements SentenceModel {
  isDisposed = false;
  constructor(readonly name: string) {}
  supports(): boolean {
    return true;
  }
  dispose(): void {
    this.isDisposed = true;
  }
}

describe('ModelSlot', () => {
  const slotOf = (open?: (folder: string, signal: AbortSignal) => Promise<Model>) => {
    const opened: string[] = [];
    const slot = new ModelSlot<Model>((folder, signal) => {
      opened.push(folder);
      return open?.(folder, signal) ?? Promise.resolve(new Model(folder));
    });
    return { slot, opened };
  };

  it('opens the model when it is first asked for, and once', async () => {
    const { slot, opened } = slotOf();
    assert.equal(slot.isChosen, false);
    assert.equal(slot.choose('/lamp'), true);
    assert.equal(slot.choose('/lamp'), false);
    assert.deepEqual([slot.isChosen, opened], [true, []]);
    const [first, second] = await Promise.all([slot.model(), slot.model()]);
    assert.equal(first, second);
    assert.deepEqual(opened, ['/lamp']);
  });

  it('closes the model when another is chosen, also one that is still being opened', async () => {
    const { slot } = slotOf();
    slot.choose('/lamp');
    const lamp = await slot.model();
    slot.choose('/bell');
    const opening = slot.model();
    slot.choose('');
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([lamp.isDisposed, (await opening).isDisposed], [true, true]);
  });

  it('ends the opening of a model that is no longer wanted', async () => {
    const signals: AbortSignal[] = [];
    const { slot } = slotOf((folder, signal) => {
      signals.push(signal);
      return Promise.resolve(new Model(folder));
    });
    slot.choose('/lamp');
    await slot.model();
    slot.choose('/bell');
    await slot.model();
    assert.deepEqual(
      signals.map(({ aborted }) => aborted),
      [true, false],
    );
  });

  it('tries anew after a failure', async () => {
    let fails = true;
    const { slot, opened } = slotOf((folder) => {
      if (!fails) return Promise.resolve(new Model(folder));
      fails = false;
      return Promise.reject(new Error('no model'));
    });
    slot.choose('/lamp');
    await assert.rejects(slot.model(), /no model/);
    assert.equal((await slot.model()).name, '/lamp');
    assert.equal(opened.length, 2);
  });
});
