import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { CorpusHost, NothingToIndexError, type IndexSource } from '../../../../src/server/corpus/corpusHost';
import type { CorpusStatus } from '../../../../src/server/protocol';

interface Index {
  readonly name: string;
  readonly problems: [];
  readonly statistics: CorpusStatus['statistics'] & object;
}

const indexNamed = (name: string): Index => ({
  name,
  problems: [],
  statistics: { acts: 1, provisions: 2, citations: { total: 0, resolved: 0, unresolved: 0 } } as Index['statistics'],
});

/** A source whose steps are scripted: each call of `load` and `build` takes the next entry, the last one again and again. */
class ScriptedSource implements IndexSource<Index> {
  readonly calls: string[] = [];
  readonly foreseen: string[] = [];
  constructor(
    private readonly loads: (() => Index | undefined | Promise<Index | undefined>)[],
    private readonly builds: ((signal: AbortSignal) => void | Promise<void>)[] = [() => undefined],
    private readonly updates: ((signal: AbortSignal) => AsyncIterable<Index> | Index[])[] = [() => []],
  ) {}

  async load(): Promise<Index | undefined> {
    this.calls.push('load');
    return (this.loads.length > 1 ? this.loads.shift()! : this.loads[0]!)();
  }

  async build(rebuild: boolean, _onProgress: unknown, signal: AbortSignal): Promise<void> {
    this.calls.push(rebuild ? 'rebuild' : 'build');
    await (this.builds.length > 1 ? this.builds.shift()! : this.builds[0]!)(signal);
  }

  foresee(file: string): void {
    this.foreseen.push(file);
  }

  async *update(files: ReadonlySet<string>, signal: AbortSignal): AsyncGenerator<Index> {
    this.calls.push(`update ${[...files].sort().join(' ')}`);
    yield* (this.updates.length > 1 ? this.updates.shift()! : this.updates[0]!)(signal);
  }

  buildHere(): Promise<Index> {
    this.calls.push('buildHere');
    return Promise.resolve(indexNamed('here'));
  }
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });

function hostOf(): { host: CorpusHost<Index>; states: string[] } {
  const states: string[] = [];
  const host = new CorpusHost<Index>((status) => states.push(status.state), {
    updateMs: 5,
    quietMs: 20,
    progressMs: 0,
  });
  return { host, states };
}

