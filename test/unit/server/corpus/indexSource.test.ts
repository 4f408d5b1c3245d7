import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LegalIndex } from '../../../../src/search';
import { NothingToIndexError } from '../../../../src/server/corpus/corpusHost';
import { WorkerIndexSource } from '../../../../src/server/corpus/indexSource';
import { bundle } from '../../indexing/build/buildWorkerFile';

const act = (at: number, text: string): string => `# Act of ${at} lamps\n\n### Section 1. Lamps\n\n${text}\n`;

describe('WorkerIndexSource', () => {
  let folder: string;
  let source: WorkerIndexSource;
  let index: LegalIndex;
  const notices: string[] = [];
  const { signal } = new AbortController();
  const file = (at: number): string => join(folder, 'law', `act-${at}.md`);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-source-'));
    await mkdir(join(folder, 'law'));
    for (let at = 10; at < 70; at += 1) await writeFile(file(at), act(at, 'A lamp is lit.'));
    const options = { paths: [join(folder, 'law')], indexDir: join(folder, 'index') };
    source = new WorkerIndexSource(options, join(folder, 'indexWorker.js'), (notice) => notices.push(notice));
    index = await source.buildHere(() => undefined, signal);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const update = async (...files: string[]): Promise<LegalIndex[]> => {
    const indexes: LegalIndex[] = [];
    for await (const updated of source.update(new Set(files), signal)) indexes.push(updated);
    return indexes;
  };
  const has = ({ corpus }: LegalIndex, at: number): boolean => corpus.ordinal(`act-of-${at}-lamps/sec_1`) !== undefined;

  it('reads a changed, a new and a removed file again', async () => {
    await writeFile(file(10), act(10, 'A candle is lit.'));
    assert.equal((await update(file(10)))[0]!.search('candle', 5).length, 1);
    await writeFile(file(70), act(70, 'A torch is lit.'));
    const [grown] = await update(file(70));
    assert.deepEqual([grown!.search('torch', 5).length, grown!.search('candle', 5).length], [1, 1]);
    await rm(file(70));
    const [shrunk] = await update(file(70));
    assert.deepEqual([has(index, 70), has(grown!, 70), has(shrunk!, 70)], [false, true, false]);
  });

  it('gives the same index where nothing changed', async () => {
    assert.equal((await update(file(10)))[0], index);
    await writeFile(file(10), act(10, 'A candle is lit.'));
    const [updated] = await update(file(10));
    assert.equal((await update(file(10)))[0], updated);
  });

  it('takes no change that is too large, and none before an index was given out', async () => {
    const files = [10, 11, 12, 13, 14, 15].map(file);
    for (const name of files) await writeFile(name, act(1, 'A candle is lit.'));
    assert.equal((await update(...files)).length, 0);
    const options = { paths: [join(folder, 'law')], indexDir: join(folder, 'index') };
    source = new WorkerIndexSource(options, join(folder, 'indexWorker.js'), () => undefined);
    assert.equal((await update(file(10))).length, 0);
  });

  it('asks for the whole where it has not looked at all that changed', async () => {
    await writeFile(file(10), act(10, 'A candle is lit.'));
    const checkout = Array.from({ length: 201 }, (_, at) => file(at));
    assert.equal((await update(...checkout)).length, 0);
    assert.equal((await update(file(11))).length, 0, 'it would lack the change of the tenth');
    await source.load(signal);
    assert.equal((await update(file(11)))[0]!.search('candle', 5).length, 1);
  });

  it('loads a snapshot that lacks a change, and says that a file was read again', async () => {
    await writeFile(file(10), act(10, 'A candle is lit.'));
    notices.length = 0;
    assert.equal((await source.load(signal))!.search('candle', 5).length, 1);
    assert.deepEqual(notices, ['1 changed file was read again.']);
  });

  it('goes on without a folder that is missing, and lists it as a problem', async () => {
    const away = join(folder, 'away');
    const options = { paths: [away, join(folder, 'law')], indexDir: join(folder, 'index') };
    source = new WorkerIndexSource(options, join(folder, 'indexWorker.js'), () => undefined);
    const built = await source.buildHere(() => undefined, signal);
    assert.equal(built.statistics.acts, 60);
    assert.deepEqual(
      built.problems.map((problem) => [problem.file, problem.severity]),
      [[away, 'warning']],
    );
    await rm(file(10));
    assert.equal(has((await update(file(10)))[0]!, 10), false, 'the other folders are kept up with');
    await mkdir(away);
    await writeFile(join(away, 'act-80.md'), act(80, 'A torch is lit.'));
    const [whole] = await update(join(away, 'act-80.md'));
    assert.deepEqual([has(whole!, 80), whole!.problems], [true, []]);
  });

  describe('building in a process of its own', () => {
    let bundled: string;
    before(async () => {
      bundled = await bundle('src/server/corpus/indexWorker.ts', await mkdtemp(join(tmpdir(), 'proviso-worker-')));
    });
    after(() => rm(dirname(bundled), { recursive: true }));

    const sourceOf = (...paths: string[]): WorkerIndexSource =>
      new WorkerIndexSource({ paths, indexDir: join(folder, 'built') }, bundled, () => undefined);

    it('makes the snapshot that is then loaded, and tells how far it is', async () => {
      source = sourceOf(join(folder, 'law'));
      assert.equal(await source.load(signal), undefined);
      const phases = new Set<string>();
      await source.build(false, ({ phase }) => phases.add(phase), signal);
      assert.ok(phases.has('read') && phases.has('save'), [...phases].join());
      assert.equal((await source.load(signal))?.statistics.acts, 60);
    });

    it('says where there are no statutes, and when the process dies', async () => {
      const empty = await mkdtemp(join(folder, 'empty-'));
      await assert.rejects(
        sourceOf(empty).build(false, () => undefined, signal),
        NothingToIndexError,
      );
      const dying = join(folder, 'dying.js');
      await writeFile(dying, 'process.exit(3);');
      const options = { paths: [empty], indexDir: join(folder, 'built') };
      const mortal = new WorkerIndexSource(options, dying, () => undefined);
      await assert.rejects(
        mortal.build(false, () => undefined, signal),
        /ended early \(exit code 3\)/,
      );
    });

    it('ends when it is cancelled', async () => {
      const controller = new AbortController();
      const building = sourceOf(join(folder, 'law')).build(true, () => controller.abort(), controller.signal);
      await assert.rejects(building, /cancelled/);
    });
  });
});
