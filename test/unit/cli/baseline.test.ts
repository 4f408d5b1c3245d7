import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ranCli, type Ran } from '../support/ranCli';

const ACT = `# Harbour Act

### Section 1. Fees

The master of a ship pays a fee of 40 crowns.
`;
const OLD = 'By section 9 of the Harbour Act a ship pays a fee.\n';
const OTHER = 'By section 8 of the Harbour Act a ship pays a fee.\n';

interface Checked {
  readonly diagnostics: readonly { readonly file: string; readonly code: string; readonly start: number }[];
  readonly baseline?: {
    readonly old: number;
    readonly gone: readonly { readonly file: string; readonly code: string }[];
  };
}

describe('cli/lint --baseline', () => {
  let folder: string;
  let drafts: string;
  let baseline: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-baseline-'));
    drafts = join(folder, 'drafts');
    baseline = join(folder, 'baseline.json');
    await mkdir(join(folder, 'law'));
    await mkdir(drafts);
    await writeFile(join(folder, 'law', 'harbour.md'), ACT);
    await writeFile(join(drafts, 'memo.md'), OLD);
    await writeFile(join(drafts, 'letter.md'), OTHER);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const lint = (...args: string[]): Promise<Ran> =>
    ranCli(['lint', ...args, '--corpus', join(folder, 'law'), '--index-dir', join(folder, 'index')]);
  const checked = async (...args: string[]): Promise<Checked & { exit: number }> => {
    const { exit, stdout } = await lint(...args, '--json');
    return { exit, ...(JSON.parse(stdout) as Checked) };
  };
  const write = (...paths: string[]): Promise<Ran> => lint(...paths, '--baseline', baseline, '--write-baseline');

  it('lets old findings pass, and fails for a new one', async () => {
    assert.equal((await lint(drafts)).exit, 1, 'there are errors to begin with');
    const written = await write(drafts);
    assert.equal(written.exit, 0);
    assert.match(written.stdout, /baseline\.json holds 2 findings\./u);
    const { exit, stdout } = await lint(drafts, '--baseline', baseline);
    assert.equal(exit, 0, stdout);
    assert.match(stdout, /nothing found\.\n2 old findings left out by the baseline\.\n$/u);
    await writeFile(join(drafts, 'new.md'), OLD);
    const again = await checked(drafts, '--baseline', baseline);
    assert.equal(again.exit, 1);
    assert.deepEqual(
      again.diagnostics.map(({ file }) => file),
      [join(drafts, 'new.md')],
    );
    assert.deepEqual(again.baseline, { old: 2, gone: [] });
  });

  it('knows an old finding when lines come above it, and a second one like it as new', async () => {
    await write(drafts);
    await writeFile(join(drafts, 'memo.md'), `A heading.\n\n${OLD}`);
    assert.equal((await checked(drafts, '--baseline', baseline)).exit, 0);
    const twice = `A heading.\n\n${OLD}\n${OLD}`;
    await writeFile(join(drafts, 'memo.md'), twice);
    const { exit, diagnostics } = await checked(drafts, '--baseline', baseline);
    assert.equal(exit, 1);
    assert.deepEqual(
      diagnostics.map(({ start }) => start),
      [twice.lastIndexOf('section 9')],
    );
  });

  it('says which of its findings are gone: mended ones, and those of files that are no more', async () => {
    await write(drafts);
    await writeFile(join(drafts, 'memo.md'), 'By section 1 of the Harbour Act a ship pays a fee.\n');
    await rm(join(drafts, 'letter.md'));
    const { exit, stdout } = await lint(drafts, '--baseline', baseline);
    assert.equal(exit, 0);
    assert.match(stdout, /letter\.md: gone from the baseline: missing-provision .*section 8/u);
    assert.match(stdout, /memo\.md: gone from the baseline: missing-provision .*section 9/u);
    assert.match(stdout, /0 old findings left out by the baseline; 2 findings of it gone: write it anew/u);
  });

  it('says nothing of files that were not checked, and keeps their findings when it is written anew', async () => {
    await write(drafts);
    // As a hook does before a commit: the changed files alone.
    const memo = join(drafts, 'memo.md');
    await writeFile(memo, OTHER);
    const { exit, baseline: told } = await checked(memo, '--baseline', baseline);
    assert.equal(exit, 1);
    assert.deepEqual(
      told?.gone.map(({ file }) => file),
      [pathToFileURL(memo).href],
    );
    await write(memo);
    assert.equal((await checked(drafts, '--baseline', baseline)).exit, 0);
    const { findings } = JSON.parse(await readFile(baseline, 'utf8')) as { findings: { message: string }[] };
    assert.equal(findings.length, 2);
    assert.ok(findings.every(({ message }) => message.includes('section 8')));
  });

  it('leaves old findings out of SARIF, whose fingerprints stay those of a run without a baseline', async () => {
    await write(drafts);
    await writeFile(join(drafts, 'memo.md'), `${OLD}\n${OLD}`);
    const prints = async (...args: string[]): Promise<string[]> => {
      const { stdout } = await lint(drafts, '--format', 'sarif', ...args);
      const { runs } = JSON.parse(stdout) as { runs: { results: { partialFingerprints: Record<string, string> }[] }[] };
      return runs[0]!.results.flatMap(({ partialFingerprints }) => Object.values(partialFingerprints));
    };
    const all = await prints();
    const fresh = await prints('--baseline', baseline);
    assert.equal(all.length, 3);
    assert.deepEqual(fresh, all.slice(2), 'the second finding of the memo is the last of the files in their order');
    assert.match((await lint(drafts, '--format', 'sarif', '--baseline', baseline)).stderr, /2 old findings left out/u);
  });

  it('fails for what could not be read, whatever it writes', async () => {
    await writeFile(join(drafts, 'binary.txt'), Buffer.from([0, 1, 2, 0, 255, 254, 0, 7]));
    const { exit, stderr } = await write(drafts);
    assert.equal(exit, 1);
    assert.match(stderr, /1 file could not be read/u);
  });

  for (const [name, content, args, exit, message] of [
    ['no file', undefined, ['--baseline', 'FILE'], 1, /cannot be read .* write it with --write-baseline/u],
    ['no baseline', '[]', ['--baseline', 'FILE'], 1, /is no baseline of this version/u],
    ['a torn one', '{"version": 1, "findings": [', ['--baseline', 'FILE'], 1, /is no baseline of this version/u],
    ['one of another version', '{"version": 2, "findings": []}', ['--baseline', 'FILE'], 1, /is no baseline/u],
    ['entries that are none', '{"version": 1, "findings": [{}]}', ['--baseline', 'FILE'], 1, /is no baseline/u],
    ['something else where it is written', 'a diary', ['--baseline', 'FILE', '--write-baseline'], 1, /is no baseline/u],
    ['an empty name', undefined, ['--baseline', ''], 2, /--baseline takes a file/u],
    ['writing without a name', undefined, ['--write-baseline'], 2, /goes with --baseline FILE/u],
  ] as const) {
    it(`says in a line what is wrong: ${name}`, async () => {
      if (content !== undefined) await writeFile(baseline, content);
      const ran = await lint(drafts, ...args.map((arg) => (arg === 'FILE' ? baseline : arg)));
      assert.equal(ran.exit, exit);
      assert.match(ran.stderr, message);
      assert.equal(ran.stderr.trimEnd().split('\n').length, 1);
      if (content !== undefined) assert.equal(await readFile(baseline, 'utf8'), content, 'it is left as it was');
    });
  }
});