describe('CorpusHost', () => {
  it('takes a current snapshot without building', async () => {
    const { host, states } = hostOf();
    const source = new ScriptedSource([() => indexNamed('saved')]);
    host.use(source);
    assert.equal((await host.ready()).name, 'saved');
    assert.deepEqual(source.calls, ['load']);
    assert.deepEqual(states, ['none', 'indexing', 'ready']);
  });

  it('builds in the worker where the snapshot is stale, and loads what it saved', async () => {
    const { host } = hostOf();
    const source = new ScriptedSource([() => undefined, () => indexNamed('built')]);
    host.use(source);
    assert.equal((await host.ready()).name, 'built');
    assert.deepEqual(source.calls, ['load', 'build', 'load']);
  });

  it('builds on its own thread where no snapshot can be kept', async () => {
    const { host } = hostOf();
    const source = new ScriptedSource([() => undefined]);
    host.use(source);
    assert.equal((await host.ready()).name, 'here');
    assert.deepEqual(source.calls, ['load', 'build', 'load', 'buildHere']);
  });

  it('builds again, and not on its own thread, when files change while it builds', async () => {
    const { host } = hostOf();
    const source = new ScriptedSource(
      [() => undefined, () => undefined, () => indexNamed('second')],
      [() => host.touch('a'), () => undefined],
    );
    host.use(source);
    assert.equal((await host.ready()).name, 'second');
    assert.deepEqual(source.calls, ['load', 'build', 'load', 'build', 'load']);
    host.dispose();
  });

  it('serves the old index while a rebuild runs, and after it was cancelled', async () => {
    const { host, states } = hostOf();
    host.use(new ScriptedSource([() => indexNamed('old')], [untilAborted]));
    await host.ready();
    host.refresh(true);
    assert.equal(host.index?.name, 'old');
    assert.equal(host.status.state, 'indexing');
    host.cancel();
    await sleep(5);
    assert.equal(host.status.state, 'ready');
    assert.equal((await host.ready()).name, 'old');
    assert.equal(states.includes('failed'), false);
  });

  it('says that the first indexing was cancelled, and begins again with the next question', async () => {
    const { host } = hostOf();
    const source = new ScriptedSource([() => undefined, () => indexNamed('second try')], [untilAborted]);
    host.use(source);
    const waiting = host.ready();
    await sleep(5);
    host.cancel();
    await assert.rejects(waiting, /cancelled/u);
    assert.equal(host.status.state, 'none');
    assert.equal((await host.ready()).name, 'second try');
  });

  it('keeps the old index when a later run fails, and tells why', async () => {
    const { host } = hostOf();
    const broken = (): never => {
      throw new Error('disk full');
    };
    host.use(new ScriptedSource([() => indexNamed('old'), broken]));
    await host.ready();
    host.refresh();
    await sleep(5);
    assert.deepEqual([host.status.state, host.status.message], ['failed', 'disk full']);
    assert.equal(host.index?.name, 'old');
  });

  it('lets the index go when the statutes are gone', async () => {
    const { host } = hostOf();
    const gone = (): never => {
      throw new NothingToIndexError('no statutes');
    };
    host.use(new ScriptedSource([() => indexNamed('old'), gone]));
    await host.ready();
    host.refresh();
    await sleep(5);
    assert.equal(host.status.state, 'empty');
    assert.equal(host.index, undefined);
    await assert.rejects(host.ready(), /no statutes/u);
  });

  it('takes changed files into the index that serves, once after a burst, without a word of indexing', async () => {
    const { host, states } = hostOf();
    const source = new ScriptedSource([() => indexNamed('old')], undefined, [() => [indexNamed('updated')]]);
    host.use(source);
    await host.ready();
    for (let change = 0; change < 5; change += 1) host.touch(change % 2 === 0 ? 'a' : 'b');
    assert.deepEqual([...new Set(source.foreseen)], ['a', 'b'], 'what will be read is told before it is quiet');
    await sleep(40);
    assert.deepEqual(source.calls, ['load', 'update a b']);
    assert.equal(host.index?.name, 'updated');
    assert.deepEqual(states, ['none', 'indexing', 'ready', 'ready']);
  });

  it('says nothing where a change turns out to be none', async () => {
    const { host, states } = hostOf();
    const old = indexNamed('old');
    const source = new ScriptedSource([() => old], undefined, [() => [old]]);
    host.use(source);
    await host.ready();
    host.touch('a');
    await sleep(40);
    assert.deepEqual(source.calls, ['load', 'update a']);
    assert.deepEqual(states, ['none', 'indexing', 'ready']);
  });

  for (const [why, refuse] of [
    ['is refused', (): Index[] => []],
    [
      'fails',
      (): Index[] => {
        throw new Error('unreadable');
      },
    ],
  ] as const) {
    it(`makes the index anew, once files are quiet, where an update ${why}`, async () => {
      const { host } = hostOf();
      const source = new ScriptedSource([() => indexNamed('old'), () => indexNamed('new')], undefined, [refuse]);
      host.use(source);
      await host.ready();
      host.touch('a');
      await sleep(60);
      assert.deepEqual(source.calls, ['load', 'update a', 'load']);
      assert.equal(host.index?.name, 'new');
      assert.equal(host.status.state, 'ready');
    });
  }

  it('serves the first index of an update, and breaks off the rest for another change', async () => {
    const { host } = hostOf();
    let brokenOff = false;
    async function* inTwoSteps(signal: AbortSignal): AsyncGenerator<Index> {
      yield indexNamed('first');
      await untilAborted(signal).catch(() => (brokenOff = true));
      throw new Error('stopped');
    }
    const source = new ScriptedSource([() => indexNamed('old')], undefined, [
      inTwoSteps,
      () => [indexNamed('second'), indexNamed('second, whole')],
    ]);
    host.use(source);
    await host.ready();
    host.touch('a');
    await sleep(20);
    assert.deepEqual([host.index?.name, brokenOff], ['first', false]);
    host.touch('b');
    await sleep(40);
    assert.deepEqual([host.index?.name, brokenOff], ['second, whole', true]);
    assert.deepEqual(source.calls, ['load', 'update a', 'update b']);
  });

  it('serves the first index of an update that more follows from than is worth doing, and then builds anew', async () => {
    const { host } = hostOf();
    const updates = [
      async function* (): AsyncGenerator<Index> {
        yield await Promise.resolve(indexNamed('first'));
        throw new Error('too much');
      },
    ];
    const source = new ScriptedSource([() => indexNamed('saved'), () => indexNamed('anew')], undefined, updates);
    host.use(source);
    await host.ready();
    host.touch('/law/a.md');
    const served = async (name: string): Promise<void> => {
      while (host.index?.name !== name) await sleep(1);
    };
    await served('first');
    await served('anew');
    assert.deepEqual(source.calls, ['load', 'update /law/a.md', 'load']);
  });

  it('forgets no change of an update that was broken off before it could serve', async () => {
    const { host } = hostOf();
    async function* never(signal: AbortSignal): AsyncGenerator<Index> {
      await untilAborted(signal);
      yield indexNamed('never');
    }
    const source = new ScriptedSource([() => indexNamed('old')], undefined, [never, () => [indexNamed('updated')]]);
    host.use(source);
    await host.ready();
    host.touch('a');
    await sleep(12);
    host.cancel();
    await sleep(30);
    assert.deepEqual(source.calls, ['load', 'update a', 'update a']);
    assert.equal(host.index?.name, 'updated');
  });

  it('lets an update come to its first index before it looks at another change', async () => {
    const { host } = hostOf();
    async function* slowly(signal: AbortSignal): AsyncGenerator<Index> {
      await sleep(20);
      if (!signal.aborted) yield indexNamed('first');
    }
    const source = new ScriptedSource([() => indexNamed('old')], undefined, [slowly, () => [indexNamed('second')]]);
    host.use(source);
    await host.ready();
    host.touch('a');
    await sleep(12);
    host.touch('b');
    await sleep(60);
    assert.equal(host.index?.name, 'second');
    assert.deepEqual(source.calls, ['load', 'update a', 'update b']);
  });

  it('rejects with what to do when nothing is open', async () => {
    const { host } = hostOf();
    await assert.rejects(host.ready(), /open a folder/u);
  });

  it('stops waiting when the one who waits gives up, and goes on indexing', async () => {
    const { host } = hostOf();
    host.use(new ScriptedSource([() => undefined], [untilAborted]));
    const controller = new AbortController();
    const waiting = host.ready(controller.signal);
    controller.abort();
    await assert.rejects(waiting);
    assert.equal(host.status.state, 'indexing');
    host.dispose();
  });

  it('says nothing of a run that another one replaced', async () => {
    const { host, states } = hostOf();
    host.use(new ScriptedSource([() => undefined, () => indexNamed('new')], [untilAborted]));
    host.refresh();
    await sleep(5);
    host.refresh();
    assert.equal((await host.ready()).name, 'new');
    assert.deepEqual(states, ['none', 'indexing', 'indexing', 'ready']);
  });
});
