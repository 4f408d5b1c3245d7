import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../../src/cli/runCli';
import { COMMANDS } from '../../../src/cli/commands';
import { ranCli, type Ran } from '../support/ranCli';

const ACT = `---
Title: Hafengesetz
jurabk: HafG
---

# Hafengesetz (HafG)

### § 1 Anwendungsbereich

Dieses Gesetz gilt für alle Häfen.

### § 2 Begriffe

Hafen ist, was § 3 Abs. 1 meint.

### § 3 Unterhaltung

(1) Der Betreiber unterhält den Hafen.

(2) Das Nähere regelt § 4.

### § 4 Entgelt

Das Entgelt setzt die Behörde fest.
`;
/** With the ends of lines of another system, a mark at its beginning, and no end of its last line. */
const FERRIES = '\ufeff# Fährgesetz\r\n\r\n### § 1 Fähren\r\n\r\nFähren meiden Häfen nach § 3 HafG.';
const MEMO = 'Der Betreiber haftet nach § 3 Abs. 1 HafG, nicht nach § 2 HafG.\n\nDer vorstehende Absatz gilt.\n';
const QUAY = '# Kaigesetz\n\n### § 3 Kais\n\nEin Kai.\n';

describe('cli/renumber', () => {
  let root: string;
  let folder: string;
  beforeEach(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'proviso-renumber-')));
    folder = join(root, 'law and drafts');
    await mkdir(join(folder, 'Entwürfe'), { recursive: true });
    for (const [name, text] of [
      ['hafg.md', ACT],
      ['fähren.md', FERRIES],
      ['kaig.md', QUAY],
      ['Entwürfe/memo 1.md', MEMO],
    ] as const) {
      await writeFile(join(folder, name), text);
    }
  });
  afterEach(() => rm(root, { recursive: true }));

  const renumber = (...args: string[]): Promise<Ran> =>
    ranCli(['renumber', folder, ...args, '--index-dir', join(root, 'index')]);
  const text = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const texts = async (): Promise<string[]> =>
    Promise.all(['hafg.md', 'fähren.md', 'kaig.md', 'Entwürfe/memo 1.md'].map(text));
  const EXPECTED = [
    ACT.replace('### § 3', '### § 3a').replace('§ 3 Abs. 1', '§ 3a Abs. 1'),
    FERRIES.replace('§ 3 HafG', '§ 3a HafG'),
    QUAY,
    MEMO.replace('§ 3 Abs', '§ 3a Abs'),
  ];

  it('prints a patch and changes nothing', async () => {
    const { exit, stdout, stderr } = await renumber('§ 3 HafG', '3a');
    assert.equal(exit, 0, stderr);
    assert.deepEqual(await texts(), [ACT, FERRIES, QUAY, MEMO]);
    assert.match(stdout, /^-### § 3 Unterhaltung\n\+### § 3a Unterhaltung$/mu);
    assert.match(stderr, /^4 changes in 3 files: apply the patch in .* with git apply or patch -p1/mu);
  });

  for (const [program, check, apply] of [
    ['git', ['apply', '--check', '-'], ['apply', '-']],
    ['patch', ['-p1', '--dry-run'], ['-p1', '--binary']],
  ] as const) {
    it(`prints a patch that ${program} applies`, async function () {
      if (spawnSync(program, ['--version']).error !== undefined) return this.skip();
      const { stdout } = await renumber('HafG § 3', '3a');
      for (const args of [check, apply]) {
        const { status, stderr } = spawnSync(program, args, { cwd: folder, input: stdout, encoding: 'utf8' });
        assert.equal(status, 0, stderr);
      }
      assert.deepEqual(await texts(), EXPECTED);
    });
  }

  it('names files from this folder on where they are in it', async () => {
    const home = process.cwd();
    process.chdir(root);
    try {
      const { stdout, stderr } = await renumber('hafg/sec_3', '3a');
      assert.match(stdout, /^--- a\/law and drafts\/hafg\.md$/mu);
      assert.match(stderr, /apply the patch with git apply/u);
    } finally {
      process.chdir(home);
    }
  });

  it('makes the changes with --write, and leaves nothing else behind', async () => {
    await chmod(join(folder, 'hafg.md'), 0o640);
    const before = await readdir(folder, { recursive: true });
    const { exit, stdout } = await renumber('§ 3 HafG', '3a', '--write');
    assert.equal(exit, 0);
    assert.deepEqual(await texts(), EXPECTED);
    assert.deepEqual(stdout.match(/: \d changes?$/gmu), [': 1 change', ': 1 change', ': 2 changes']);
    assert.deepEqual(await readdir(folder, { recursive: true }), before);
    assert.equal((await stat(join(folder, 'hafg.md'))).mode & 0o777, 0o640);
  });

  it('puts a provision in, with the number that is free, or with one that counts on what follows', async () => {
    const free = await renumber('§ 3 HafG', '--insert');
    assert.match(free.stdout, /^\+### § 2a \[Überschrift\]$/mu);
    assert.match(free.stdout, /^(?:[ +].*\n|@@.*\n|---.*\n|-\S.*\n|\\.*\n|\+\+\+.*\n)*$/u);
    const counted = await renumber('§ 3 HafG', '3', '--insert', '--write');
    assert.equal(counted.exit, 0, counted.stderr);
    assert.match(await text('hafg.md'), /^### § 3 \[Überschrift\]\n\n\[Text\]\n\n### § 4 Unterhaltung$/mu);
    assert.match(await text('hafg.md'), /^### § 5 Entgelt$/mu);
    assert.match(await text('Entwürfe/memo 1.md'), /nach § 4 Abs\. 1 HafG/u);
  });

  it('says what is left to a person, with its place', async () => {
    await writeFile(join(folder, 'note.md'), 'Eins.\n\nNach §§ 2 bis 4 HafG.\n');
    const { exit, stdout, stderr } = await renumber('§ 3 HafG', '5');
    assert.equal(exit, 0);
    assert.match(stderr, /note\.md:3: left as it is: §§ 2 \(The range no longer covers what it covered\.\)/u);
    assert.doesNotMatch(stdout, /note\.md/u);
  });

  it('says all of it as JSON', async () => {
    await writeFile(join(folder, 'note.md'), 'Eins.\n\nNach §§ 2 bis 4 HafG.\n');
    const { stdout, stderr } = await renumber('§ 3 HafG', '5', '--json');
    assert.doesNotMatch(stderr, /left as it is/u);
    const { changes, left, unread, written, patch } = JSON.parse(stdout) as {
      changes: { file: string; edits: { start: number; end: number; newText: string; group: string }[] }[];
      left: { file: string; line: number; text: string; reason: string }[];
      unread: string[];
      written: boolean;
      patch: string;
    };
    assert.deepEqual(
      changes.map(({ file, edits }) => [file.slice(folder.length + 1), ...edits.map(({ group }) => group)]),
      [
        ['Entwürfe/memo 1.md', 'drafts'],
        ['fähren.md', 'statutes'],
        ['hafg.md', 'statutes', 'definition'],
      ],
    );
    const [{ start, end, newText }] = changes[0]!.edits as [(typeof changes)[0]['edits'][0]];
    assert.equal(`${MEMO.slice(0, start)}${newText}${MEMO.slice(end)}`, MEMO.replace('§ 3', '§ 5'));
    assert.deepEqual(
      left.map(({ file, line, text: of }) => [file, line, of]),
      [[join(folder, 'note.md'), 3, '§§ 2']],
    );
    assert.deepEqual([unread, written], [[], false]);
    assert.match(patch, /^--- /u);
  });

  it('never writes outside the folder, and into no file that is not UTF-8', async () => {
    const outside = join(root, 'outside.md');
    await writeFile(outside, MEMO);
    await symlink(outside, join(folder, 'link.md'));
    await writeFile(join(folder, 'wide.md'), Buffer.from(`\ufeff${MEMO}`, 'utf16le'));
    const { stderr } = await renumber('§ 3 HafG', '3a', '--write');
    assert.equal(await readFile(outside, 'utf8'), MEMO);
    assert.equal(await readFile(join(folder, 'link.md'), 'utf8'), MEMO);
    assert.match(stderr, /wide\.md was not changed\. It is not in UTF-8/u);
    assert.equal((await readFile(join(folder, 'wide.md'))).toString('utf16le'), `\ufeff${MEMO}`);
  });

  it('shows a terminal what it would obey as something else, and a file all of it', async () => {
    const hostile = 'Nach § 3 HafG.\u001b[2J\n';
    await writeFile(join(folder, 'note.md'), hostile);
    assert.ok((await renumber('§ 3 HafG', '3a')).stdout.includes(`\n+${hostile.replace('§ 3', '§ 3a')}`));
    let shown = '';
    const stdout = { write: (said: string) => (shown += said), isTTY: true };
    const stderr = { write: () => true };
    const args = ['renumber', folder, '§ 3 HafG', '3a', '--index-dir', join(root, 'index')];
    assert.equal(await runCli(args, { env: {}, stdout, stderr }, new AbortController().signal, COMMANDS), 0);
    assert.match(shown, /\+Nach § 3a HafG\.\ufffd\[2J\n/u);
  });

  for (const [args, exit, message] of [
    [[], 2, /PROVISION is missing/u],
    [['§ 3 HafG'], 2, /NUMBER is missing/u],
    [['§ 3 HafG', '4', '5'], 2, /One PROVISION and one NUMBER/u],
    [['§ 9 HafG', '10'], 1, /“§ 9 HafG” is no provision of the folder/u],
    [['§ 3', '10'], 1, /“§ 3” could be .*\(hafg\/sec_3\).*: name one by its id\./u],
    [['§ 3 HafG', '4'], 1, /§ 4 exists already/u],
    [['§ 3 HafG', 'drei'], 1, /“drei” is no number/u],
    [['§ 1 HafG', '--insert'], 1, /No number is free before .*§ 1/u],
  ] as const) {
    it(`refuses ${args.join(' ') || 'nothing'}`, async () => {
      const ran = await renumber(...args);
      assert.equal(ran.exit, exit, ran.stderr);
      assert.match(ran.stderr, message);
      assert.equal(ran.stdout, '');
    });
  }

  it('refuses what is no folder, and one without law', async () => {
    folder = join(root, 'nowhere');
    const nowhere = await renumber('§ 3 HafG', '3a');
    assert.equal(nowhere.exit, 1);
    assert.match(nowhere.stderr, /is no folder: name the one that holds/u);
    await mkdir(folder);
    assert.equal((await renumber('§ 3 HafG', '3a')).exit, 1);
  });
});
