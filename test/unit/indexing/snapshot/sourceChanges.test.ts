import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareSources, restamped, type SourceStamp } from '../../../../src/indexing';
import { isSame, isSmallChange } from '../../../../src/indexing/snapshot/sourceChanges';

const stamp = (file: string, size = 100, mtimeMs = 1, ctimeMs = 1): SourceStamp => ({ file, size, mtimeMs, ctimeMs });

describe('indexing/sourceChanges', () => {
  it('tells what to read again and what is gone, and how much that is', () => {
    const before = [stamp('a'), stamp('b'), stamp('c', 300), stamp('d')];
    const now = [stamp('a'), stamp('b', 100, 2), stamp('c', 200), stamp('e', 7)];
    assert.deepEqual(compareSources(before, now), {
      toRead: [now[1], now[2], now[3]],
      gone: ['d'],
      bytes: 100 + 300 + 7 + 100,
    });
    assert.deepEqual(compareSources(before, before), { toRead: [], gone: [], bytes: 0 });
  });

  it('calls a twentieth of the bytes and 2,000 files small', () => {
    const before = Array.from({ length: 3000 }, (_, at) => stamp(String(at)));
    const changed = (files: number, bytes: number): boolean =>
      isSmallChange(before, { toRead: before.slice(0, files - 1), gone: ['x'], bytes });
    assert.deepEqual([changed(3, 15_000), changed(3, 15_001)], [true, false]);
    assert.deepEqual([changed(2000, 1), changed(2001, 1)], [true, false]);
  });

  describe('restamped', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'proviso-stamps-'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    it('stamps the named files again and leaves the others', async () => {
      const [one, other] = [join(folder, 'one.md'), join(folder, 'other.md')];
      await writeFile(one, 'text');
      const { size, mtimeMs, ctimeMs } = await stat(one);
      assert.deepEqual(await restamped([stamp(one), stamp(other)], new Set([one])), [
        { file: one, size, mtimeMs, ctimeMs },
        stamp(other),
      ]);
    });

    it('sees an edit that keeps the size and sets the time back', async () => {
      const one = join(folder, 'one.md');
      await writeFile(one, 'A lamp is lit.');
      await utimes(one, 1_000, 1_000);
      const [before] = (await restamped([stamp(one)], new Set([one])))!;
      // The clock of some file systems ticks every 10 ms.
      await new Promise((resolve) => setTimeout(resolve, 30));
      await writeFile(one, 'A lamp is out.');
      await utimes(one, 1_000, 1_000);
      const [after] = (await restamped([stamp(one)], new Set([one])))!;
      assert.deepEqual([after!.size, after!.mtimeMs], [before!.size, before!.mtimeMs]);
      assert.equal(isSame(before!, after!), false);
      assert.equal(isSame(before!, (await restamped([before!], new Set()))![0]!), true);
    });

    it('does not tell of a file that is new, gone, or no file any more', async () => {
      const [known, added, link, inner] = ['known', 'added', 'link', 'inner'].map((name) => join(folder, name));
      await writeFile(added!, '');
      await symlink(added!, link!);
      await mkdir(inner!);
      for (const path of [added!, join(folder, 'gone')])
        assert.equal(await restamped([stamp(known!)], new Set([path])), undefined);
      for (const path of [link!, inner!]) assert.equal(await restamped([stamp(path)], new Set([path])), undefined);
    });
  });
});
