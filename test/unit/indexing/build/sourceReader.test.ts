import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LargeFileReader, type SourceStamp } from '../../../../src/indexing';
import { readHere } from '../../../../src/indexing/build/sourceReader';
import { buildWorkerFile } from './buildWorkerFile';

describe('indexing/sourceReader', () => {
  let folder: string;
  let worker: string;
  let reader: LargeFileReader;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-reader-'));
    worker = await buildWorkerFile(folder);
  });
  afterEach(() => reader.dispose());
  after(() => rm(folder, { recursive: true }));

  const written = async (name: string, sections: number): Promise<SourceStamp> => {
    const file = join(folder, name);
    const body = Array.from(
      { length: sections },
      (_, at) => `### Section ${at + 1}. Lamps\n\n${'A lamp is lit. '.repeat(40)}\n`,
    );
    await writeFile(file, `# ${name}\n\n${body.join('\n')}`);
    const { size, mtimeMs, ctimeMs } = await stat(file);
    return { file, size, mtimeMs, ctimeMs };
  };

  it('reads the same in a thread of its own as here, one file after another', async () => {
    reader = new LargeFileReader(worker);
    const sources = [await written('Lamp Act', 900), await written('Quay Act', 1000), await written('Gate Act', 2)];
    assert.ok(sources[0]!.size > 1 << 19, 'large enough for a thread of its own');
    const read = await Promise.all(sources.map((source) => reader.read(source)));
    assert.deepEqual(read, await Promise.all(sources.map(readHere)));
    assert.deepEqual(
      read.map(({ acts }) => acts.parents.length),
      [900, 1000, 2],
    );
  });

  it('reads the same where the thread was started before, for whatever file', async () => {
    reader = new LargeFileReader(worker);
    const source = await written('Lamp Act', 900);
    reader.foresee(source);
    reader.foresee({ ...source, size: 1 });
    assert.deepEqual(await reader.read(source), await readHere(source));
  });

  it('reads what a file holds now, and no practice on what it held before', async () => {
    reader = new LargeFileReader(worker);
    reader.expect(await written('Lamp Act', 900));
    const source = await written('Lamp Act', 1000);
    reader.expect(source);
    reader.expect({ ...source, size: 1 });
    assert.deepEqual(await reader.read(source), await readHere(source));
  });

  it('reads here where there is no such thread, or it dies', async () => {
    const source = await written('Lamp Act', 900);
    const dying = join(folder, 'dying.js');
    await writeFile(dying, 'process.exit(3);');
    for (const file of [join(folder, 'nowhere.js'), dying]) {
      reader = new LargeFileReader(file);
      reader.expect(source);
      reader.foresee(source);
      assert.equal((await reader.read(source)).acts.parents.length, 900);
      reader.dispose();
    }
  });

  it('reports a file that has gone, from wherever it is read', async () => {
    reader = new LargeFileReader(worker);
    for (const size of [1, 1 << 20]) {
      const { acts, problems } = await reader.read({ file: join(folder, 'gone.md'), size, mtimeMs: 0, ctimeMs: 0 });
      assert.equal(acts.parents.length, 0);
      assert.match(problems[0]!.message, /cannot be read/);
    }
  });
});
