import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { CorpusHost, NothingToIndexError, type IndexSource } from '../../../src/server/corpusHost';
import type { CorpusStatus } from '../../../src/server/protocol';

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
  constructor(
    private readonly loads: (() => Index | undefined | Promise<Index | undefined>)[],
    private readonly builds: ((signal: AbortSignal) => void | Promise<void>)[] = [() => undefined],
  ) {}

  async load(): Promise<Index | undefined> {
    this.calls.push('load');
    return (this.loads.length > 1 ? this.loads.shift()! : this.loads[0]!)();
  }

  async build(rebuild: boolean, _onProgress: unknown, signal: AbortSignal): Promise<void> {
    this.calls.push(rebuild ? 'rebuild' : 'build');
    await (this.builds.length > 1 ? this.builds.shift()! : this.builds[0]!)(signal);
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
  const host = new CorpusHost<Index>((status) => states.push(status.state), { quietMs: 20, progressMs: 0 });
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
      [() => host.touch(), () => undefined],
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

  it('indexes once after a burst of changes', async () => {
    const { host } = hostOf();
    const source = new ScriptedSource([() => indexNamed('any')]);
    host.use(source);
    await host.ready();
    for (let change = 0; change < 5; change += 1) host.touch();
    await sleep(60);
    assert.deepEqual(source.calls, ['load', 'load']);
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
