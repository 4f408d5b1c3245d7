import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  readSnapshot,
  SNAPSHOT_FILE,
  SnapshotError,
  writeSnapshot,
  type Section,
} from '../../../../src/indexing/snapshot/snapshot';

describe('indexing/snapshot', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'proviso-snapshot-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const sections = new Map<string, Section>([
    ['odd', Uint8Array.of(1, 2, 3)],
    ['numbers', Uint32Array.of(7, 0, 0xffff_ffff)],
    ['signed', Int32Array.of(-1, 5)],
    ['weights', Float32Array.of(0.5, -2)],
    ['empty', new Uint32Array(0)],
  ]);
  const meta = { acts: ['항만법'] };

  it('reads back what it wrote, types and all', async () => {
    const bytes = await writeSnapshot(directory, { meta, sections });
    assert.deepEqual(await readSnapshot(directory), { meta, sections, bytes });
  });

  it('leaves no temporary file behind', async () => {
    await writeSnapshot(directory, { meta, sections });
    assert.deepEqual(await readdir(directory), [SNAPSHOT_FILE]);
  });

  it('says that there is none where there is none', async () => {
    assert.equal(await readSnapshot(directory), undefined);
  });

  it('refuses a file that is torn anywhere', async () => {
    const size = await writeSnapshot(directory, { meta, sections });
    for (let length = size - 8; length > 0; length -= 16) {
      await truncate(join(directory, SNAPSHOT_FILE), length);
      await assert.rejects(readSnapshot(directory), SnapshotError, `cut to ${length} of ${size} bytes`);
    }
  });

  it('refuses a file with one changed byte in its prefix, header or data', async () => {
    await writeSnapshot(directory, { meta, sections });
    const file = join(directory, SNAPSHOT_FILE);
    const whole = await readFile(file);
    const first = whole.lastIndexOf(Buffer.from([1, 2, 3]));
    for (const at of [0, 8, 12, 16, 30, first]) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0x40;
      await writeFile(file, changed);
      await assert.rejects(readSnapshot(directory), SnapshotError, `byte ${at}`);
    }
  });

  it('reads a section in pieces, and notices a change in any of them', async () => {
    const large = new Uint8Array((16 << 20) + 5).map((_, at) => at % 251);
    const more = new Map<string, Section>([...sections, ['large', large], ['last', Uint32Array.of(9)]]);
    const bytes = await writeSnapshot(directory, { meta, sections: more });
    assert.deepEqual(await readSnapshot(directory), { meta, sections: more, bytes });
    const file = join(directory, SNAPSHOT_FILE);
    const whole = await readFile(file);
    for (const fromEnd of [8, 12 + 5, 12 << 20]) {
      const changed = Buffer.from(whole);
      changed[changed.length - fromEnd]! ^= 1;
      await writeFile(file, changed);
      await assert.rejects(readSnapshot(directory), /checksum of la/, `${fromEnd} bytes from the end`);
    }
  });

  it('keeps lists of any length', async () => {
    const lists = { none: [], one: [{ act: 'a' }], many: Array.from({ length: 1234 }, (_, at) => ({ at })), word: 'a' };
    await writeSnapshot(directory, { meta: lists, sections });
    assert.deepEqual((await readSnapshot(directory))!.meta, lists);
  });

  it('refuses small data without a name', async () => {
    await writeSnapshot(directory, { meta, sections });
    const file = join(directory, SNAPSHOT_FILE);
    const whole = await readFile(file);
    const end = 24 + whole.readUInt32LE(12);
    const forged = Buffer.from(whole.toString('utf8', 24, end).replace('["acts",', '[["acts"],'));
    whole.writeUInt32LE(forged.length, 12);
    whole.writeUInt32LE(crc32(forged), 16);
    await writeFile(file, Buffer.concat([whole.subarray(0, 24), forged, whole.subarray(end)]));
    await assert.rejects(readSnapshot(directory), /small data/);
  });

  it('refuses sections of which one begins in the last byte of another', async () => {
    await writeSnapshot(directory, { meta, sections });
    const file = join(directory, SNAPSHOT_FILE);
    const whole = await readFile(file);
    const end = 24 + whole.readUInt32LE(12);
    // "odd" has the bytes 0 to 2.
    const forged = Buffer.from(whole.toString('utf8', 24, end).replace('"offset":8', '"offset":2'));
    forged.copy(whole, 24);
    whole.writeUInt32LE(crc32(forged), 16);
    await writeFile(file, whole);
    await assert.rejects(readSnapshot(directory), /places of sections/);
  });

  it('reads back an empty section at the end, which begins where nothing is written', async () => {
    const few = new Map<string, Section>([
      ['odd', Uint8Array.of(1, 2, 3)],
      ['empty', new Uint32Array(0)],
    ]);
    const bytes = await writeSnapshot(directory, { meta, sections: few });
    assert.deepEqual(await readSnapshot(directory), { meta, sections: few, bytes });
  });

  it('refuses sections that share bytes: a list of them could ask for more than the file holds', async () => {
    await writeSnapshot(directory, { meta, sections });
    const file = join(directory, SNAPSHOT_FILE);
    const whole = await readFile(file);
    const end = 24 + whole.readUInt32LE(12);
    const header = whole.toString('utf8', 24, end);
    // Five sections in the order of the map: "signed" lies at 24, and is said to lie where "numbers" does.
    const forged = Buffer.from(header.replace('"offset":24', '"offset": 8'));
    assert.equal(forged.length, end - 24);
    forged.copy(whole, 24);
    whole.writeUInt32LE(crc32(forged), 16);
    await writeFile(file, whole);
    await assert.rejects(readSnapshot(directory), /places of sections/);
  });
});
