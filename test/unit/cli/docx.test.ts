import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docx, p, r } from '../support/docx';
import { ranCli, type Ran } from '../support/ranCli';

const ACT = `# Harbour Act

### Section 1. Fees

The master of a ship pays a fee of 40 crowns.

### Section 2. Appeals

The master may appeal against a fee under section 1.
`;
/** What a person reads in {@link BRIEF}; offsets are those of this text. */
const TEXT = `Brief on fees

A ship pays a fee by section 9 of the Harbour Act.[1]

[1] But see section 2 of the Harbour Act, on the appeal of the master.
`;
const BRIEF = docx({
  body:
    p('Brief on fees') +
    p(`${r('A ship pays a fee by sec')}${r('tion 9 of the Harbour Act.')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
  footnotes: `<w:footnote w:id="2">${p('But see section 2 of the Harbour Act, on the appeal of the master.')}</w:footnote>`,
});

interface Found {
  readonly start: number;
  readonly end: number;
  readonly code?: string;
  readonly outcome?: string;
}

describe('cli: Word documents', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-docx-'));
    await mkdir(join(folder, 'law'));
    await mkdir(join(folder, 'drafts'));
    await writeFile(join(folder, 'law', 'harbour.md'), ACT);
    await writeFile(join(folder, 'drafts', 'brief.docx'), BRIEF);
    await writeFile(join(folder, 'drafts', '~$brief.docx'), 'a lock');
  });
  after(() => rm(folder, { recursive: true }));

  const run = (...args: string[]): Promise<Ran> =>
    ranCli([...args, '--corpus', join(folder, 'law'), '--index-dir', join(folder, 'index')]);

  const spans = (found: readonly Found[]): string[] => found.map(({ start, end }) => TEXT.slice(start, end));

  it('lint checks their text, notes included, with offsets in that text', async () => {
    const { exit, stdout } = await run('lint', join(folder, 'drafts'), '--json');
    assert.equal(exit, 1);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] };
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['missing-provision'],
    );
    assert.deepEqual(spans(diagnostics), ['section 9 of the Harbour Act']);
    assert.match((await run('lint', join(folder, 'drafts'))).stdout, /brief\.docx:3:22: error missing-provision/u);
  });

  it('cite lists their citations, those in notes included', async () => {
    const { exit, stdout, stderr } = await run('cite', join(folder, 'drafts', 'brief.docx'), '--json');
    assert.equal(exit, 0, stderr);
    const { citations } = JSON.parse(stdout) as { citations: Found[] };
    assert.deepEqual(spans(citations), ['section 9 of the Harbour Act', 'section 2 of the Harbour Act']);
    assert.deepEqual(
      citations.map(({ outcome }) => outcome),
      ['provision-not-found', 'resolved'],
    );
  });

  it('says of one that cannot be read what to do', async () => {
    const file = join(folder, 'old.docx');
    await writeFile(file, Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
    const { exit, stderr } = await run('lint', file);
    assert.equal(exit, 1);
    assert.match(
      stderr,
      /old\.docx cannot be read: It is an old Word file, or protected by a password: save it as DOCX/u,
    );
  });
});
