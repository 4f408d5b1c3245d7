import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The checkout. */
export const ROOT = resolve(__dirname, '../../..');

export interface Ran {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program without what npm tells its children about this project, as a user's shell would. */
export function run(program: string, args: readonly string[], options: { cwd?: string; env?: object } = {}): Promise<Ran> {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_PATH|INIT_CWD)/iu.test(name));
  const env = { ...Object.fromEntries(own), ...options.env };
  // npm and npx are scripts on Windows, which only a shell can start.
  const shell = process.platform === 'win32' && program.startsWith('np');
  return new Promise((succeed, fail) => {
    const child = spawn(program, args, { cwd: options.cwd ?? ROOT, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', fail);
    child.once('close', (exit) => succeed({ exit, stdout, stderr }));
  });
}
