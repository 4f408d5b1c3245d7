import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceStamp } from '../../../../src/indexing';
import { digestOf, Sources } from '../../../../src/indexing/snapshot/contents';
import type { SourceChanges } from '../../../../src/indexing/snapshot/sourceChanges';
import { Turns } from '../../../../src/turns';

const TURN_MS = 10;

describe('indexing/contents', () => {
  let folder: string;
  let files: readonly string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-contents-'));
    files = ['a.md', 'b.md', 'c.md'].map((name) => join(folder, name));
    for (const file of files) await writeFile(file, 'A lamp is lit.');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const stamped = async (file: string): Promise<SourceStamp> => {
    const { size, mtimeMs, ctimeMs } = await stat(file);
    return { file, size, mtimeMs, ctimeMs };
  };
  const now = (): Promise<SourceStamp[]> => Promise.all(files.map(stamped));
  const read = async (): Promise<Sources> =>
    new Sources((await now()).map((stamp) => ({ ...stamp, digest: digestOf(Buffer.from('A lamp is lit.')) })));
  const touch = (file: string, at: number): Promise<void> => utimes(file, at, at);
  const changed = async (sources: Sources): Promise<string[]> =>
    named(await sources.changes(await now(), new Turns(TURN_MS)));
  const named = ({ toRead, gone }: SourceChanges): string[] => [...toRead.map(({ file }) => file), ...gone];

  it('tells files that hold what they held from those that do not, whatever their times', async () => {
    const sources = await read();
    const [one, other, third] = files as [string, string, string];
    await touch(one, 5_000);
    await writeFile(other, 'A bulb is lit.');
    await touch(other, 5_000);
    assert.deepEqual(await changed(sources), [other]);
    assert.equal(sources.renewed, 1);
    assert.deepEqual(sources.stamps[0], { ...(await stamped(one)), digest: sources.stamps[1]!.digest });
    await rm(third);
    files = [one, other];
    assert.deepEqual(await changed(sources), [other, third]);
  });

  it('notices that a file which was found the same is written afterwards, and one that is put back', async () => {
    const sources = await read();
    const [file] = files as [string];
    await touch(file, 5_000);
    assert.deepEqual(await changed(sources), []);
    await writeFile(file, 'A lime is lit.');
    assert.deepEqual(await changed(sources), [file]);
    assert.deepEqual(await changed(sources), [file], 'it is not read twice, and is as different');
    await writeFile(file, 'A lamp is lit.');
    assert.deepEqual(await changed(sources), []);
  });

  it('takes a file for changed that has no digest, or that a person says something else of', async () => {
    const [file] = files as [string];
    const sources = new Sources((await now()).map((stamp) => ({ ...stamp })));
    await touch(file, 5_000);
    assert.deepEqual(await changed(sources), [file]);
    const said = await read();
    const stamps = await now();
    const judged = [{ ...stamps[0]!, isLaw: true as const }, ...stamps.slice(1)];
    assert.deepEqual(named(await said.changes(judged, new Turns(TURN_MS))), [file]);
  });

  it('stops when it is told to', async () => {
    const sources = await read();
    await touch(files[0]!, 5_000);
    await assert.rejects(sources.changes(await now(), new Turns(0), AbortSignal.abort(new Error('stop'))), /stop/u);
  });
});
