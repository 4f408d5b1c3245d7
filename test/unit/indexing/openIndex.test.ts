import assert from 'node:assert/strict';
import { appendFile, chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmptyCorpusError, openIndex, type OpenedIndex, type OpenOptions } from '../../../src/indexing';
import {
  readSnapshot,
  SNAPSHOT_FILE,
  writeSnapshot,
  type Section,
  type Snapshot,
} from '../../../src/indexing/snapshot/snapshot';
import { drain } from '../support/indexOf';

const ACT = `# Lamp Act

### Section 1. Lamps

(1) A lamp is lit at dusk.

(2) A lamp under subsection (1) is red.
`;

describe('indexing/openIndex', () => {
  let folder: string;
  let options: OpenOptions;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-open-'));
    await mkdir(join(folder, 'law'));
    await writeFile(join(folder, 'law', 'lamp.md'), ACT);
    options = { paths: [join(folder, 'law')], indexDir: join(folder, 'index') };
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = async (more: Partial<OpenOptions> = {}): Promise<OpenedIndex> =>
    (await drain(openIndex({ ...options, ...more }))).result;

  it('builds once, then starts from the snapshot, with the same index', async () => {
    const built = await open();
    const loaded = await open();
    assert.deepEqual([built.fromSnapshot, loaded.fromSnapshot], [false, true]);
    assert.deepEqual(loaded.notices, []);
    assert.equal(loaded.snapshotBytes, built.snapshotBytes);
    assert.deepEqual(loaded.index.statistics, built.index.statistics);
    assert.deepEqual(loaded.index.corpus, built.index.corpus);
    assert.deepEqual(loaded.index.graph, built.index.graph);
    assert.deepEqual(loaded.index.outcomes, built.index.outcomes);
    assert.deepEqual(loaded.index.search('red lamp', 5), built.index.search('red lamp', 5));
  });

  it('keeps from when and until when law is in force, through the snapshot and through a layer', async () => {
    const dated = (until: string): string =>
      `<Legislation><Body>${[1, 2, 3]
        .map(
          (n) =>
            `<P1 id="section-${n}"${n === 2 ? ` RestrictStartDate="2001-01-01" RestrictEndDate="${until}"` : ''}>` +
            `<Pnumber>${n}</Pnumber><P1para><Text>Buoy ${n} is red.</Text></P1para></P1>`,
        )
        .join('')}</Body></Legislation>`;
    const buoys = join(folder, 'law', 'buoys.xml');
    for (let at = 0; at < 40; at += 1)
      await writeFile(
        join(folder, 'law', `act-${at}.md`),
        `# Act of ${at} lamps\n\n### Section 1. Lamps\n\n${'A lamp burns. '.repeat(20)}\n`,
      );
    await writeFile(buoys, dated('2012-02-29'));
    const validityNow = ({ index: { corpus } }: OpenedIndex): unknown[] =>
      Array.from({ length: corpus.size }, (_, ordinal) => ordinal)
        .filter((ordinal) => corpus.hasText(ordinal))
        .flatMap((ordinal) => corpus.provision(ordinal).validity ?? []);
    await open();
    const loaded = await open();
    assert.equal(loaded.fromSnapshot, true);
    assert.deepEqual(validityNow(loaded), [{ from: '2001-01-01', until: '2012-02-29' }]);
    await writeFile(buoys, dated('2030-12-31'));
    const layered = await open();
    assert.equal(layered.fromSnapshot, true, 'one file was read again');
    assert.deepEqual(validityNow(layered), [{ from: '2001-01-01', until: '2030-12-31' }]);
  });

  it('puts the citation of a paragraph into the graph', async () => {
    const { corpus, graph } = (await open()).index;
    const cited = corpus.ordinal('lamp-act/sec_1__para_1')!;
    const citing = corpus.ordinal('lamp-act/sec_1__para_2')!;
    assert.deepEqual([...graph.cites(citing)], [cited]);
    assert.deepEqual([...graph.citedBy(cited)], [citing]);
  });

  it('notices a changed, an added and a removed file', async () => {
    const file = join(folder, 'law', 'lamp.md');
    const second = join(folder, 'law', 'bell.md');
    await open();
    await appendFile(file, '\n(3) A lamp is put out at dawn.\n');
    assert.equal((await open()).index.statistics.provisions, 3);
    await writeFile(second, '# Bell Act\n\n### Section 1. Bells\n\nA bell is rung at noon.\n');
    const grown = await open();
    assert.equal(grown.index.statistics.acts, 2);
    assert.match(grown.notices[0]!, /files have changed/);
    await rm(second);
    assert.equal((await open()).index.statistics.acts, 1);
  });

  describe('of a corpus of many files', () => {
    const name = (at: number): string => join(folder, 'law', `act-${at}.md`);
    const act = (at: number, text: string): string => `# Act of ${at} lamps\n\n### Section 1. Lamps\n\n${text}\n`;
    beforeEach(async () => {
      for (let at = 10; at < 110; at += 1) {
        await writeFile(
          name(at),
          act(at, `A lamp is lit under section ${at % 2 === 0 ? 1 : 2} of the Act of 10 lamps.`),
        );
      }
    });

    it('reads one changed, one added and one removed file again, and says so', async () => {
      const { statistics } = (await open()).index;
      await writeFile(name(11), act(11, 'A candle is lit.'));
      await writeFile(name(110), act(110, 'A torch is lit.'));
      await rm(name(12));
      const { index, fromSnapshot, notices } = await open();
      assert.deepEqual([fromSnapshot, notices], [true, ['3 changed files were read again.']]);
      assert.deepEqual([index.statistics.acts, index.statistics.provisions], [statistics.acts, statistics.provisions]);
      const found = (query: string): string[] =>
        index.search(query, 99).map(({ ordinal }) => index.corpus.acts[index.corpus.actOf(ordinal)]!.title);
      assert.deepEqual(found('candle'), ['Act of 11 lamps']);
      assert.deepEqual(found('torch'), ['Act of 110 lamps']);
      assert.ok(!found('lamp').includes('Act of 12 lamps'));
      assert.ok(found('lamp').includes('Act of 13 lamps'));
      assert.deepEqual(
        index.statistics.citations.byOutcome,
        (await open({ rebuild: true })).index.statistics.citations.byOutcome,
      );
    });

    it('reads a file again whose text was changed and whose time was set back, not one whose rights alone were changed', async () => {
      await utimes(name(11), 1_000, 1_000);
      await open();
      await writeFile(name(11), act(11, 'A bell is lit under section 2 of the Act of 10 lamps.'));
      await utimes(name(11), 1_000, 1_000);
      await chmod(name(12), 0o600);
      const { index, fromSnapshot, notices } = await open();
      assert.deepEqual([fromSnapshot, notices], [true, ['1 changed file was read again.']]);
      const found = (query: string): number => index.search(query, 999).length;
      assert.equal(found('bell'), 1);
    });

    it('serves as it is where the times alone of all files changed, and only of those that hold what they held', async () => {
      const before = await open();
      for (let at = 10; at < 110; at += 1) await utimes(name(at), 5_000 + at, 5_000 + at);
      const { index, fromSnapshot, notices, snapshotBytes } = await open();
      assert.deepEqual([fromSnapshot, notices, snapshotBytes], [true, [], before.snapshotBytes]);
      assert.equal(index.layers, undefined, 'nothing is laid over it');
      // A word for another of its length, and the times of all files are new.
      await writeFile(name(11), act(11, 'A bulb is lit under section 2 of the Act of 10 lamps.'));
      const edited = await open();
      assert.deepEqual(edited.notices, ['1 changed file was read again.']);
      assert.equal(edited.index.search('bulb', 9).length, 1);
    });

    it('keeps the new times of very many files, so that these are not read each time', async function () {
      this.timeout(60_000);
      const many = Array.from({ length: 2_001 }, (_, at) => name(1_000 + at));
      for (const file of many) await writeFile(file, '# Act of lamps\n');
      await open();
      for (const file of many) await utimes(file, 5_000, 5_000);
      const phases = async (): Promise<string[]> =>
        (await drain(openIndex(options))).events.map(({ phase }) => phase).filter((phase) => phase !== 'discover');
      assert.deepEqual(await phases(), ['load', 'save']);
      assert.deepEqual(await phases(), ['load']);
      assert.equal((await open()).fromSnapshot, true);
    });

    it('builds anew where more of it changed', async () => {
      await open();
      for (let at = 20; at < 30; at += 1) await writeFile(name(at), act(at, 'A candle is lit.'));
      const { fromSnapshot, notices } = await open();
      assert.equal(fromSnapshot, false);
      assert.match(notices[0]!, /files have changed/);
    });
  });

  it('rebuilds a snapshot that is torn or foreign, in one line that says so', async () => {
    await open();
    await writeFile(join(folder, 'index', SNAPSHOT_FILE), 'PROVISO');
    const { fromSnapshot, notices } = await open();
    assert.equal(fromSnapshot, false);
    assert.equal(notices.length, 1);
    assert.match(notices[0]!, /^The index is rebuilt: /);
    assert.equal((await open()).fromSnapshot, true);
  });

  describe('refuses a snapshot whose checksums are right and whose content is not', () => {
    const altered = ({ meta, sections }: Snapshot, name: string, section: Section | undefined): Snapshot => {
      const changed = new Map(sections);
      if (section === undefined) changed.delete(name);
      else changed.set(name, section);
      return { meta, sections: changed };
    };
    const datedAt = (snapshot: Snapshot, rows: number[], days: number[]): Snapshot =>
      altered(altered(snapshot, 'datedRows', Uint32Array.from(rows)), 'datedDays', Uint32Array.from(days));
    const resolvedAs = (snapshot: Snapshot, citing: number[], counts: number[]): Snapshot =>
      altered(altered(snapshot, 'citing', Uint32Array.from(citing)), 'counts', Uint32Array.from(counts));
    const forgeries: Record<string, (snapshot: Snapshot) => Snapshot> = {
      'no summary': ({ sections }) => ({ meta: {}, sections }),
      'another version': ({ meta, sections }) => ({ meta: { ...(meta as object), version: '0.0.0' }, sections }),
      ...Object.fromEntries(
        [null, 7, [], { file: 'lamp.md' }, { file: 7, size: 1, mtimeMs: 1, ctimeMs: 1 }, { size: 1, mtimeMs: 1 }].map(
          (source) => [
            `a file that is ${JSON.stringify(source)}`,
            ({ meta, sections }: Snapshot) => ({ meta: { ...(meta as object), sources: [source] }, sections }),
          ],
        ),
      ),
      'sizes that are words': ({ meta, sections }) => {
        const { sources } = meta as unknown as { sources: readonly object[] };
        return { meta: { ...(meta as object), sources: sources.map((one) => ({ ...one, size: 'large' })) }, sections };
      },
      'a number of provisions that is none': ({ meta, sections }) => ({
        meta: { ...meta, provisions: 'two' },
        sections,
      }),
      'a section missing': (snapshot) => altered(snapshot, 'parents', undefined),
      'a section of another type': (snapshot) => altered(snapshot, 'parents', Uint8Array.of(0)),
      'a provision that is its own parent': (snapshot) => altered(snapshot, 'parents', Int32Array.of(0, 1, 2)),
      'a subtree without end': (snapshot) => altered(snapshot, 'subtreeEnds', Uint32Array.of(0, 1, 2)),
      'days of a provision that is not there': (snapshot) => datedAt(snapshot, [99], [0, 20010101]),
      'days of one provision twice': (snapshot) => datedAt(snapshot, [1, 1], [0, 20010101, 0, 20010101]),
      'days that are none': (snapshot) => datedAt(snapshot, [1], [0, 4_000_000_000]),
      'a provision without its days': (snapshot) => datedAt(snapshot, [1], [20010101]),
      'a table of ids without room': (snapshot) => altered(snapshot, 'idSlots', Int32Array.of(0, 1)),
      'a table of terms that is empty': (snapshot) => altered(snapshot, 'termSlots', new Int32Array(0)),
      'texts that run past their end': (snapshot) => altered(snapshot, 'texts.offsets', Uint32Array.of(0, 0, 9, 9999)),
      'postings of documents that are not there': (snapshot) =>
        altered(
          snapshot,
          'documents',
          (snapshot.sections.get('documents') as Uint32Array).map(() => 99),
        ),
      'citations of provisions that are not there': (snapshot) => altered(snapshot, 'outTargets', Uint32Array.of(99)),
      'outcomes of a provision that is not there': (snapshot) => resolvedAs(snapshot, [99], [1, 0, 0, 0, 1]),
      'outcomes of one provision twice': (snapshot) => resolvedAs(snapshot, [2, 2], [1, 0, 0, 0, 1, 1, 0, 0, 0, 1]),
      'a provision without its outcomes': (snapshot) => resolvedAs(snapshot, [2], [1, 0, 0, 0]),
    };
    for (const [name, forge] of Object.entries(forgeries)) {
      it(name, async () => {
        await open();
        const directory = join(folder, 'index');
        await writeSnapshot(directory, forge((await readSnapshot(directory))!));
        const { fromSnapshot, index, notices } = await open();
        assert.equal(fromSnapshot, false);
        assert.match(notices[0]!, /^The index is rebuilt: /);
        assert.equal(index.search('red lamp', 1).length, 1);
      });
    }

    it('a folder in its place', async () => {
      await mkdir(join(folder, 'index', SNAPSHOT_FILE), { recursive: true });
      const { index, notices } = await open();
      assert.equal(index.statistics.provisions, 2);
      assert.match(notices[0]!, /^The index is rebuilt: /);
    });
  });

  it('removes what a writer that died has left, and not what another is writing', async () => {
    await open();
    const old = join(folder, 'index', `${SNAPSHOT_FILE}.old.tmp`);
    const fresh = join(folder, 'index', `${SNAPSHOT_FILE}.fresh.tmp`);
    await writeFile(old, '');
    await writeFile(fresh, '');
    await utimes(old, new Date(0), new Date(0));
    await open({ rebuild: true });
    assert.deepEqual((await readdir(join(folder, 'index'))).sort(), [SNAPSHOT_FILE, `${SNAPSHOT_FILE}.fresh.tmp`]);
  });

  it('serves an index that could not be saved, and says so', async () => {
    await writeFile(join(folder, 'taken'), '');
    const { index, notices } = await open({ indexDir: join(folder, 'taken', 'index') });
    assert.equal(index.statistics.provisions, 2);
    assert.match(notices.at(-1)!, /could not be saved/);
  });

  it('refuses a folder without law, and says what to do', async () => {
    await assert.rejects(open({ paths: [join(folder, 'nowhere')] }), EmptyCorpusError);
    await assert.rejects(open({ exclude: ['**/*.md'] }), /Markdown, plain text, XML or JSON lines/);
  });

  it('reports progress of every phase, and stops when aborted without leaving half a snapshot', async () => {
    const { events } = await drain(openIndex(options));
    const phases = [...new Set(events.map(({ phase }) => phase))];
    assert.deepEqual(phases, ['discover', 'load', 'read', 'cite', 'build', 'save']);
    const abort = new AbortController();
    const running = openIndex({ ...options, indexDir: join(folder, 'other') }, abort.signal);
    await running.next();
    abort.abort(new Error('enough'));
    await assert.rejects(drain(running), /enough/);
    await assert.rejects(readdir(join(folder, 'other')), /ENOENT/);
  });
});
