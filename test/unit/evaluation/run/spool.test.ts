import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spool } from '../../../../src/evaluation/run/spool';

interface Noted {
  readonly at: number;
  readonly text: string;
}

const placeOf = (line: string): number | undefined => {
  try {
    return (JSON.parse(line) as Noted).at;
  } catch {
    return undefined;
  }
};

describe('evaluation/run/spool', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-spool-'));
    path = join(folder, 'values.jsonl');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const note = (at: number, text = `§ ${at} 법`): Noted => ({ at, text });
  const unexpected = (error: Error): void => assert.ifError(error);
  const open = (tell = unexpected): Spool<Noted> => Spool.of<Noted>(path, placeOf, tell);
  const inTemporary = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('proviso-'));

  it('gives each value at its place, and all in the order of their places, as often as they are asked for', () => {
    for (const spool of [Spool.nameless<Noted>(), open()]) {
      for (const at of [2, 0, 5]) spool.put(at, note(at));
      assert.equal(spool.size, 3);
      assert.deepEqual([spool.get(0), spool.get(1), spool.get(5)], [note(0), undefined, note(5)]);
      assert.deepEqual([spool.has(2), spool.has(3)], [true, false]);
      assert.deepEqual([...spool], [note(0), note(2), note(5)]);
      assert.deepEqual([...spool], [note(0), note(2), note(5)]);
      // What is put between is read, too.
      spool.put(1, note(1));
      assert.deepEqual([...spool].map(({ at }) => at), [0, 1, 2, 5]); // prettier-ignore
    }
  });

  it('has the last of two values at one place, and counts them once', () => {
    const spool = Spool.nameless<Noted>();
    spool.put(0, note(0, 'before'));
    spool.put(0, note(0, 'after'));
    assert.deepEqual([spool.size, [...spool]], [1, [note(0, 'after')]]);
  });

  it('leaves no file behind that has no name', () => {
    const before = inTemporary();
    const spool = Spool.nameless<Noted>();
    spool.put(0, note(0));
    assert.deepEqual(inTemporary(), before);
    assert.deepEqual(spool.get(0), note(0));
  });

  it('goes on with what a file holds, whatever the length of its lines', async () => {
    // Lines that end at, before and behind the end of what is read at once, within a letter of three bytes.
    const long = [65_520, 65_536, 200_000].map((length, at) => note(at, '법'.repeat(length)));
    await writeFile(path, long.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const spool = open();
    spool.put(3, note(3));
    assert.deepEqual([...spool], [...long, note(3)]);
    spool.close();
    assert.equal((await readFile(path, 'utf8')).split('\n').length, 5);
  });

  it('cuts a file before the first line that is torn, and goes on there', async () => {
    for (const torn of ['{"at":1,"te', 'x\n{"at":2}\n', '\u0000\n']) {
      await writeFile(path, `${JSON.stringify(note(0))}\n`);
      await appendFile(path, torn);
      const spool = open();
      spool.put(1, note(1));
      spool.close();
      assert.deepEqual([...open()], [note(0), note(1)], JSON.stringify(torn));
    }
  });

  it('can be read once it is closed, and holds what is put then, and says so once', async () => {
    const told: string[] = [];
    const spool = open(({ message }) => told.push(message));
    spool.put(0, note(0));
    await spool.sync();
    spool.close();
    assert.equal(spool.isWhole, true);
    for (const at of [1, 2]) spool.put(at, note(at));
    await spool.sync();
    assert.deepEqual([told.length, spool.isWhole, spool.size], [1, false, 3]);
    assert.deepEqual([...spool], [note(0), note(1), note(2)]);
    spool.put(0, note(0, 'after'));
    assert.deepEqual([spool.get(0), spool.size], [note(0, 'after'), 3]);
    assert.equal(await readFile(path, 'utf8'), `${JSON.stringify(note(0))}\n`);
  });

  it('throws where its file cannot be opened', () => {
    assert.throws(() => Spool.of(join(folder, 'none', 'values.jsonl'), placeOf, unexpected), /ENOENT/u);
  });
});
