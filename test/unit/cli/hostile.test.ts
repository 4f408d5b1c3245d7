import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ranCli, type Ran } from '../support/ranCli';

const ACT =
  '# Harbour Act\n\n### Section 1. Fees\n\nA fee of 40 crowns is paid.\n\n### Section 2. Appeals\n\nSee section 1.\n';
const WRONG = 'By section 9 of the Harbour Act a fee is due.';
const DEPTH = 10_000;
/** Characters of a line that is far too long. */
const LONG_LINE = 40_000_000;

/** One act that reads as any other, below a heading that names it. */
const act = (title: string, text: string): string =>
  `# ${title}\n\n### Section 1. A\n\n${text}\n\n### Section 2. B\n\nText.\n`;

const laughs = (): string => {
  const entities = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  ).join('');
  return `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]><akomaNtoso>&e9;</akomaNtoso>`;
};

interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

describe('cli: hostile files', function () {
  // All commands of a test, on a slow machine that does other work.
  this.timeout(120_000);
  let folder: string;
  let law: string;
  let drafts: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-hostile-'));
    law = join(folder, 'law');
    drafts = join(folder, 'drafts');
    await mkdir(join(folder, 'outside'));
    await mkdir(law);
    await mkdir(drafts);
    await writeFile(join(folder, 'outside', 'secret.md'), act('Secret Act', 'Hidden words.'));
    await writeFile(join(law, 'harbour.md'), ACT);
  });
  after(() => rm(folder, { recursive: true }));

  async function run(...args: string[]): Promise<Ran> {
    return ranCli([...args, '--index-dir', join(folder, 'index'), '--json']);
  }

  describe('index', () => {
    let problems: readonly Problem[];
    let acts: number;
    before(async () => {
      const files: Readonly<Record<string, string | Buffer>> = {
        'laughs.xml': laughs(),
        'deep.xml': `<akomaNtoso>${'<section>'.repeat(DEPTH)}x${'</section>'.repeat(DEPTH)}</akomaNtoso>`,
        'deep.jsonl': `{"text":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}\n`,
        'deep.md': act('Deep Act', `${'> '.repeat(DEPTH)}x\n\n${' '.repeat(DEPTH)}- x\n${'- '.repeat(DEPTH)}x`),
        'line.txt': 'x'.repeat(LONG_LINE),
        'front.md': `---\n${'key: value\n'.repeat(5_000_000)}---\n${act('Front Act', 'Text.')}`,
        'aliases.md': `---\n${'a: &a [*a, *a]\n'.repeat(10_000)}---\n${act('Alias Act', 'Text.')}`,
        'nul.md': Buffer.from(act('Nul Act', 'Te\0xt.')),
        'surrogate.md': Buffer.concat([Buffer.from(act('Surrogate Act', 'Text ')), Buffer.from([0xed, 0xa0, 0x80])]),
        '..odd..name...md': act('Odd Act', 'Text.'),
      };
      for (const [name, content] of Object.entries(files)) await writeFile(join(law, name), content);
      await symlink('.', join(law, 'loop'));
      await symlink(join('..', 'law'), join(law, 'loop again'));
      await symlink(join('..', 'outside'), join(law, 'out'));
      await symlink(join('..', 'outside', 'secret.md'), join(law, 'secret.md'));
      const { exit, stdout } = await run('index', law);
      assert.equal(exit, 0);
      ({ problems, acts } = JSON.parse(stdout) as { problems: Problem[]; acts: number });
    });
    after(async () => {
      await rm(law, { recursive: true });
      await mkdir(law);
      await writeFile(join(law, 'harbour.md'), ACT);
    });

    const told = (name: string): string =>
      problems
        .filter(({ file }) => basename(file) === name)
        .map(({ message }) => message)
        .join(' ');

    for (const [name, message] of [
      ['laughs.xml', /entities that the document declares are not expanded/u],
      ['deep.xml', /nested more than 500 deep/u],
      ['deep.jsonl', /\S/u],
      ['line.txt', /38 million characters/u],
      ['front.md', /front matter/u],
      ['aliases.md', /front matter/u],
      ['nul.md', /NUL bytes/u],
      ['surrogate.md', /UTF-8/u],
      ['out', /leads out of the folder/u],
      ['secret.md', /leads out of the folder/u],
    ] as const) {
      it(`${name} is a problem in the list`, () => assert.match(told(name), message));
    }

    it('reads what is sound, each file once, and no file outside', async () => {
      assert.equal(told('harbour.md'), '');
      assert.equal(told('..odd..name...md'), '');
      const hits = async (query: string): Promise<readonly { id: string }[]> =>
        (JSON.parse((await run('search', query, '--corpus', law)).stdout) as { hits: { id: string }[] }).hits;
      assert.ok((await hits('fee of 40 crowns')).some(({ id }) => id.startsWith('harbour-act/')));
      assert.ok((await hits('hidden words')).every(({ id }) => !id.startsWith('secret-act/')));
      assert.ok(acts >= 3 && acts <= 7, `${acts} acts`);
    });
  });

  const DRAFTS: readonly (readonly [name: string, content: string | Buffer, finds: boolean, warns?: RegExp])[] = [
    ['line.txt', 'x'.repeat(LONG_LINE), false, /38 million characters/u],
    ['deep.html', `${'<div>'.repeat(DEPTH)}${WRONG}${'</div>'.repeat(DEPTH)}`, true],
    ['deep.tex', `${'{'.repeat(DEPTH)}${WRONG}${'}'.repeat(DEPTH)}`, true],
    ['deep.md', `${'> '.repeat(DEPTH)}${WRONG}\n${'- '.repeat(DEPTH)}x`, true],
    ['tags.html', `${'<a "'.repeat(500_000)}\n\n${WRONG}`, false],
    ['commands.tex', `${'\\emph{'.repeat(500_000)}\n\n${WRONG}`, true],
    ['brackets.md', `${'['.repeat(500_000)}\n\n${WRONG}`, true],
    ['signs.txt', `${'§ '.repeat(200_000)}\n\n${WRONG}`, true],
    [
      'surrogate.txt',
      Buffer.concat([Buffer.from([0xed, 0xa0, 0x80]), Buffer.from(` ${WRONG}`)]),
      true,
      /UTF-8|read as/u,
    ],
    ['..draft..tex', WRONG, true],
    ['front.md', `---\n${'key: value\n'.repeat(250_000)}---\n${WRONG}`, true],
  ];

  afterEach(async () => {
    await rm(drafts, { recursive: true });
    await mkdir(drafts);
  });

  for (const [name, content, finds, warns = /^$/u] of DRAFTS) {
    it(`cite and lint read ${name}`, async () => {
      const file = join(drafts, name);
      await writeFile(file, content);
      const cited = await run('cite', file, '--corpus', join(law, 'harbour.md'));
      assert.equal(cited.exit, 0, cited.stderr);
      assert.match(cited.stderr, warns);
      const { citations } = JSON.parse(cited.stdout) as { citations: { outcome: string }[] };
      if (finds) assert.ok(citations.some(({ outcome }) => outcome === 'provision-not-found'));
      const linted = await run('lint', file, '--corpus', join(law, 'harbour.md'));
      const { diagnostics } = JSON.parse(linted.stdout) as { diagnostics: { code: string }[] };
      if (finds) assert.ok(diagnostics.some(({ code }) => code === 'missing-provision'));
      if (name === 'line.txt')
        assert.deepEqual(
          diagnostics.map(({ code }) => code),
          ['unchecked'],
        );
    });
  }

  it('cite and lint say that a binary file was not read, and follow no link out of a folder', async () => {
    const binary = join(drafts, 'nul.md');
    await writeFile(binary, Buffer.from([0x61, 0, 0x62]));
    for (const command of ['cite', 'lint']) {
      const { exit, stderr } = await run(command, binary, '--corpus', join(law, 'harbour.md'));
      assert.equal(exit, 1);
      assert.match(stderr, /NUL bytes/u);
    }
    await rm(binary);
    await writeFile(join(drafts, 'right.md'), 'By section 1 of the Harbour Act a fee is paid.');
    await writeFile(join(folder, 'outside', 'wrong.md'), WRONG);
    await symlink('.', join(drafts, 'loop'));
    await symlink(join('..', 'outside'), join(drafts, 'out'));
    const { exit, stdout } = await run('lint', drafts, '--corpus', join(law, 'harbour.md'));
    assert.equal(exit, 0);
    assert.doesNotMatch(stdout, /wrong\.md/u);
  });
});
