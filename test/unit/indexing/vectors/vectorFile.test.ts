import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  appendFile,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { passageKey, VectorFile, VectorFileError } from '../../../../src/indexing/vectors/vectorFile';

const OWNER = { fingerprint: 'lamp', dimensions: 3 };
const KEYS = ['one', 'two', 'three', 'four'].map(passageKey);
const VECTORS = Float32Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1]);

describe('indexing/vectorFile', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-vectors-'));
    path = join(folder, 'index', 'vectors.proviso');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Two batches of two rows. */
  async function write(): Promise<VectorFile> {
    const { file } = await VectorFile.open(path, OWNER);
    await file.append(KEYS.slice(0, 2), VECTORS.subarray(0, 6));
    await file.append(KEYS.slice(2), VECTORS.subarray(6));
    await file.close();
    return file;
  }

  async function contents(file: VectorFile): Promise<[string, number[], number][]> {
    const all: [string, number[], number][] = [];
    for await (const { keys, rows } of file.batches()) {
      for (const [at, key] of keys.entries()) all.push([key, [...rows[at]!.values], rows[at]!.scale]);
    }
    return all;
  }

  const SCALE = Math.fround(1 / 127);
  const ROWS = [
    [KEYS[0], [127, 0, 0], SCALE],
    [KEYS[1], [0, 127, 0], SCALE],
    [KEYS[2], [0, 0, 127], SCALE],
    [KEYS[3], [127, 127, 127], SCALE],
  ];

  it('reads back what was appended, batch after batch', async () => {
    await write();
    const { file, notice } = await VectorFile.open(path, OWNER);
    assert.equal(notice, undefined);
    assert.equal(file.size, 4);
    assert.deepEqual(await contents(file), ROWS);
    assert.deepEqual([file.has(KEYS[3]!), file.has(passageKey('five'))], [true, false]);
  });

  it('holds nothing where nothing was written, and leaves the disk alone', async () => {
    const { file, notice } = await VectorFile.open(path, OWNER);
    assert.deepEqual([file.size, notice, await contents(file)], [0, undefined, []]);
    assert.deepEqual(await readdir(folder), []);
  });

  it('writes no key twice', async () => {
    const file = await write();
    const { size } = await stat(path);
    await file.append(KEYS, VECTORS);
    assert.equal((await stat(path)).size, size);
    const five = passageKey('five');
    await file.append([KEYS[0]!, five, five], VECTORS.subarray(0, 9));
    assert.deepEqual((await contents(file)).at(-1), [five, [0, 127, 0], SCALE]);
    assert.equal(file.size, 5);
    await file.close();
  });

  it('cuts off a torn end, wherever it is torn, and writes on from there', async () => {
    const batchBytes = 8 + 2 * (16 + 4 + 3);
    for (let lost = 1; lost <= batchBytes; lost += 7) {
      await rm(path, { force: true });
      await write();
      await truncate(path, (await stat(path)).size - lost);
      const { file, notice } = await VectorFile.open(path, OWNER);
      assert.match(notice!, /^The vector file is damaged after 2 vectors: what follows is not used\.$/);
      await file.append(KEYS, VECTORS);
      await file.close();
      const again = await VectorFile.open(path, OWNER);
      assert.equal(again.notice, undefined);
      assert.deepEqual(await contents(again.file), ROWS);
    }
  });

  it('keeps what stands before a changed byte, whichever it is', async () => {
    await write();
    const bytes = await readFile(path);
    const batch = 52 + 8 + 2 * (16 + 4 + 3);
    for (let at = batch; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 0x55;
      await writeFile(path, changed);
      const { file, notice } = await VectorFile.open(path, OWNER);
      assert.match(notice!, /damaged after 2 vectors/);
      assert.equal(file.size, 2);
    }
  });

  it('cuts off what is no batch', async () => {
    await write();
    await appendFile(path, 'what is this');
    const { file, notice } = await VectorFile.open(path, OWNER);
    assert.match(notice!, /damaged after 4 vectors/);
    assert.equal(file.size, 4);
  });

  const foreign: readonly (readonly [name: string, change: () => Promise<void>, RegExp, owner?: typeof OWNER])[] = [
    ['another model', () => Promise.resolve(), /of another model/, { ...OWNER, fingerprint: 'bell' }],
    ['other dimensions', () => Promise.resolve(), /of another model/, { ...OWNER, dimensions: 4 }],
    ['another kind of file', () => writeFile(path, '# Lamp Act\n'.repeat(20)), /of another kind/],
    ['an empty file', () => writeFile(path, ''), /of another kind/],
    ['a later version', () => patch(8, 99), /has format 99, this version reads 1/],
    ['a damaged header', () => patch(20, 1), /is damaged/],
  ];
  for (const [name, change, reason, owner = OWNER] of foreign) {
    it(`begins anew over ${name}, and says so in one line`, async () => {
      await write();
      await change();
      const { file, notice } = await VectorFile.open(path, owner);
      assert.match(notice!, /^The vectors are made again: [^\n]+\.$/);
      assert.match(notice!, reason);
      assert.equal(file.size, 0);
      await file.append([KEYS[0]!], new Float32Array(owner.dimensions).fill(1));
      await file.close();
      const again = await VectorFile.open(path, owner);
      assert.deepEqual([again.notice, again.file.size], [undefined, 1]);
    });
  }

  async function patch(at: number, byte: number): Promise<void> {
    const handle = await open(path, 'r+');
    await handle.write(Uint8Array.of(byte), 0, 1, at);
    await handle.close();
  }

  it('notices that another process writes', async () => {
    const file = await write();
    const { file: other } = await VectorFile.open(path, OWNER);
    const append = (to: VectorFile, text: string): Promise<void> =>
      to.append([passageKey(text)], VECTORS.subarray(0, 3));
    await append(file, 'five');
    await assert.rejects(append(other, 'six'), VectorFileError, 'it would cut off what the first has written');
    await append(file, 'seven');
    await appendFile(path, 'x');
    await assert.rejects(append(file, 'eight'), VectorFileError);
    await file.close();
    await rm(path);
    const { file: late } = await VectorFile.open(path, OWNER);
    await write();
    await assert.rejects(append(late, 'six'), VectorFileError, 'there was no file when it looked');
  });

  it('mends a torn end once, where every vector that is asked for stands before it', async () => {
    await write();
    const whole = await readFile(path);
    await appendFile(path, 'x');
    const { file } = await VectorFile.open(path, OWNER);
    await file.mend();
    assert.ok((await readFile(path)).equals(whole));
    const again = await VectorFile.open(path, OWNER);
    assert.deepEqual([again.notice, await contents(again.file)], [undefined, ROWS]);
    await again.file.append([passageKey('five')], VECTORS.subarray(0, 3));
    await again.file.close();
    await again.file.mend();
    assert.equal(again.file.size, 5, 'a whole file is left alone');
  });

  it('leaves a file that is not its own to mend: of another version, or written by another process', async () => {
    await write();
    await appendFile(path, 'x');
    const { file: late } = await VectorFile.open(path, OWNER);
    await appendFile(path, 'y');
    const grown = await readFile(path);
    await late.mend();
    assert.ok((await readFile(path)).equals(grown), 'the other may be in the middle of a batch');
    assert.deepEqual(await contents(late), ROWS);
    await patch(8, 99);
    const foreign = await readFile(path);
    await (await VectorFile.open(path, OWNER)).file.mend();
    assert.ok((await readFile(path)).equals(foreign), 'nothing is lost before there is a first batch');
  });

  describe('says in one line that the file system fails', () => {
    const refused = (message: RegExp) => (error: unknown) => {
      assert.ok(error instanceof VectorFileError, String(error));
      assert.match(error.message, message);
      assert.ok(!error.message.includes('\n'));
      return true;
    };
    const inPlace: Record<string, () => Promise<unknown>> = {
      'a folder': () => mkdir(path),
      'a link to a device': () => symlink('/dev/null', path),
      'a pipe that nobody writes to': () => promisify(execFile)('mkfifo', [path]),
    };
    for (const [name, make] of Object.entries(inPlace)) {
      it(`over ${name}`, async () => {
        await mkdir(dirname(path));
        await make();
        await assert.rejects(VectorFile.open(path, OWNER), refused(/vectors\.proviso is not a file: remove it/));
      });
    }

    it('over a file where its folder must be', async () => {
      const { file } = await VectorFile.open(path, OWNER);
      await writeFile(dirname(path), '');
      await assert.rejects(VectorFile.open(path, OWNER), refused(/cannot be read \(ENOTDIR\)/));
      await assert.rejects(file.append([KEYS[0]!], VECTORS.subarray(0, 3)), refused(/cannot be written \(E[A-Z]+\)/));
    });

    it('where the file has gone when it is read', async () => {
      const file = await write();
      await rm(path);
      await assert.rejects(contents(file), refused(/changed by another process/));
    });

    describe('over a full disk', () => {
      let handles: FileHandle;
      let unhindered: PropertyDescriptor;
      beforeEach(async () => {
        await write();
        const handle = await open(path);
        handles = Object.getPrototypeOf(handle) as FileHandle;
        await handle.close();
        unhindered = Object.getOwnPropertyDescriptor(handles, 'write')!;
        const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' });
        Object.defineProperty(handles, 'write', { ...unhindered, value: () => Promise.reject(full) });
      });
      afterEach(() => {
        Object.defineProperty(handles, 'write', unhindered);
      });

      it('when it appends, and keeps what it has', async () => {
        const { file } = await VectorFile.open(path, OWNER);
        const five = passageKey('five');
        await assert.rejects(
          file.append([five], VECTORS.subarray(0, 3)),
          refused(/vectors\.proviso cannot be written \(ENOSPC\): make room/),
        );
        await file.close();
        assert.deepEqual([file.has(five), await contents(file)], [false, ROWS]);
      });

      it('when it compacts, and leaves nothing behind', async () => {
        const { file } = await VectorFile.open(path, OWNER);
        await assert.rejects(file.compact(new Set(KEYS.slice(1))), refused(/ENOSPC/));
        assert.deepEqual(await readdir(dirname(path)), ['vectors.proviso']);
        assert.deepEqual(await contents(file), ROWS);
      });
    });
  });

  it('drops rows on compaction, and goes on from there', async () => {
    const file = await write();
    await file.compact(new Set([KEYS[1]!, KEYS[3]!]));
    assert.deepEqual(await contents(file), [ROWS[1], ROWS[3]]);
    await file.append([KEYS[0]!], VECTORS.subarray(0, 3));
    await file.close();
    const { file: again, notice } = await VectorFile.open(path, OWNER);
    assert.deepEqual([notice, await contents(again)], [undefined, [ROWS[1], ROWS[3], ROWS[0]]]);
    assert.deepEqual(await readdir(join(folder, 'index')), ['vectors.proviso']);
  });

  it('compacts to an empty file', async () => {
    const file = await write();
    await file.compact(new Set());
    assert.equal(file.size, 0);
    assert.deepEqual(await contents((await VectorFile.open(path, OWNER)).file), []);
  });

  it('stops reading when it is told to', async () => {
    await write();
    const signal = AbortSignal.abort();
    await assert.rejects(VectorFile.open(path, OWNER, signal), { name: 'AbortError' });
  });
});
