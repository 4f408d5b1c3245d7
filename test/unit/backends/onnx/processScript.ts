import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const ROOT = resolve(__dirname, '../../../..');

export interface TemporaryFolder {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A folder from which the project's packages can be required. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-onnx-'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Bundles the ONNX process into the folder, as the build does; resolves to the script. */
export async function bundleProcess(folder: string): Promise<string> {
  const outfile = join(folder, 'onnxProcess.js');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/backends/onnx/onnxProcess.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['onnxruntime-node'],
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return outfile;
}

/** A process of the test's own that answers requests as `body` says: JavaScript over `request` and `reply(message)`. */
export async function fakeProcess(folder: string, name: string, body: string): Promise<string> {
  const script = join(folder, `${name}.cjs`);
  const lines = [
    "process.on('disconnect', () => process.exit());",
    'const reply = (message) => process.send(message);',
    `process.on('message', (request) => {${body}});`,
  ];
  await writeFile(script, lines.join('\n'));
  return script;
}
