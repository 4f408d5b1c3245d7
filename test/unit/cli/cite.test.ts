import assert from 'node:assert/strict';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../../../src/cli/commands';
import { runCli } from '../../../src/cli/runCli';
import { ranCli } from '../support/ranCli';

const ACT = `---
Title: Hafengesetz
jurabk: HafG
---

# Hafengesetz (HafG)

### § 1 Anwendungsbereich

(1) Dieses Gesetz gilt für alle Häfen.

### § 2 Entgelt

(1) Das Entgelt nach § 1 Abs. 1 zahlt der Betreiber. Absatz 2 bleibt unberührt.

(2) Im Übrigen gilt § 9.
`;

interface Cited {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly outcome: string;
  readonly targets: readonly string[];
}

describe('cli/cite', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-cite-'));
    await mkdir(join(folder, 'law'));
    await writeFile(join(folder, 'law', 'hafg.md'), ACT);
  });
  after(() => rm(folder, { recursive: true }));

  async function cite(file: string): Promise<Cited[]> {
    const corpus = ['--corpus', join(folder, 'law'), '--index-dir', join(folder, 'index'), '--json'];
    const { exit, stdout } = await ranCli(['cite', file, ...corpus]);
    assert.equal(exit, 0);
    return (JSON.parse(stdout) as { citations: Cited[] }).citations;
  }

  const outcomes = (citations: readonly Cited[]): string[][] =>
    citations.map(({ text, outcome, targets }) => [text, outcome, ...targets]);

  const OWN = [
    ['§ 1 Abs. 1', 'resolved', 'hafg/sec_1__para_1'],
    ['Absatz 2', 'resolved', 'hafg/sec_2__para_2'],
    ['§ 9', 'provision-not-found'],
  ];

  it('reads a file of the corpus as law: what names no act is of its own', async () => {
    assert.deepEqual(outcomes(await cite(join(folder, 'law', 'hafg.md'))), OWN);
  });

  it('reads a copy of it elsewhere likewise, as it stands there', async () => {
    const copy = join(folder, 'copy.md');
    await copyFile(join(folder, 'law', 'hafg.md'), copy);
    assert.deepEqual(outcomes(await cite(copy)), OWN);
    await writeFile(copy, ACT.replace('### § 2', '### § 9 Neues\n\nNeu.\n\n### § 2'));
    assert.deepEqual(outcomes(await cite(copy)).at(-1), ['§ 9', 'resolved', 'hafg/sec_9']);
  });

  it('reads a statute that the corpus lacks as law, beside the corpus', async () => {
    const other = join(folder, 'other.md');
    const text = ACT.replaceAll('Hafen', 'Fähren').replaceAll('HafG', 'FähG').replace('§ 9', '§ 2 HafG und § 1');
    await writeFile(other, text);
    assert.deepEqual(outcomes(await cite(other)), [
      ['§ 1 Abs. 1', 'resolved', 'fähg/sec_1__para_1'],
      ['Absatz 2', 'resolved', 'fähg/sec_2__para_2'],
      ['§ 2 HafG', 'resolved', 'hafg/sec_2'],
      ['§ 1', 'resolved', 'fähg/sec_1'],
    ]);
  });

  it('takes a memorandum with headings for a draft, which has sections of its own', async () => {
    const memo = join(folder, 'memo.md');
    await writeFile(memo, '# Vermerk\n\n## § 1 Anlass\n\nNach § 2 Abs. 1 HafG, § 1.\n\n## § 2 Ergebnis\n\nKeines.\n');
    assert.deepEqual(outcomes(await cite(memo)), [['§ 2 Abs. 1 HafG', 'resolved', 'hafg/sec_2__para_1']]);
  });

  for (const [name, text, cited] of [
    ['draft.tex', 'Nach \\S~2 Abs.\\,1 \\emph{HafG}.', '\\S~2 Abs.\\,1 \\emph{HafG'],
    ['draft.html', '<p>Nach &sect;&nbsp;2 Abs.&#160;1 <b>HafG</b>.', '&sect;&nbsp;2 Abs.&#160;1 <b>HafG'],
    ['draft.txt', 'Nach § 2\n     Abs. 1 HafG.', '§ 2\n     Abs. 1 HafG'],
  ] as const) {
    it(`reads through the markup of ${name}, with offsets of the file`, async () => {
      const file = join(folder, name);
      await writeFile(file, text);
      const [citation, ...others] = await cite(file);
      assert.deepEqual([citation?.text, citation?.targets, others.length], [cited, ['hafg/sec_2__para_1'], 0]);
      assert.equal(text.slice(citation!.start, citation!.end), cited);
    });
  }

  it('says a citation that runs over the end of a line on one line', async () => {
    const draft = join(folder, 'memo.md');
    await writeFile(draft, 'Siehe § 1\nAbs. 1 HafG.\n');
    const { stdout } = await ranCli([
      'cite',
      draft,
      '--corpus',
      join(folder, 'law'),
      '--index-dir',
      join(folder, 'index'),
    ]);
    assert.match(stdout, /memo\.md:1: § 1 Abs\. 1 HafG -> hafg\/sec_1__para_1\n$/u);
  });

  it('lists the ends of a long range and says how many it has', async () => {
    const numbers = Array.from({ length: 800 }, (_, at) => at + 1);
    const law = join(folder, 'long');
    await mkdir(law);
    await writeFile(
      join(law, 'quay.md'),
      `# Quay Act 1990\n\n${numbers.map((at) => `### Section ${at}. Fees\n\nA fee.\n`).join('\n')}`,
    );
    const memo = join(folder, 'long.txt');
    await writeFile(memo, 'See sections 2 to 800 of the Quay Act 1990.\n');
    const corpus = ['--corpus', law, '--index-dir', join(folder, 'long-index')];
    const { stdout } = await ranCli(['cite', memo, ...corpus, '--json']);
    const { citations } = JSON.parse(stdout) as { citations: (Cited & { readonly targetCount?: number })[] };
    const [range, end] = citations;
    assert.deepEqual(range?.targets, ['quay-act-1990/sec_2', 'quay-act-1990/sec_800']);
    assert.deepEqual([range?.targetCount, end?.targetCount], [799, undefined]);
    const inWords = (await ranCli(['cite', memo, ...corpus])).stdout;
    assert.match(inWords, /-> quay-act-1990\/sec_2 \.\.\. quay-act-1990\/sec_800 \(799 provisions\)/u);
  });

  it('writes citations as they are read, so that a long list is never in memory as a whole', async () => {
    const memo = join(folder, 'many.txt');
    const count = 3_000;
    await writeFile(memo, 'Siehe § 1 Abs. 1 HafG.\n'.repeat(count));
    const args = ['cite', memo, '--corpus', join(folder, 'law'), '--index-dir', join(folder, 'index')];
    for (const [more, countOf] of [
      [['--json'], (text: string) => (JSON.parse(text) as { citations: Cited[] }).citations.length],
      [[], (text: string) => text.split('\n').length - 1],
    ] as const) {
      const written: string[] = [];
      const stdout = { write: (text: string) => written.push(text) };
      const stderr = { write: () => true };
      assert.equal(await runCli([...args, ...more], { env: {}, stdout, stderr }, new AbortController().signal, COMMANDS), 0); // prettier-ignore
      const whole = written.join('');
      assert.equal(countOf(whole), count);
      assert.ok(Math.max(...written.map(({ length }) => length)) < whole.length / 4);
    }
  });

  it('lists nothing where one of the files cannot be read', async () => {
    const corpus = ['--corpus', join(folder, 'law'), '--index-dir', join(folder, 'index'), '--json'];
    const { exit, stdout, stderr } = await ranCli([
      'cite',
      join(folder, 'law', 'hafg.md'),
      join(folder, 'none.md'),
      ...corpus,
    ]);
    assert.deepEqual([exit, stdout], [1, '']);
    assert.match(stderr, /none\.md cannot be read/u);
  });

  it('says an empty list where a text cites nothing', async () => {
    const memo = join(folder, 'nothing.txt');
    await writeFile(memo, 'Nichts.\n');
    assert.deepEqual(await cite(memo), []);
  });
});
