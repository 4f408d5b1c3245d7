import assert from 'node:assert/strict';
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmptyCorpusError, openIndex, SNAPSHOT_FILE, type OpenedIndex, type OpenOptions } from '../../../src/search';
import { drain } from '../support/indexOf';

const ACT = `# Lamp Act

### Section 1. Lamps

(1) A lamp is lit at dusk.

(2) A lamp under subsection (1) is red.
`;

describe('search/openIndex', () => {
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
    assert.deepEqual(loaded.index.corpus.columns, built.index.corpus.columns);
    assert.deepEqual(loaded.index.graph, built.index.graph);
    assert.deepEqual(loaded.index.search('red lamp', 5), built.index.search('red lamp', 5));
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

  it('rebuilds a snapshot that is torn or foreign, in one line that says so', async () => {
    await open();
    await writeFile(join(folder, 'index', SNAPSHOT_FILE), 'PROVISO');
    const { fromSnapshot, notices } = await open();
    assert.equal(fromSnapshot, false);
    assert.equal(notices.length, 1);
    assert.match(notices[0]!, /^The index is rebuilt: /);
    assert.equal((await open()).fromSnapshot, true);
  });

  it('serves an index that could not be saved, and says so', async () => {
    await writeFile(join(folder, 'taken'), '');
    const { index, notices } = await open({ indexDir: join(folder, 'taken', 'index') });
    assert.equal(index.statistics.provisions, 2);
    assert.match(notices.at(-1)!, /could not be saved/);
  });

  it('refuses a folder without law, and says what to do', async () => {
    await assert.rejects(open({ paths: [join(folder, 'index')] }), EmptyCorpusError);
    await assert.rejects(open({ exclude: ['**/*.md'] }), /Markdown, plain text or JSON lines/);
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
