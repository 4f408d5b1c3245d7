import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { discover } from '../../../src/readers';

describe('readers/discover', () => {
  let root = '';

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'readers-'));
    const files = [
      'b.md',
      'a/z.txt',
      'a/deep/y.jsonl',
      'a/picture.png',
      '.git/x.md',
      'node_modules/n/x.md',
      '.hidden/x.md',
      'drafts/d.md',
      'named.law',
    ];
    for (const file of files) {
      await mkdir(join(root, file, '..'), { recursive: true });
      await writeFile(join(root, file), 'text');
    }
  });

  after(() => rm(root, { recursive: true, force: true }));

  const names = (files: readonly { file: string }[]): string[] =>
    files.map(({ file }) => relative(root, file).replaceAll('\\', '/'));

  it('walks a folder in order, past dot folders, node_modules and other files', async () => {
    const { files, problems } = await discover([root]);
    assert.deepEqual(names(files), ['a/deep/y.jsonl', 'a/z.txt', 'b.md', 'drafts/d.md']);
    assert.deepEqual(problems, []);
    assert.equal(files[0]!.size, 4);
    assert.ok(files[0]!.mtimeMs > 0);
  });

  it('takes a file that is named outright whatever its name, and no file twice', async () => {
    const { files } = await discover([join(root, 'named.law'), join(root, 'b.md'), root]);
    assert.deepEqual(names(files), ['a/deep/y.jsonl', 'a/z.txt', 'b.md', 'drafts/d.md', 'named.law']);
  });

  it('minds include and exclude globs', async () => {
    assert.deepEqual(names((await discover([root], { include: ['a/**'] })).files), ['a/deep/y.jsonl', 'a/z.txt']);
    assert.deepEqual(names((await discover([root], { exclude: ['drafts/**', '**/deep'] })).files), ['a/z.txt', 'b.md']);
  });

  it('leaves out a glob that is refused, and says so', async () => {
    const { files, problems } = await discover([root], { include: ['+(a)', 'b.md'], exclude: ['*a'.repeat(10)] });
    assert.deepEqual(names(files), ['b.md']);
    assert.deepEqual(
      problems.map(({ file, severity }) => [file, severity]),
      [
        [root, 'error'],
        [root, 'error'],
      ],
    );
    assert.match(problems[0]!.message, /"\+\(a\)" is left out/u);
    assert.deepEqual(names((await discover([root], { include: ['+(a)'] })).files), []);
  });

  it('reports a missing path as an error and reads the others', async () => {
    const { files, problems } = await discover([join(root, 'missing'), join(root, 'b.md')]);
    assert.deepEqual(names(files), ['b.md']);
    assert.deepEqual(
      problems.map(({ severity }) => severity),
      ['error'],
    );
    const borne = await discover([join(root, 'missing'), join(root, 'b.md')], { missingPath: 'warning' });
    assert.deepEqual(
      borne.problems.map(({ severity }) => severity),
      ['warning'],
    );
  });

  it('does not follow a link out of the folder, and says so', async () => {
    const inner = join(root, 'a');
    await symlink(join(root, 'drafts'), join(inner, 'out'));
    await symlink(join(inner, 'deep'), join(inner, 'in'));
    const { files, problems } = await discover([inner]);
    await rm(join(inner, 'out'));
    await rm(join(inner, 'in'));
    assert.deepEqual(names(files), ['a/deep/y.jsonl', 'a/z.txt']);
    assert.deepEqual(
      problems.map(({ file, severity }) => [relative(root, file), severity]),
      [[join('a', 'out'), 'information']],
    );
  });

  it('reports a folder without read permission and walks the others', async () => {
    const closed = join(root, 'drafts');
    const isRoot = process.getuid?.() === 0;
    await chmod(root, 0o755);
    await chmod(closed, 0);
    // Root may read every folder, so the walk runs as nobody.
    if (isRoot) process.seteuid?.(65_534);
    const { files, problems } = await discover([root]).finally(() => {
      if (isRoot) process.seteuid?.(0);
    });
    await chmod(closed, 0o755);
    assert.deepEqual(names(files), ['a/deep/y.jsonl', 'a/z.txt', 'b.md']);
    assert.deepEqual(
      problems.map(({ file, severity }) => [relative(root, file), severity]),
      [['drafts', 'warning']],
    );
  });

  it('stops when the signal aborts', async () => {
    await assert.rejects(discover([root], {}, AbortSignal.abort(new Error('enough'))), /enough/u);
  });
});
