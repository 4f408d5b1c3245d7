import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../../src/files';

describe('files/makeFolder', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-folder-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('makes all that is missing, and keeps what is there', async () => {
    const deep = join(folder, 'a', 'b', 'c');
    await makeFolder(deep);
    await writeFile(join(deep, 'kept'), '');
    await makeFolder(deep);
    assert.ok((await stat(join(deep, 'kept'))).isFile());
  });

  it('makes it once where several make it at the same time', async () => {
    const deep = join(folder, 'd', 'e', 'f');
    await Promise.all([makeFolder(deep), makeFolder(join(folder, 'd', 'e')), makeFolder(deep)]);
    assert.ok((await stat(deep)).isDirectory());
  });

  it('fails below a file', async () => {
    await writeFile(join(folder, 'file'), '');
    await assert.rejects(makeFolder(join(folder, 'file', 'a')));
    await assert.rejects(makeFolder(join(folder, 'file')));
  });

  it('ends where a file system knows no entry in a folder that is there', async function () {
    if (process.platform !== 'linux') this.skip();
    await assert.rejects(makeFolder('/proc/none/a/b'), { code: 'ENOENT' });
  });
});
