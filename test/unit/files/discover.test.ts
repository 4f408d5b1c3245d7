import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { discover, type KindGlobs } from '../../../src/files';

describe('files/discover', () => {
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

  it('marks what a person says is law, and leaves out what is said to be a draft or neither', async () => {
    const marked = async (globs: KindGlobs): Promise<string[]> =>
      names((await discover([root], globs)).files.filter(({ isLaw }) => isLaw));
    assert.deepEqual(await marked({ include: ['a/**'] }), ['a/deep/y.jsonl', 'a/z.txt']);
    const { files } = await discover([root], { include: ['a/**'] });
    assert.ok(names(files).includes('b.md'), 'the others are left to the evidence');
    assert.deepEqual(names((await discover([root], { drafts: ['a/**'], ignored: ['b.md'] })).files), ['drafts/d.md']);
    assert.deepEqual(await marked({ include: ['a/z.txt'], drafts: ['a/**'] }), ['a/z.txt'], 'one file before many');
  });

  it('finds what globs of kinds name from another folder', async () => {
    const homes = [join(root, '..')];
    const { files } = await discover([join(root, 'b.md')], { include: [`${basename(root)}/b.md`], homes });
    assert.deepEqual(
      files.map(({ isLaw }) => isLaw),
      [true],
    );
  });

  it('minds globs of what to leave out', async () => {
    assert.deepEqual(names((await discover([root], { exclude: ['drafts/**', '**/deep'] })).files), ['a/z.txt', 'b.md']);
  });

  it('leaves out a glob that is refused, and says so', async () => {
    const { files, problems } = await discover([root], { include: ['+(a)', 'b.md'], exclude: ['*a'.repeat(10)] });
    assert.deepEqual(names(files.filter(({ isLaw }) => isLaw)), ['b.md']);
    assert.deepEqual(
      problems.map(({ file, severity }) => [file, severity]),
      [
        [root, 'error'],
        [root, 'error'],
      ],
    );
    assert.match(problems[0]!.message, /"\+\(a\)" is left out/u);
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
