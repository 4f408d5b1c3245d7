import { existsSync } from 'node:fs';
import { execute, findProgram } from './shell.mjs';

/** The fonts are for screenshots: without them Hangul shows as boxes. */
const aptPackages = ['chromium', 'fonts-liberation', 'fonts-nanum', 'libkrb5-dev', 'g++', 'make', 'python3'];

/** The browser that shows the workbench: CHROMIUM when set, else the first one on PATH, else undefined. */
export function findChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen === undefined) return findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (!existsSync(chosen)) throw new Error(`CHROMIUM names ${chosen}, which does not exist.`);
  return chosen;
}

/** The tools that code-server's native modules are compiled with and that are missing here. */
function missingBuildTools() {
  const needed = { 'g++': ['g++', 'clang++'], make: ['make'], python3: ['python3'], 'libkrb5-dev': ['krb5-config'] };
  return Object.keys(needed).filter((name) => findProgram(...needed[name]) === undefined);
}

/**
 * Makes a browser, and where code-server is still to be compiled a compiler, available.
 * Only root may install system packages; anyone else is told the command.
 */
export async function ensureSystemPackages({ compiler }) {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(compiler ? missingBuildTools() : [])];
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && findProgram('apt-get')) await aptInstall();
  const stillMissing = [...(findChromium() ? [] : ['chromium']), ...(compiler ? missingBuildTools() : [])];
  if (stillMissing.length === 0) return;
  throw new Error(
    `The workbench tests need ${stillMissing.join(', ')}. On Debian: sudo apt-get install ${aptPackages.join(' ')}. ` +
      'Elsewhere: install Chrome or Chromium, or set CHROMIUM to its path, with a C++ compiler, make, python3 and the Kerberos headers.',
  );
}

async function aptInstall() {
  console.log(`workbench: installing ${aptPackages.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await execute('apt-get', ['update', '-qq'], { env });
  await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...aptPackages], { env });
}
