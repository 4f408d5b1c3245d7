// Makes what can be installed, in packages/: the extension for each platform, the extension without native parts for all
// others, and the package of npm.  npm run package [-- PACKAGE...]
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs } from 'node:util';
import { NATIVE_PARTS } from './package/nativeParts.mjs';
import { packExtension } from './package/vsix.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'packages');
const names = [...Object.keys(NATIVE_PARTS), 'universal', 'npm'];

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(
    `package: there is no package ${unknown.join(', ')}: name some of ${names.join(', ')}, or none for all.`,
  );
  process.exit(2);
}

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
run(process.execPath, [join(root, '.config/esbuild.mjs'), '--production']);
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const name of wanted.length === 0 ? names : wanted) {
  const file = join(folder, name === 'npm' ? `proviso-${version}.tgz` : `proviso-${version}-${name}.vsix`);
  if (name === 'npm') run('npm', ['pack', '--silent', '--pack-destination', folder]);
  else await packExtension(root, name, file);
  console.log(`package: ${relative(root, file)}, ${((await stat(file)).size / 1e6).toFixed(1)} MB`);
}

/** Runs a program in the checkout; ends this one where that fails. */
function run(program, args) {
  // npm is a script on Windows, which only a shell can start.
  const shell = process.platform === 'win32' && program === 'npm';
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) process.exit(1);
}
