import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
let building: Promise<string> | undefined;

/** The folder of the program as it is built from the sources at hand; built once a run, and gone after it. */
export function bundledProgram(): Promise<string> {
  building ??= build();
  return building;
}

async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-bundled-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await promisify(execFile)(process.execPath, [join(ROOT, '.config/esbuild.mjs'), '--out', folder], { cwd: ROOT });
  return folder;
}
