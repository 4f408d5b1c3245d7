#!/usr/bin/env node
// A stand-in for the VS Code executable, for `runTests({vscodeExecutablePath})` of @vscode/test-electron: VS Code's own
// server and Node extension host, with its workbench in a headless browser. It takes the executable's options:
//   vscodeHost.mjs [FOLDER] --extensionDevelopmentPath=DIR --extensionTestsPath=FILE [--user-data-dir=DIR] [--extensions-dir=DIR]
// Exit code: 0 the suite passed, 1 it failed, 99 there was no result (a crash, a time-out, a signal).
// Environment: PROVISO_WORKBENCH_NODE, _SERVER and _CHROMIUM say what to run (install.mjs knows); _PAGE is a module whose
// exported functions the suite may call (see pageChannel.mjs); _TIMEOUT limits the whole run, in seconds (900); _SHOTS is a
// folder for a last screenshot when there is no result; _LANGUAGE is the language of extensions (English without it);
// _VERBOSE=1 shows what the workbench logs.
// PROVISO_TEST_COUNTS names the file that the suite leaves its counts in when it has ended (see countingReporter.ts).
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { untilInterrupted } from './interruption.mjs';
import { openPageChannel } from './pageChannel.mjs';
import { Resources } from './resources.mjs';
import { startServer } from './server.mjs';
import { mochaMark, SuiteOutput } from './suiteOutput.mjs';
import { openWindow } from './window.mjs';

const noResult = 99;
const defaultTimeout = 900;
const { env } = process;

// When the process that reads our output is killed, there is still the cleaning up to be done.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const resources = new Resources();
const output = new SuiteOutput();
let code = noResult;
try {
  const interrupted = untilInterrupted(Number(env.PROVISO_WORKBENCH_TIMEOUT ?? defaultTimeout));
  code = await Promise.race([runSuite(readOptions()), interrupted]);
} catch (error) {
  console.error(`workbench: no result: ${error.message}`);
} finally {
  output.explain(code);
  await resources.closeAll();
}
// runTests stops reading when this process ends: let it read what was written last.
await sleep(200);
process.exit(code);

/** Like the real executable, takes the options it knows and passes over the others; the folder is the first plain word. */
function readOptions() {
  const known = ['extensionDevelopmentPath', 'extensionTestsPath', 'user-data-dir', 'extensions-dir'];
  const { values, positionals } = parseArgs({
    options: Object.fromEntries(known.map((name) => [name, { type: 'string' }])),
    strict: false,
  });
  return { ...values, folder: positionals[0] };
}

/** Starts everything in turn and returns the suite's exit code. */
async function runSuite(options) {
  const folders = await openFolders(options);
  const channel = await resources.open(openPageChannel, (opened) => opened.close());
  const variables = { ...channel.variables, PROVISO_WORKBENCH_MARK: mochaMark };
  const server = await resources.open(
    () => startServer({ node: env.PROVISO_WORKBENCH_NODE, entry: env.PROVISO_WORKBENCH_SERVER, folders, variables }),
    (started) => started.stop(),
  );
  const window = await resources.open(
    () =>
      openWindow({
        executable: env.PROVISO_WORKBENCH_CHROMIUM,
        origin: server.origin,
        language: env.PROVISO_WORKBENCH_LANGUAGE,
      }),
    closeWindow,
  );
  if (env.PROVISO_WORKBENCH_PAGE) {
    channel.serve(await import(pathToFileURL(resolve(env.PROVISO_WORKBENCH_PAGE)).href), window.page);
  }
  const run = {
    workspace: folders.workspace,
    extension: options.extensionDevelopmentPath,
    suite: options.extensionTestsPath,
    onLog: (level, text) => output.take(level, text),
  };
  const exitCode = await Promise.race([window.runTests(run), server.died]);
  // The workbench reports success also when the extension host crashes: only the counts show that the suite came to its end.
  const counts = env.PROVISO_TEST_COUNTS;
  if (exitCode === 0 && counts && !existsSync(counts)) throw new Error('the extension host ended before the suite');
  return exitCode;
}

async function openFolders(options) {
  const temporary = await resources.open(
    () => mkdtemp(join(tmpdir(), 'proviso-workbench-')),
    (folder) => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  );
  const folders = {
    temporary,
    userData: options['user-data-dir'] ?? join(temporary, 'user-data'),
    extensions: options['extensions-dir'] ?? join(temporary, 'extensions'),
    workspace: options.folder ?? join(temporary, 'workspace'),
  };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  return folders;
}

async function closeWindow(window) {
  if (code === noResult && env.PROVISO_WORKBENCH_SHOTS) {
    const path = join(env.PROVISO_WORKBENCH_SHOTS, 'no-result.png');
    await window.page.screenshot({ path, timeout: 5000 }).then(
      () => console.error(`workbench: the window at the end: ${path}`),
      (error) => console.error(`workbench: no screenshot of the window: ${error.message}`),
    );
  }
  await window.close();
}
