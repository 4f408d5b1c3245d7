import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelUnavailableError } from '../../../../src/models';
import { buildIndex, IndexUpdater } from '../../../../src/indexing';
import type { LegalIndex } from '../../../../src/search';
import type { VectorStatus } from '../../../../src/server/protocol';
import { VectorHost, type OpenedEncoder } from '../../../../src/server/models/vectorHost';
import { drain, indexOf } from '../../support/indexOf';
import { Shelf } from '../../support/shelf';

/** Makes vectors of texts by their hash, and remembers which; waits, or fails, where the test says so. */
class ScriptedEncoder implements OpenedEncoder {
  readonly name = 'lamp';
  readonly dimensions = 8;
  readonly fingerprint = 'lamp';
  readonly assumptions: readonly string[] = ['Mean pooling is assumed.'];
  readonly encoded: string[] = [];
  isDisposed = false;
  languages = ['en', 'ko'];
  /** Called before each batch. */
  before: (batch: number, signal?: AbortSignal) => Promise<void> = () => Promise.resolve();
  #batches = 0;

  supports = (language: string): boolean => this.languages.includes(language);

  async encode(texts: readonly string[], _kind: string, signal?: AbortSignal): Promise<Float32Array> {
    await this.before((this.#batches += 1), signal);
    signal?.throwIfAborted();
    this.encoded.push(...texts);
    return Float32Array.from(texts.flatMap((text) => [...createHash('sha256').update(text).digest().subarray(0, 8)]));
  }

  dispose(): void {
    this.isDisposed = true;
  }
}

/** An act with so many sections of their own words. */
const act = (sections: number, title = 'Lamp Act 2020'): string =>
  [
    `# ${title}`,
    ...Array.from({ length: sections }, (_, at) => `### Section ${at + 1}. Lamp ${at}\n\nKeeper ${at} lights it.`),
  ].join('\n\n');

const SECTIONS = 300;
/** Batches of 128 texts. */
const BATCHES = 3;

/** Never resolves, and rejects as an encoder does when it is aborted. */
const untilAborted = (signal?: AbortSignal): Promise<void> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

describe('VectorHost', () => {
  let directory: string;
  let index: LegalIndex;
  let encoder: ScriptedEncoder;
  let statuses: VectorStatus[];
  let opens: string[];
  let listeners: ((status: VectorStatus) => void)[];
  const hosts: VectorHost[] = [];

  before(async () => {
    index = await indexOf({ 'lamp.md': act(SECTIONS) });
  });
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'proviso-vectors-'));
    [encoder, statuses, opens, listeners] = [new ScriptedEncoder(), [], [], []];
  });
  afterEach(async () => {
    for (const host of hosts.splice(0)) await host.dispose();
    await rm(directory, { recursive: true });
  });

  function hostOf(openEncoder?: (folder: string) => Promise<OpenedEncoder>): VectorHost {
    const host = new VectorHost({
      openEncoder: (folder) => {
        opens.push(folder);
        return openEncoder?.(folder) ?? Promise.resolve(encoder);
      },
      onStatus: (status) => {
        statuses.push(status);
        for (const listener of [...listeners]) listener(status);
      },
      progressMs: 0,
    });
    hosts.push(host);
    return host;
  }

  /** The next status of a kind; begin to wait before what brings it about. */
  function next(state: VectorStatus['state'], fits: (status: VectorStatus) => boolean = () => true) {
    return new Promise<VectorStatus>((resolve) => {
      const listener = (status: VectorStatus): void => {
        if (status.state !== state || !fits(status)) return;
        listeners = listeners.filter((other) => other !== listener);
        resolve(status);
      };
      listeners.push(listener);
    });
  }

  const started = (host: VectorHost, of = index): void => {
    host.useEncoder('/models/lamp');
    host.useIndex({ index: of, directory });
  };
  const different = (texts: readonly string[]): number => new Set(texts).size;

  it('opens no model and makes no file as long as none is set', async () => {
    const host = hostOf();
    host.useIndex({ index, directory });
    await host.dispose();
    assert.deepEqual([opens, await readdir(directory), host.status.state], [[], [], 'none']);
  });

  it('encodes every provision once, tells how far it is, and only then serves this corpus and no other', async () => {
    const host = hostOf();
    const ready = next('ready');
    const begun = next('encoding');
    started(host);
    await begun;
    assert.equal(host.retrieverOf(index), undefined);
    await ready;
    assert.equal(encoder.encoded.length, SECTIONS);
    assert.equal(different(encoder.encoded), SECTIONS);
    const told = statuses.filter(({ state }) => state === 'encoding').map(({ progress }) => progress?.done);
    assert.deepEqual(told, [0, 128, 256, 300]);
    assert.ok(statuses.every(({ progress }) => progress === undefined || progress.total === SECTIONS));
    const dense = host.retrieverOf(index);
    assert.equal(dense?.vectors.search(new Float32Array(8).fill(1), 500).length, SECTIONS);
    const other = await indexOf({ 'lamp.md': act(3) });
    assert.equal(host.retrieverOf(other), undefined);
    assert.equal(host.status.model, 'lamp');
    assert.deepEqual(host.status.notices, encoder.assumptions);
  });

  it('loads what is on disk without encoding it again', async () => {
    const first = hostOf();
    const ready = next('ready');
    started(first);
    await ready;
    await first.dispose();
    encoder = new ScriptedEncoder();
    const second = hostOf();
    const again = next('ready');
    started(second);
    await again;
    assert.deepEqual(encoder.encoded, []);
    assert.ok(second.retrieverOf(index));
  });

  it('stops, stays stopped when the index changes, and goes on where it was', async () => {
    encoder.before = (batch, signal) => (batch === 2 ? untilAborted(signal) : Promise.resolve());
    const host = hostOf();
    const half = next('encoding', ({ progress }) => progress?.done === 128);
    started(host);
    await half;
    host.stop();
    assert.equal(host.status.state, 'stopped');
    assert.equal(host.status.progress?.done, 128);
    const larger = await indexOf({ 'lamp.md': act(SECTIONS), 'bell.md': act(9, 'Bell Act 2021') });
    const stopped = next('stopped');
    host.useIndex({ index: larger, directory });
    assert.equal((await stopped).progress?.done, 128);
    assert.equal((await stopped).progress?.total, SECTIONS + 9);
    assert.equal(encoder.encoded.length, 128);
    const ready = next('ready');
    host.resume();
    await ready;
    assert.equal(encoder.encoded.length, SECTIONS + 9);
    assert.equal(different(encoder.encoded), SECTIONS + 9, 'nothing is encoded twice');
  });

  it('turns to a new index in mid-encoding, and encodes only what is new', async () => {
    encoder.before = (batch, signal) => (batch === 2 ? untilAborted(signal) : Promise.resolve());
    const host = hostOf();
    const half = next('encoding', ({ progress }) => progress?.done === 128);
    started(host);
    await half;
    const larger = await indexOf({ 'lamp.md': act(SECTIONS), 'bell.md': act(9, 'Bell Act 2021') });
    const ready = next('ready');
    host.useIndex({ index: larger, directory });
    await ready;
    assert.equal(host.retrieverOf(index), undefined);
    assert.ok(host.retrieverOf(larger));
    assert.equal(different(encoder.encoded), encoder.encoded.length);
    assert.equal(encoder.encoded.length, SECTIONS + 9);
    assert.deepEqual(opens, ['/models/lamp'], 'the model stays open');
  });

  it('does not begin anew for an index of the same corpus', async () => {
    const host = hostOf();
    const ready = next('ready');
    started(host);
    await ready;
    const count = statuses.length;
    const cited = Object.create(index) as LegalIndex;
    host.useIndex({ index: cited, directory });
    host.useEncoder('/models/lamp');
    host.resume();
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(statuses.length, count);
    assert.ok(host.retrieverOf(cited));
  });

  describe('with an index that is laid over another', () => {
    const LAMPS = { 'lamp.md': act(SECTIONS) };
    let shelf: Shelf;
    let base: LegalIndex;
    let updater: IndexUpdater;
    beforeEach(async () => {
      shelf = new Shelf(await mkdtemp(join(tmpdir(), 'proviso-shelf-')));
      const stamps = await shelf.put({}, LAMPS);
      const built = (await drain(buildIndex(stamps))).result.index;
      [base, updater] = [built, new IndexUpdater(built, stamps, { isSmall: () => true })];
    });
    afterEach(() => rm(shelf.folder, { recursive: true }));

    /** The index after the first sections have got other words. */
    async function edited(word: string, sections = 1): Promise<LegalIndex> {
      let text = LAMPS['lamp.md'];
      for (let at = 0; at < sections; at += 1) text = text.replace(`Keeper ${at} lights`, `Keeper ${at} ${word}`);
      let last = base;
      for await (last of updater.update(await shelf.put({}, { 'lamp.md': text })));
      return last;
    }

    const found = (host: VectorHost, of: LegalIndex): number | undefined =>
      host.retrieverOf(of)?.vectors.search(new Float32Array(8).fill(1), 1000).length;

    it('serves at once what did not change, then all, and loads nothing again', async () => {
      const host = hostOf();
      const ready = next('ready');
      started(host, base);
      await ready;
      const count = statuses.length;
      encoder.encoded.length = 0;
      for (const [word, of] of [
        ['fills', 2],
        ['cleans', 2],
      ] as const) {
        const index = await edited(word, of);
        const again = next('ready');
        host.useIndex({ index, directory });
        assert.equal(found(host, index), SECTIONS - of);
        assert.equal(host.retrieverOf(base), undefined);
        await again;
        assert.equal(found(host, index), SECTIONS);
      }
      assert.deepEqual(encoder.encoded.length, 4);
      assert.ok(statuses.slice(count).every(({ state }) => state !== 'loading'));
    });

    it('lets the base be encoded on when a file is saved meanwhile, and then follows', async () => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      encoder.before = (batch) => (batch === 2 ? held : Promise.resolve());
      const host = hostOf();
      const half = next('encoding', ({ progress }) => progress?.done === 128);
      started(host, base);
      await half;
      const index = await edited('fills');
      host.useIndex({ index, directory });
      assert.equal(host.retrieverOf(index), undefined);
      const ready = next('ready');
      release();
      await ready;
      assert.equal(found(host, index), SECTIONS);
      assert.equal(different(encoder.encoded), SECTIONS + 1);
      assert.equal(encoder.encoded.length, SECTIONS + 1, 'nothing is encoded twice');
    });

    it('says why what changed could not be encoded, serves the rest, and goes on when asked', async () => {
      const host = hostOf();
      const ready = next('ready');
      started(host, base);
      await ready;
      encoder.before = () => Promise.reject(new ModelUnavailableError('The model process died.'));
      const index = await edited('fills');
      const failed = next('failed');
      host.useIndex({ index, directory });
      assert.equal((await failed).message, 'The model process died.');
      assert.equal(found(host, index), SECTIONS - 1);
      encoder.before = () => Promise.resolve();
      const again = next('ready');
      host.resume();
      await again;
      assert.equal(found(host, index), SECTIONS);
    });

    it('begins anew for an index that was built again', async () => {
      const host = hostOf();
      const ready = next('ready');
      started(host, base);
      await ready;
      const index = await indexOf(LAMPS);
      const again = next('ready');
      host.useIndex({ index, directory });
      assert.equal(host.retrieverOf(index), undefined);
      await again;
      assert.equal(encoder.encoded.length, SECTIONS);
      assert.equal(found(host, index), SECTIONS);
    });
  });

  it('says why it failed, keeps what it has, and goes on when asked', async () => {
    encoder.before = (batch) =>
      batch === BATCHES ? Promise.reject(new ModelUnavailableError('The model process died.')) : Promise.resolve();
    const host = hostOf();
    const failed = next('failed');
    started(host);
    assert.equal((await failed).message, 'The model process died.');
    assert.equal(host.retrieverOf(index), undefined);
    const ready = next('ready');
    host.resume();
    await ready;
    assert.equal(encoder.encoded.length, SECTIONS);
  });

  it('tries a model that could not be opened once more when asked', async () => {
    let isThere = false;
    const host = hostOf(() =>
      isThere ? Promise.resolve(encoder) : Promise.reject(new ModelUnavailableError('The folder has no model.')),
    );
    const failed = next('failed');
    started(host);
    assert.equal((await failed).message, 'The folder has no model.');
    isThere = true;
    const ready = next('ready');
    host.resume();
    await ready;
  });

  it('refuses a model that reads none of the corpus, and says what to choose', async () => {
    encoder.languages = ['ko'];
    const host = hostOf();
    const failed = next('failed');
    started(host);
    assert.match((await failed).message ?? '', /lamp was not made for texts in "en": choose one for that language/);
    assert.deepEqual(encoder.encoded, []);
  });

  it('says that a vector file is damaged, and encodes again what was in the damaged part', async () => {
    const first = hostOf();
    const ready = next('ready');
    started(first);
    await ready;
    await first.dispose();
    const [name] = await readdir(directory);
    await truncate(join(directory, name!), 2000);
    encoder = new ScriptedEncoder();
    const second = hostOf();
    const again = next('ready');
    started(second);
    assert.ok((await again).notices.some((notice) => notice.includes('is damaged after 0 vectors')));
    assert.equal(encoder.encoded.length, SECTIONS);
  });

  it('closes the model and forgets the vectors when another is chosen, or none', async () => {
    const host = hostOf();
    const ready = next('ready');
    started(host);
    await ready;
    const none = next('none');
    host.useEncoder('');
    await none;
    assert.equal(host.retrieverOf(index), undefined);
    assert.ok(encoder.isDisposed);
    assert.deepEqual(host.status, { state: 'none', notices: [] });
  });

  it('says nothing more once it is disposed of', async () => {
    encoder.before = (_, signal) => untilAborted(signal);
    const host = hostOf();
    const begun = next('encoding');
    started(host);
    await begun;
    const count = statuses.length;
    await host.dispose();
    assert.equal(statuses.length, count);
    assert.ok(encoder.isDisposed);
  });
});
