import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ranCli } from '../support/ranCli';

const SAMPLE = resolve('media/sample');

describe('cli/sample', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-sample-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes a folder of the sample that answers the question it names', async () => {
    const own = join(folder, 'law/own');
    const { exit, stdout } = await ranCli(['sample', own]);
    assert.equal(exit, 0);
    assert.deepEqual(await readdir(own), await readdir(SAMPLE));
    const question = /ask "(?<question>.+)" --corpus /u.exec(stdout)?.groups?.['question'] ?? '';
    const asked = await ranCli(['ask', question, '--corpus', own, '--index-dir', join(folder, 'index'), '--json']);
    const { verdict, provisions } = JSON.parse(asked.stdout) as { verdict: string; provisions: { id: string }[] };
    assert.equal(verdict, 'grounded');
    assert.match(provisions[0]?.id ?? '', /^official-documents-act/);
  });

  it('says with --json what it made', async () => {
    const { stdout } = await ranCli(['sample', folder, '--json']);
    assert.deepEqual(JSON.parse(stdout), { folder, files: (await readdir(SAMPLE)).sort() });
  });

  it('writes over nothing', async () => {
    await writeFile(join(folder, 'draft.md'), 'mine');
    const { exit, stderr } = await ranCli(['sample', folder]);
    assert.equal(exit, 1);
    assert.match(stderr, /holds files already: name another FOLDER/);
    assert.equal(await readFile(join(folder, 'draft.md'), 'utf8'), 'mine');
  });

  it('says where a folder cannot be', async () => {
    await mkdir(join(folder, 'a'));
    await writeFile(join(folder, 'a/file'), '');
    const { exit, stderr } = await ranCli(['sample', join(folder, 'a/file')]);
    assert.equal(exit, 1);
    assert.match(stderr, /cannot be made .*name another FOLDER/);
  });
});
