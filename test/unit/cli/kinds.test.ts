import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ranCli } from '../support/ranCli';

const FIXTURES = resolve(__dirname, '../../fixtures/kinds');

interface Linted {
  readonly diagnostics: readonly {
    readonly file: string;
    readonly code: string;
    readonly severity: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly leftAlone: readonly { readonly file: string; readonly reason: string }[];
}

describe('cli: what is law and what is not', () => {
  let folder: string;
  let law: string;
  let drafts: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-kinds-'));
    law = join(folder, 'law');
    drafts = join(folder, 'drafts');
    await cp(join(FIXTURES, 'law'), law, { recursive: true });
    await mkdir(drafts);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = async (...args: string[]): Promise<unknown> => {
    const { stdout, stderr } = await ranCli([...args, '--index-dir', join(folder, 'index'), '--json']);
    assert.notEqual(stdout, '', stderr);
    return JSON.parse(stdout) as unknown;
  };
  const lint = async (...args: string[]): Promise<Linted> => (await run('lint', ...args, '--corpus', law)) as Linted;
  const acts = async (...args: string[]): Promise<number> =>
    ((await run('index', ...args)) as { readonly acts: number }).acts;

  it('indexes only the law of a folder that holds drafts of every kind, too', async () => {
    await cp(join(FIXTURES, 'drafts'), join(law, 'drafts'), { recursive: true });
    const { acts: found, problems } = (await run('index', law)) as {
      readonly acts: number;
      readonly problems: readonly { readonly file: string; readonly severity: string; readonly message: string }[];
    };
    assert.equal(found, 7);
    const told = problems.filter(({ message }) => /^It is read as a (?:draft|bill), not as law: /u.test(message));
    assert.equal(told.length, 40);
    assert.ok(told.every(({ severity }) => severity === 'information'));
  });

  it('checks every memo, letter, contract and bill: each cites a provision that is not there', async () => {
    const files = readdirSync(join(FIXTURES, 'drafts'));
    const { diagnostics, leftAlone } = await lint(join(FIXTURES, 'drafts'));
    assert.deepEqual(leftAlone, []);
    const found = new Set(diagnostics.filter(({ code }) => code === 'missing-provision').map(({ file }) => file));
    assert.deepEqual(
      files.filter((name) => !found.has(join(FIXTURES, 'drafts', name))),
      [],
    );
  });

  it('tells of a bill what it changes that is not there, and no error of what it puts in', async () => {
    const bill = join(drafts, 'bill.md');
    const lines = [
      '# Entwurf eines Gesetzes zur Änderung des Hafengesetzes',
      '## I.',
      'Das Hafengesetz in der Fassung der Bekanntmachung vom 2. Januar 2002 wird wie folgt geändert:',
      '### (1)',
      'In § 551 Absatz 1 werden die Wörter gestrichen.',
      '### 2.',
      'Nach § 6 wird folgender § 7 eingefügt:',
      '„§ 7 Übergang',
      '§ 8 wird ab dem Inkrafttreten angewandt.“',
      'IV. § 9 wird eingefügt.',
    ];
    await writeFile(bill, lines.join('\n\n'));
    const { diagnostics } = await lint(bill);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    assert.deepEqual(
      errors.map(({ start, end }) => lines.join('\n\n').slice(start, end)),
      ['§ 551 Absatz 1'],
    );
  });

  it('says that what is neither law nor a draft is not checked, and why, and checks it where it is told to', async () => {
    const readme = join(drafts, 'README.md');
    await writeFile(readme, '# Doors\n\n## 1. Usage\n\nSee section 99 of the Quay Act 2001.\n');
    const { diagnostics, leftAlone } = await lint(drafts);
    assert.deepEqual([diagnostics, leftAlone.map(({ file }) => file)], [[], [readme]]);
    assert.match(leftAlone[0]!.reason, /tell of a project/u);
    const { stdout, exit } = await ranCli(['lint', drafts, '--corpus', law, '--index-dir', join(folder, 'index')]);
    assert.match(stdout, /README\.md: not checked: files of this name tell of a project \(--drafts GLOB/u);
    assert.equal(exit, 0);
    const told = await lint(drafts, '--drafts', '**/README.md', '--drafts', join(drafts, '*.md').slice(1));
    assert.deepEqual(told.leftAlone.length, 1, 'globs are relative to this folder and to the corpus');
  });

  it('takes what globs say for law, a draft or neither, whatever the evidence', async () => {
    await writeFile(join(law, 'doors.md'), '# Doors\n\n### Section 1. Keys\n\nThe keeper holds the key.\n');
    assert.equal(await acts(law), 7);
    assert.equal(await acts(law, '--include', 'doors.md'), 8);
    assert.equal(await acts(law, '--drafts', '*.txt'), 5);
    assert.equal(await acts(law, '--ignore', '*.md'), 2);
    assert.equal(await acts(law, '--exclude', '*.md'), 2);
    assert.equal(await acts(law, '--drafts', '*.md', '--include', 'quay-act.md'), 3);
  });

  it('drops from an index what has become a draft, and takes in what has become law', async () => {
    const doors = join(law, 'doors.md');
    const body = '### Section 1. Keys\n\nThe keeper holds the key of the tower.\n';
    const search = async (): Promise<number> =>
      ((await run('search', 'keeper key tower', '--corpus', law)) as { hits: unknown[] }).hits.length;
    await writeFile(doors, `# Doors Act 1990\n\n${body}`);
    assert.equal(await acts(law), 8);
    const before = await search();
    await writeFile(doors, `# Memorandum on the Doors Act 1990\n\n${body}`);
    assert.equal(await search(), before - 1);
    await writeFile(doors, `# Doors Act 1990\n\n${body}`);
    assert.equal(await search(), before);
  });
});
