// Runs the workbench tests in a real VS Code: node test/workbench/run.mjs [--grep TEXT] [--installed | --language LANGUAGE]
// `npm run build` must have built the extension. With --installed it is that of packages/ for this computer, installed as a
// user would (`npm run package` must have made it), with the tests in installed/. With --language extensions speak that
// language, and the tests are those in languages/. Screenshots are left in out/.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs } from 'node:util';
import { runTests } from '@vscode/test-electron';
import { build } from 'esbuild';
import { countsFile, takeCounts } from '../testCounts.mjs';
import { installExtension, packageForThisComputer } from './host/extension.mjs';
import { installHost } from './host/install.mjs';
import { startSharedCorpus } from './host/sharedCorpus.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const out = join(here, 'out');

/** What the tests over a shared corpus are called; others do without one. */
const SHARED_TESTS = 'shared corpus';

/** Settings that keep the window quiet and the same on every machine. */
const settings = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.colorTheme': 'Default Light Modern',
  'window.autoDetectColorScheme': false,
  'telemetry.telemetryLevel': 'off',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'update.mode': 'none',
  'git.openRepositoryInParentFolders': 'never',
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`workbench: ${error.message}`);
  process.exitCode = 1;
}

async function main() {
  const { values } = parseArgs({
    options: { grep: { type: 'string' }, installed: { type: 'boolean' }, language: { type: 'string' } },
  });
  const vsix = values.installed ? await packageForThisComputer(root) : undefined;
  if (!existsSync(join(root, 'dist/extension.js'))) {
    throw new Error('dist/extension.js does not exist: run `npm run build` first.');
  }
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await bundleSuite(join(here, suiteOf(values)));
  // The desktop build speaks another language only with a language pack, which has to be downloaded.
  const host = await installHost(values.language && 'code-server');
  const temporary = await mkdtemp(join(tmpdir(), 'proviso-suite-'));
  // A caller that sums several suites names the file itself and reads it.
  const callersCounts = process.env.PROVISO_TEST_COUNTS;
  const counts = callersCounts ?? countsFile('workbench');
  const shared = join(temporary, 'shared.json');
  const usesShared = suiteOf(values) === 'suite' && (values.grep ?? SHARED_TESTS).includes(SHARED_TESTS);
  const law = join(here, 'sharedLaw');
  const stopSharing = usesShared ? startSharedCorpus({ root, law, file: shared, temporary }) : undefined;
  try {
    const succeeded = await runSuite(host, temporary, vsix, {
      PROVISO_TEST_COUNTS: counts,
      ...(usesShared && { PROVISO_WORKBENCH_SHARED: shared }),
      ...(values.grep && { PROVISO_WORKBENCH_GREP: values.grep }),
      ...(values.language && { PROVISO_WORKBENCH_LANGUAGE: values.language }),
    });
    if (callersCounts) return succeeded ? 0 : 1;
    return conclude(takeCounts(counts, succeeded));
  } finally {
    await stopSharing?.();
    await rm(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

function suiteOf({ installed, language }) {
  if (installed) return 'installed';
  return language ? 'languages' : 'suite';
}

/** Bundles the suite's entry, and all its tests into one file beside it; `vscode` exists only in the extension host. */
async function bundleSuite(suite) {
  const tests = (await readdir(suite)).filter((name) => name.endsWith('.test.ts')).sort();
  if (tests.length === 0) throw new Error(`there is no *.test.ts in ${suite}.`);
  const common = {
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  };
  const contents = tests.map((name) => `import './${name}';`).join('\n');
  await Promise.all([
    build({ ...common, entryPoints: [join(here, 'suite/index.ts')], outfile: join(out, 'suite/index.cjs') }),
    build({ ...common, stdin: { contents, resolveDir: suite, loader: 'ts' }, outfile: join(out, 'suite/tests.cjs') }),
  ]);
}

/**
 * Runs the suite with a profile of its own; true when it succeeded. The extension is the checkout's, under development, on a
 * copy of the sample folder, or that of a .vsix, installed, on a folder of a program.
 */
async function runSuite(host, temporary, vsix, variables) {
  const workspace = join(temporary, vsix ? 'program' : 'sample');
  const userData = join(temporary, 'user-data');
  const extensions = join(temporary, 'extensions');
  await cp(vsix ? join(here, 'installed/program') : join(root, 'media/sample'), workspace, { recursive: true });
  const player = join(extensions, 'proviso-test.player-1.0.0');
  if (vsix) await installExtension(host, vsix, { extensions, userData });
  else await cp(join(here, 'model'), player, { recursive: true });
  await mkdir(join(userData, 'User'), { recursive: true });
  await writeFile(join(userData, 'User/settings.json'), JSON.stringify(settings));
  const release = passSignalsOn();
  try {
    await runTests({
      vscodeExecutablePath: host.executable,
      // Tests need some extension under development.
      extensionDevelopmentPath: vsix ? join(here, 'model') : root,
      extensionTestsPath: join(out, 'suite/index.cjs'),
      launchArgs: [workspace, `--user-data-dir=${userData}`, `--extensions-dir=${extensions}`],
      extensionTestsEnv: { ...variables, ...hostVariables(host) },
    });
    return true;
  } catch (error) {
    console.error(`workbench: ${error.message}`);
    return false;
  } finally {
    release();
  }
}

/**
 * runTests passes SIGINT on to VS Code, and returns after it only when someone else listens too; it knows no SIGTERM.
 * Both must end VS Code and then come back here, to clean up. Returns what undoes it.
 */
function passSignalsOn() {
  const returnAfterwards = () => undefined;
  const likeSigint = () => process.emit('SIGINT');
  process.on('SIGINT', returnAfterwards).on('SIGTERM', likeSigint);
  return () => process.off('SIGINT', returnAfterwards).off('SIGTERM', likeSigint);
}

/** What vscodeHost.mjs needs to know. */
function hostVariables(host) {
  if (host.kind === 'electron') return {};
  return {
    PROVISO_WORKBENCH_NODE: host.node,
    PROVISO_WORKBENCH_SERVER: host.server,
    PROVISO_WORKBENCH_CHROMIUM: host.chromium,
    PROVISO_WORKBENCH_PAGE: join(here, 'page/workbenchPage.mjs'),
    PROVISO_WORKBENCH_SHOTS: out,
  };
}

function conclude({ passes, failures, reason }) {
  if (reason) console.error(`workbench: the suite failed: ${reason}.`);
  console.log(`workbench: ${passes} passed, ${failures} failed`);
  return failures > 0 ? 1 : 0;
}
