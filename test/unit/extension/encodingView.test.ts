import assert from 'node:assert/strict';
import { duration, encodingItem, encodingProgress, percentOf, searchedBy } from '../../../src/extension/encodingView';
import type { VectorStatus } from '../../../src/server';

const PROGRESS = { done: 12_300, total: 253_080, perSecond: 61.4, remainingMs: 65 * 60_000 };
const status = (state: VectorStatus['state'], rest: Partial<VectorStatus> = {}): VectorStatus => ({
  state,
  notices: [],
  ...rest,
});

describe('encodingView', () => {
  it('says how far encoding is, how fast, and how long it still takes', () => {
    assert.equal(encodingProgress(PROGRESS), '12,300 of 253,080 provision texts, 61 a second, about 65 minutes left');
    assert.equal(
      encodingProgress({ ...PROGRESS, perSecond: 0.42, remainingMs: 7 * 3_600_000 }),
      '12,300 of 253,080 provision texts, 0.4 a second, about 7 hours left',
    );
  });

  it('claims no speed and no end before there is a measurement', () => {
    const { done, total } = PROGRESS;
    const text = encodingProgress({ done, total, perSecond: 0, remainingMs: undefined });
    assert.equal(text, '12,300 of 253,080 provision texts');
  });

  for (const [ms, text] of [
    [59_000, 'less than a minute'],
    [61_000, 'about 1 minute'],
    [89 * 60_000, 'about 89 minutes'],
    [90 * 60_000, 'about 1.5 hours'],
    [170 * 60_000, 'about 3 hours'],
  ] as const) {
    it(`calls ${ms} ms ${text}`, () => {
      assert.equal(duration(ms), text);
    });
  }

  it('reaches 100 percent only at the end', () => {
    assert.deepEqual(
      [0, 1999, 2000].map((done) => percentOf({ done, total: 2000 })),
      [0, 99, 100],
    );
    assert.equal(percentOf({ done: 0, total: 0 }), 100);
  });

  it('shows nothing in the status bar where there is nothing to wait for', () => {
    assert.equal(encodingItem(status('none')), undefined);
    assert.equal(encodingItem(status('ready')), undefined);
  });

  it('shows in the status bar how far it is, and that words alone are searched', () => {
    const item = encodingItem(status('encoding', { progress: PROGRESS }));
    assert.equal(item?.text, '$(sync~spin) Proviso: encoding 4%');
    assert.match(item.tooltip, /^Encoding 12,300 of .*\nQuestions are searched by words alone until/);
    for (const state of ['stopped', 'failed', 'loading'] as const) {
      assert.match(encodingItem(status(state))?.tooltip ?? '', /by words alone/, state);
    }
    assert.match(encodingItem(status('failed', { message: 'It died.' }))?.tooltip ?? '', /^It died\./);
  });

  it('tells the panel by what is searched, without a number that counts up', () => {
    assert.equal(searchedBy(status('none')), '');
    assert.equal(searchedBy(status('ready')), 'Searched by words and by meaning.');
    const before = searchedBy(status('encoding', { progress: PROGRESS }));
    assert.equal(before, searchedBy(status('encoding', { progress: { ...PROGRESS, done: 13_000 } })));
    assert.match(searchedBy(status('failed', { message: 'It died.' })), /words alone: It died\./);
  });
});
