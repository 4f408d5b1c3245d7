import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSnapshot, SNAPSHOT_FILE, SnapshotError, writeSnapshot, type Section } from '../../../src/search';

describe('search/snapshot', () => {
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
});
