import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ranCli, type Ran } from '../support/ranCli';

const ACT = `# Harbour Act

### Section 1. Fees

The master of a ship pays a fee of 40 crowns.

### Section 2. Appeals

The master may appeal against a fee under section 1.
`;
const WRONG = 'A ship pays its fee.\n\nIt follows section 9 of the Harbour Act that a ship pays a fee.\n';
const RIGHT = 'By section 1 of the Harbour Act a ship pays a fee.\n';

interface Diagnostic {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly severity: string;
}

interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly locations: readonly [
    { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: Region } },
  ];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

interface Sarif {
  readonly version: string;
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly SarifResult[];
    },
  ];
}

describe('cli/lint', () => {
  let folder: string;
  let drafts: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-lint-'));
    drafts = join(folder, 'drafts');
    await mkdir(join(folder, 'law'));
    await mkdir(join(drafts, 'deep'), { recursive: true });
    await writeFile(join(folder, 'law', 'harbour.md'), ACT);
    await writeFile(join(drafts, 'wrong.md'), WRONG);
    await writeFile(join(drafts, 'deep', 'right.tex'), RIGHT);
    await writeFile(join(drafts, 'program.ts'), WRONG);
  });
  after(() => rm(folder, { recursive: true }));

  const run = (...args: string[]): Promise<Ran> =>
    ranCli(['lint', ...args, '--corpus', join(folder, 'law'), '--index-dir', join(folder, 'index')]);

  const sarif = async (...args: string[]): Promise<Sarif> =>
    JSON.parse((await run(...args, '--format', 'sarif')).stdout) as Sarif;

  it('checks a whole folder, fails for an error, and says where it is', async () => {
    const { exit, stdout, stderr } = await run(drafts);
    assert.equal(exit, 1);
    assert.match(stdout, /wrong\.md:3:12: error missing-provision Harbour Act section 9 does not exist/u);
    assert.match(stdout, /2 files checked: error 1\./u);
    assert.equal(stderr, 'proviso: 1 error found.\n');
  });

  it('succeeds where there is no error', async () => {
    assert.equal((await run(join(drafts, 'deep'))).exit, 0);
    const { exit, stdout } = await run(drafts, '--severity', 'missing-provision=warning');
    assert.equal(exit, 0);
    assert.match(stdout, /: warning missing-provision/u);
    assert.match((await run(drafts, '--severity', 'missing-provision=off')).stdout, /nothing found/u);
  });

  it('prints the contract as JSON, with --json or --format json', async () => {
    const asked = await run(drafts, '--json');
    assert.equal(asked.stdout, (await run(drafts, '--format', 'json')).stdout);
    const { diagnostics } = JSON.parse(asked.stdout) as { diagnostics: Diagnostic[] };
    const [{ file, start, end, code, severity }] = diagnostics as [Diagnostic];
    assert.deepEqual([file, code, severity], [join(drafts, 'wrong.md'), 'missing-provision', 'error']);
    assert.equal(WRONG.slice(start, end), 'section 9 of the Harbour Act');
  });

  it('prints SARIF 2.1.0', async () => {
    const { version, runs } = await sarif(drafts);
    assert.equal(version, '2.1.0');
    const [{ tool, results }] = runs;
    const [result] = results;
    assert.ok(result);
    assert.equal(tool.driver.rules[result.ruleIndex]?.id, result.ruleId);
    assert.equal(result.level, 'error');
    const { artifactLocation, region } = result.locations[0].physicalLocation;
    assert.equal(artifactLocation.uri, pathToFileURL(join(drafts, 'wrong.md')).href);
    const { startLine, startColumn, endLine, endColumn } = region;
    assert.deepEqual([startLine, startColumn, endLine, endColumn], [3, 12, 3, 40]);
  });

  it('keeps a fingerprint when lines are added above, and gives two findings two', async () => {
    const file = join(folder, 'moved.md');
    const prints = async (): Promise<string[]> =>
      (await sarif(file)).runs[0].results.map(({ partialFingerprints }) => Object.values(partialFingerprints).join());
    await writeFile(file, WRONG);
    const before = await prints();
    await writeFile(file, `One more line.\n\n${WRONG}\n${WRONG}`);
    const after = await prints();
    assert.equal(before[0], after[0]);
    assert.equal(new Set(after).size, 2);
  });

  it('checks files of the corpus as law', async () => {
    const { exit, stdout } = await run(join(folder, 'law'));
    assert.equal(exit, 0, stdout);
  });

  it('goes on after a file that cannot be read, and fails', async () => {
    const torn = join(folder, 'torn');
    await mkdir(torn);
    await writeFile(join(torn, 'binary.txt'), Buffer.from([0, 1, 2, 0, 255, 254, 0, 7]));
    await writeFile(join(torn, 'wrong.md'), WRONG);
    const { exit, stdout, stderr } = await run(torn);
    assert.equal(exit, 1);
    assert.match(stdout, /missing-provision/u);
    assert.match(stderr, /binary\.txt: .*\nproviso: 1 error found\. 1 file could not be read\.\n$/u);
  });

  describe('bad input is one line and an exit code', () => {
    for (const [name, args, exit, message] of [
      ['no path', [], 2, /PATH is missing/u],
      ['a format that is none', ['x', '--format', 'xml'], 2, /--format is one of text, json, sarif/u],
      ['a code that is none', ['x', '--severity', 'typo=off'], 2, /there is no code typo/u],
      ['a severity of two words', ['x', '--severity', 'unchecked=off=error'], 2, /takes off, hint/u],
      ['two formats', ['x', '--json', '--format', 'sarif'], 2, /--json and --format sarif exclude/u],
      ['a severity that is none', ['x', '--severity', 'unchecked=loud'], 2, /takes off, hint/u],
      ['a path that is missing', ['/nowhere/at/all'], 1, /Name files and folders that are there/u],
    ] as const) {
      it(name, async () => {
        const ran = await run(...args);
        assert.equal(ran.exit, exit);
        assert.match(ran.stderr, message);
        assert.equal(ran.stderr.trimEnd().split('\n').length, 1);
      });
    }
  });
});
