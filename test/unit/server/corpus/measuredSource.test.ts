import assert from 'node:assert/strict';
import type { IndexSource } from '../../../../src/server/corpus/corpusHost';
import { LoopPauses } from '../../../../src/server/turns/loopPauses';
import { MeasuredSource } from '../../../../src/server/corpus/measuredSource';
import { holdThread } from '../../support/holdThread';

describe('MeasuredSource', () => {
  const { signal } = new AbortController();
  const blocking: IndexSource<string> = {
    load: () => {
      holdThread(40);
      return Promise.resolve('loaded');
    },
    build: () => Promise.resolve(),
    buildHere: () => Promise.resolve('built'),
    async *update(files) {
      holdThread(30);
      yield await Promise.resolve([...files].join());
    },
  };

  it('measures loading and updating, each by itself, and passes on what comes of them', async () => {
    const pauses = new LoopPauses(() => undefined);
    const source = new MeasuredSource(blocking, pauses);
    assert.equal(await source.load(signal), 'loaded');
    assert.ok(pauses.longest.loading! >= 30);
    const indexes: string[] = [];
    for await (const index of source.update(new Set(['a', 'b']), signal)) indexes.push(index);
    assert.deepEqual(indexes, ['a,b']);
    assert.ok(pauses.longest.updating! >= 20);
    assert.equal(await source.buildHere(() => undefined, signal), 'built');
    assert.deepEqual(Object.keys(pauses.longest).sort(), ['loading', 'updating']);
  });

  it('passes on what will be read', () => {
    const foreseen: string[] = [];
    const pauses = new LoopPauses(() => undefined);
    new MeasuredSource({ ...blocking, foresee: (file) => foreseen.push(file) }, pauses).foresee('a');
    new MeasuredSource(blocking, pauses).foresee('b');
    new MeasuredSource({ ...blocking, expect: (file) => foreseen.push(file) }, pauses).expect('c');
    new MeasuredSource(blocking, pauses).expect('d');
    assert.deepEqual(foreseen, ['a', 'c']);
  });

  it('ends measuring where the consumer stops early', async () => {
    const pauses = new LoopPauses(() => undefined);
    for await (const index of new MeasuredSource(blocking, pauses).update(new Set(['a']), signal)) {
      assert.equal(index, 'a');
      break;
    }
    assert.ok(pauses.longest.updating !== undefined);
  });
});
