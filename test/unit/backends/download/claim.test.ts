import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DownloadError } from '../../../../src/backends/download';
import { claiming } from '../../../../src/backends/download/claim';

describe('backends/download/claim', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-claim-'));
    file = join(folder, '.lamp.lock');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const work = (): Promise<string> => Promise.resolve('done');
  const refused = (message: RegExp) => (error: unknown) =>
    error instanceof DownloadError && message.test(error.message);

  it('holds while the work is done, and no longer, even where the work fails', async () => {
    const holder = await claiming(file, 'lamp', () => readFile(file, 'utf8'));
    assert.equal(holder, String(process.pid));
    assert.deepEqual(await readdir(folder), []);
    const failing = claiming(file, 'lamp', () => Promise.reject(new Error('cut')));
    await assert.rejects(failing, /^Error: cut$/);
    assert.deepEqual(await readdir(folder), []);
  });

  it('is given once at a time in a process', async () => {
    await claiming(file, 'lamp', async () => {
      await assert.rejects(claiming(file, 'lamp', work), refused(/^lamp is being downloaded already/));
      assert.equal(await claiming(join(folder, '.bell.lock'), 'bell', work), 'done');
    });
    assert.equal(await claiming(file, 'lamp', work), 'done');
  });

  it('waits for nobody who has gone', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    for (const content of [String(pid), String(process.pid), '', '-1', 'a word']) {
      await writeFile(file, content);
      assert.equal(await claiming(file, 'lamp', work), 'done', `a claim of ${content}`);
    }
  });

  it('is left to another process that lives, and the message says what to delete if it is another program', async () => {
    await writeFile(file, String(process.ppid));
    const message = /already, by process \d+: .* delete .*\.lamp\.lock\.$/;
    await assert.rejects(claiming(file, 'lamp', work), refused(message));
    assert.equal(await readFile(file, 'utf8'), String(process.ppid));
  });

  it('says what is wrong where there can be none', async () => {
    await mkdir(file);
    await assert.rejects(claiming(file, 'lamp', work), refused(/\.lamp\.lock cannot be written/));
  });
});
