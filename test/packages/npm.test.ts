import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { made, type Made } from './support/made';
import { run, type Ran } from './support/run';

const MOST_BYTES = 5e6;
const QUESTION = 'How is a person punished who uses a forged official document, knowing that it is forged?';

/** Nothing may be fetched, and what may be left out is. */
const ALONE = { npm_config_offline: 'true', npm_config_omit: 'optional', npm_config_update_notifier: 'false' };

describe('packages: npm', function () {
  this.timeout(180_000);
  let packages: Made;
  let folder: string;

  before(async () => {
    packages = await made();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-npm-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs the package's command in an empty folder, with a cache of npm's own that is as empty. */
  const npx = (...args: string[]): Promise<Ran> => {
    const cache = { npm_config_cache: join(folder, '.cache') };
    return run('npx', ['--yes', `file:${packages.file('.tgz')}`, ...args], { cwd: folder, env: { ...ALONE, ...cache } });
  };

  it('answers the sample question in an empty folder with Node alone', async () => {
    const made = await npx('sample');
    assert.equal(made.exit, 0, made.stderr);
    assert.match(made.stdout, /proviso ask/u);
    const { exit, stdout, stderr } = await npx('ask', QUESTION, '--corpus', 'proviso-sample', '--json');
    assert.equal(exit, 0, stderr);
    const answer = JSON.parse(stdout) as { verdict: string; provisions: { id: string }[] };
    assert.equal(answer.verdict, 'grounded');
    // Section 6 is headed by the offence of using one.
    assert.equal(answer.provisions[0]?.id, 'official-documents-act-2011/sec_6__para_1');
  });

  it('is installed with its command, its notices and nothing of the editor', async () => {
    const installed = await run('npm', ['install', packages.file('.tgz')], { cwd: folder, env: ALONE });
    assert.equal(installed.exit, 0, installed.stderr);
    assert.deepEqual((await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.')), ['proviso']);
    const home = join(folder, 'node_modules/proviso');
    const files = await readdir(home, { recursive: true });
    const ofTheEditor = ['extension', 'features', 'panel', 'graph', 'corpusReport'].map((name) => join('dist', `${name}.js`));
    assert.deepEqual(files.filter((file) => file.endsWith('.map') || ofTheEditor.includes(file)), []);
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.txt', 'dist/server.js']) {
      assert.ok(files.includes(join(file)), file);
    }
    // The pages that its README links to; pictures are for where they are shown.
    const readme = await readFile(join(home, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\((?<to>(?!https?:)[^)#\s]+\.md)[)#]/gu)].map((link) => link.groups?.['to'] ?? '');
    assert.ok(links.includes('media/docs/ask-and-verdicts.md'));
    assert.deepEqual(links.filter((link) => !files.includes(join(link))), ['CONTRIBUTING.md']);
    assert.deepEqual(files.filter((file) => file.endsWith('.png')), []);
    const proviso = join(home, '../.bin/proviso');
    const sample = join(folder, 'sample');
    assert.equal((await run(proviso, ['sample', sample])).exit, 0);
    const linted = await run(proviso, ['lint', join(sample, 'draft.md'), '--corpus', sample, '--format', 'sarif']);
    assert.equal(linted.exit, 1, 'the sample draft has errors');
    const { runs } = JSON.parse(linted.stdout) as { runs: { tool: { driver: { rules: { help: { text: string } }[] } } }[] };
    // The pages of the findings came with it: the summary alone is one line.
    for (const { help } of runs[0]!.tool.driver.rules) assert.match(help.text, /\n/u);
  });

  it('is small, and needs no package but for the runtime of models, which is optional', async () => {
    const { size } = await stat(packages.file('.tgz'));
    assert.ok(size <= MOST_BYTES, `${size} bytes`);
    const installed = await run('npm', ['install', packages.file('.tgz')], { cwd: folder, env: ALONE });
    assert.equal(installed.exit, 0, installed.stderr);
    const text = await readFile(join(folder, 'node_modules/proviso/package.json'), 'utf8');
    const { dependencies, optionalDependencies } = JSON.parse(text) as Record<string, object | undefined>;
    assert.deepEqual(dependencies, undefined, 'what is bundled belongs to devDependencies');
    assert.deepEqual(Object.keys(optionalDependencies ?? {}), ['onnxruntime-node']);
  });
});
