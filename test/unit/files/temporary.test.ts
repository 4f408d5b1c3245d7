import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftovers, temporaryOf, writeTogether, writeWhole } from '../../../src/files';

describe('files/temporary', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-temporary-'));
    file = join(folder, 'index.proviso');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** The number of a process that has ended. */
  const ended = (): number => spawnSync(process.execPath, ['--version']).pid;
  const ofDead = (): string => temporaryOf(file).replace(`-${process.pid}-`, `-${ended()}-`);

  it('goes at once where its writer has died, and stays while that lives', async () => {
    await writeFile(ofDead(), '');
    const own = temporaryOf(file);
    await writeFile(own, '');
    await removeLeftovers(file);
    assert.deepEqual(await readdir(folder), [own.slice(folder.length + 1)]);
  });

  it('goes after an hour where its writer is on another computer, or is not named', async () => {
    const elsewhere = ofDead().replace(/\.[\da-f]{8}-/u, '.00000000-');
    for (const name of [elsewhere, `${file}.old.tmp`]) await writeFile(name, '');
    await removeLeftovers(file);
    assert.equal((await readdir(folder)).length, 2);
    for (const name of [elsewhere, `${file}.old.tmp`]) await utimes(name, new Date(0), new Date(0));
    await removeLeftovers(file);
    assert.deepEqual(await readdir(folder), []);
  });

  it('is nobody else’s file', async () => {
    for (const name of ['index.proviso', 'index.proviso.txt', 'other.proviso.a.tmp', 'tmp']) {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), new Date(0), new Date(0));
    }
    await removeLeftovers(file);
    assert.equal((await readdir(folder)).length, 4);
    await removeLeftovers(join(folder, 'nowhere', 'index.proviso'));
  });

  it('leaves nothing behind where the file cannot take its place', async () => {
    await mkdir(file);
    await writeFile(join(file, 'kept'), '');
    await assert.rejects(writeWhole(file, 'new'));
    assert.deepEqual(await readdir(folder), ['index.proviso']);
  });

  describe('of several files', () => {
    const content = (before: string, after: string) => ({ before: Buffer.from(before), after: Buffer.from(after) });

    it('takes the places of all, with the modes that they had', async () => {
      const other = join(folder, 'other');
      await writeFile(file, 'old');
      await writeFile(other, 'older');
      await chmod(other, 0o600);
      await writeTogether(
        new Map([
          [file, content('old', 'new')],
          [other, content('older', 'newer')],
        ]),
      );
      assert.deepEqual([await readFile(file, 'utf8'), await readFile(other, 'utf8')], ['new', 'newer']);
      assert.equal((await stat(other)).mode & 0o777, 0o600);
      assert.equal((await readdir(folder)).length, 2);
    });

    it('takes the place of none where one cannot be written', async () => {
      const other = join(folder, 'other');
      await writeFile(file, 'old');
      await mkdir(other);
      await writeFile(join(other, 'kept'), '');
      const both = new Map([
        [file, content('old', 'new')],
        [other, content('older', 'newer')],
      ]);
      await assert.rejects(writeTogether(both));
      assert.equal(await readFile(file, 'utf8'), 'old');
      assert.deepEqual((await readdir(folder)).sort(), ['index.proviso', 'other']);
      const missing = new Map([...both].map(([, each]) => [join(folder, 'missing'), each]));
      await assert.rejects(writeTogether(missing));
      assert.deepEqual(
        (await readdir(folder)).sort(),
        ['index.proviso', 'other'],
        'it makes no file that was not there',
      );
    });
  });

  it('takes the place of an older file as a whole', async () => {
    await writeWhole(file, 'old');
    await writeWhole(file, 'new');
    assert.equal(await readFile(file, 'utf8'), 'new');
    assert.deepEqual(await readdir(folder), ['index.proviso']);
  });

  it('is written in pieces, and leaves the older file whole where one of them fails', async () => {
    await writeWhole(file, ['in ', 'two']);
    assert.equal(await readFile(file, 'utf8'), 'in two');
    function* failing(): Generator<string, void> {
      yield 'half';
      throw new Error('no more');
    }
    await assert.rejects(writeWhole(file, failing()), /no more/u);
    assert.equal(await readFile(file, 'utf8'), 'in two');
    assert.deepEqual(await readdir(folder), ['index.proviso']);
  });

  it('removes what a writer of the same file has left that died', async () => {
    await writeFile(ofDead(), 'half');
    await writeWhole(file, 'new');
    assert.deepEqual(await readdir(folder), ['index.proviso']);
  });
});
