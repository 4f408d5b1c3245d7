// Bundles the extension, the servers, the command line and the webviews into dist/, or elsewhere:
// [--production] [--watch] [--out FOLDER]
// With --production they are small and without source maps, and THIRD-PARTY-NOTICES.txt is written.
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';
import { noticesOf } from './package/notices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: flags } = parseArgs({
  options: { production: { type: 'boolean' }, watch: { type: 'boolean' }, out: { type: 'string' } },
});
const dist = flags.out ?? join(root, 'dist');

const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: flags.production === true,
  sourcemap: flags.production !== true,
  metafile: true,
  logLevel: 'info',
};

/** What runs in Node. `vscode` exists only in the extension host; onnxruntime-node brings native files of its own. */
const node = {
  ...shared,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: ['vscode', 'onnxruntime-node'],
  // Some packages' main file is UMD, whose inner `require` esbuild cannot follow: their ES module is taken first.
  mainFields: ['module', 'main'],
};

/** What runs in a webview. */
const browser = { ...shared, platform: 'browser', target: 'es2022', format: 'iife' };

const bundles = [
  // What runs in every window is small; it loads the rest once that is needed.
  {
    ...node,
    entryPoints: ['src/extension/extension.ts'],
    outfile: 'extension.js',
    external: [...node.external, './features'],
    // Loaded by `require`: that bundle is CommonJS.
    supported: { 'dynamic-import': false },
  },
  { ...node, entryPoints: ['src/extension/features.ts'], outfile: 'features.js' },
  { ...node, entryPoints: ['src/server/server.ts'], outfile: 'server.js' },
  { ...node, entryPoints: ['src/cli/commands/index.ts'], outfile: 'commands.js' },
  { ...node, entryPoints: ['src/cli/mcpBundle.ts'], outfile: 'mcp.js' },
  { ...node, entryPoints: ['src/server/corpus/indexWorker.ts'], outfile: 'indexWorker.js' },
  { ...node, entryPoints: ['src/indexing/build/buildWorker.ts'], outfile: 'buildWorker.js' },
  { ...node, entryPoints: ['src/backends/onnx/onnxProcess.ts'], outfile: 'onnxProcess.js' },
  {
    ...node,
    entryPoints: ['src/cli/main.ts'],
    outfile: 'cli.js',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [makesExecutable()],
  },
  { ...browser, entryPoints: ['webview/panel/main.ts'], outfile: 'panel.js' },
  { ...browser, entryPoints: ['webview/report/main.ts'], outfile: 'report.js' },
  { ...browser, entryPoints: ['webview/graph/main.ts'], outfile: 'graph.js' },
  { ...browser, entryPoints: ['webview/corpusReport/main.ts'], outfile: 'corpusReport.js' },
];

if (flags.out === undefined) await rm(dist, { recursive: true, force: true });
const contexts = await Promise.all(
  bundles.map(({ outfile, ...bundle }) => context({ ...bundle, outfile: join(dist, outfile) })),
);
if (flags.watch) {
  await Promise.all(contexts.map((bundle) => bundle.watch()));
} else {
  const results = await Promise.allSettled(contexts.map((bundle) => bundle.rebuild()));
  await Promise.all(contexts.map((bundle) => bundle.dispose()));
  const failures = results.filter((result) => result.status === 'rejected');
  report(failures.map((result) => result.reason));
  if (flags.production && failures.length === 0) {
    const notices = await noticesOf(results.map((result) => result.value.metafile));
    await writeFile(join(root, 'THIRD-PARTY-NOTICES.txt'), `${notices}\n`);
  }
}

/** esbuild has printed its own errors, those that carry `errors`, with their places. */
function report(failures) {
  for (const failure of failures.filter(({ errors }) => errors === undefined)) console.error(failure);
  if (failures.length === 0) return;
  console.error(`build: ${failures.length} of ${contexts.length} bundles failed.`);
  process.exitCode = 1;
}

function makesExecutable() {
  return {
    name: 'makes-executable',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length === 0) await chmod(build.initialOptions.outfile, 0o755);
      });
    },
  };
}
