import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CHECK_CODES } from '../../src/check';
import { made } from './support/made';
import { ROOT, run, type Ran } from './support/run';

const ACT = '# Harbour Act\n\n### Section 1. Fees\n\nThe master of a ship pays a fee of 40 crowns.\n';
const OLD = 'By section 9 of the Harbour Act a ship pays a fee.\n';
const NEW = 'By section 8 of the Harbour Act a ship pays a fee.\n';

/** What the page on pipelines says is done as it stands there. */
describe('packages: pipeline', function () {
  this.timeout(180_000);
  let folder: string;
  let page: string;

  before(async function () {
    // The steps of the page are for the shell of a pipeline.
    if (process.platform === 'win32') this.skip();
    const tarball = (await made()).file('.tgz');
    page = await readFile(join(ROOT, 'media/docs/pipeline.md'), 'utf8');
    folder = await mkdtemp(join(tmpdir(), 'proviso-pipeline-'));
    for (const name of ['law', 'drafts', 'tools']) await mkdir(join(folder, name));
    await cp(tarball, join(folder, 'tools', basename(tarball)));
    await writeFile(join(folder, 'law/harbour.md'), ACT);
    await writeFile(join(folder, 'drafts/memo.md'), OLD);
  });
  after(async () => {
    if (folder !== undefined) await rm(folder, { recursive: true });
  });

  const shell = (command: string): Promise<Ran> =>
    run('bash', ['-c', command], { cwd: folder, env: { npm_config_omit: 'optional', npm_config_offline: 'true' } });
  /** A piece of code of the page that holds some words. */
  const shown = (words: string): string => {
    const code = page.split(/^```\w*$/mu).find((part, at) => at % 2 === 1 && part.includes(words));
    assert.ok(code, words);
    return code.trim();
  };
  /** What the workflow's step runs, as YAML folds its lines. */
  const step = (): string => {
    const text = /run: >\n(?<lines>(?: {10}.*\n)+)/u.exec(shown('actions/checkout'))?.groups?.['lines'] ?? '';
    return text.trim().replace(/\s+/gu, ' ');
  };
  const results = async (): Promise<{ ruleId: string; locations: { physicalLocation: { artifactLocation: object } }[] }[]> =>
    (JSON.parse(await readFile(join(folder, 'proviso.sarif'), 'utf8')) as { runs: [{ results: [] }] }).runs[0].results;

  it('writes the baseline, and passes with it', async () => {
    const written = await shell(shown('--write-baseline'));
    assert.equal(written.exit, 0, written.stderr);
    const checked = await shell(shown('proviso-baseline.json\n'));
    assert.equal(checked.exit, 0, checked.stderr);
    assert.match(checked.stdout, /1 old finding left out by the baseline/u);
  });

  it('leaves a log without old findings where the step of the workflow passes', async () => {
    const { exit, stderr } = await shell(step());
    assert.equal(exit, 0, stderr);
    assert.match(stderr, /1 old finding left out/u);
    assert.deepEqual(await results(), []);
  });

  it('leaves a log with the new finding where it fails', async () => {
    await writeFile(join(folder, 'drafts/letter.md'), NEW);
    const { exit } = await shell(step());
    assert.equal(exit, 1);
    const [finding, ...others] = await results();
    assert.deepEqual(others, []);
    assert.ok(CHECK_CODES.some((code) => code === finding?.ruleId), finding?.ruleId);
    const { artifactLocation } = finding!.locations[0]!.physicalLocation;
    assert.deepEqual(artifactLocation, { uri: 'drafts/letter.md', uriBaseId: '%SRCROOT%', index: 0 });
  });

  it('checks by a hook of one’s own the files that it is handed', async () => {
    const entry = /entry: (?<entry>.*)/u.exec(shown('repo: local'))?.groups?.['entry'] ?? '';
    const failed = await shell(`${entry} drafts/letter.md drafts/memo.md`);
    assert.equal(failed.exit, 1);
    assert.match(failed.stdout, /letter\.md:1:4: error missing-provision/u);
    assert.equal((await shell(`${entry} drafts/memo.md`)).exit, 0);
  });

  it('has a hook for every type of file that lint takes', () => {
    const files = /files: (?<files>.*)/u.exec(shown('repo: local'))?.groups?.['files'] ?? '$^';
    const pattern = new RegExp(files, 'u');
    for (const type of ['md', 'markdown', 'txt', 'tex', 'html', 'htm', 'docx', 'xml']) assert.match(`a.${type}`, pattern);
    assert.doesNotMatch('a.ts', pattern);
  });
});
