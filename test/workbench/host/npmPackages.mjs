import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nodePackage } from './paths.mjs';
import { execute } from './shell.mjs';

const partialPrefix = 'partial-';

/**
 * Installs one npm package into a folder of its own, or does nothing when the folder is there.
 * The work is done beside the folder and moved into place at the end: a folder that exists is complete, also after an
 * interrupted install or when two checkouts install at once.
 */
export async function installPackage({ folder, spec }, env = {}) {
  if (existsSync(folder)) return;
  const cache = dirname(folder);
  await mkdir(cache, { recursive: true });
  await removeAbandoned(cache);
  const partial = join(cache, `${partialPrefix}${process.pid}-${basename(folder)}`);
  try {
    console.log(`workbench: installing ${spec}`);
    await mkdir(partial);
    await writeFile(join(partial, 'package.json'), '{"private":true}\n');
    // What is installed here builds itself, which the project's own packages may not.
    const options = ['--ignore-scripts=false', '--no-fund', '--no-audit', '--loglevel=error'];
    await execute('npm', ['install', ...options, spec], {
      cwd: partial,
      env: { ...environmentOfItsOwn(), ...env },
    });
    await moveIntoPlace(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function moveIntoPlace(partial, folder) {
  try {
    await rename(partial, folder);
  } catch (error) {
    // Another run was quicker: its copy is as good as this one.
    if (!existsSync(folder)) throw error;
  }
}

/** Removes what installs that were killed left behind: those whose process is gone. */
async function removeAbandoned(cache) {
  for (const name of await readdir(cache)) {
    const pid = Number(new RegExp(`^${partialPrefix}(\\d+)-`).exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(cache, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Under `npm test` npm tells its children about itself, the Node it runs on and the project: an install elsewhere and on
 * another Node must not hear of it. Settings that the user has put into the environment stay.
 */
function environmentOfItsOwn() {
  const told =
    /^(NODE|INIT_CWD|npm_(package|lifecycle)_.*|npm_(command|execpath|node_execpath)|npm_config_(\w*prefix|node_gyp|user_agent))$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name)));
}

/** The root of the installed Node 24 (it holds bin/ and include/): npm nests the platform's package or puts it beside. */
export function nodeRoot() {
  const modules = join(nodePackage.folder, 'node_modules');
  const platform = `node-${process.platform}-${process.arch}`;
  const places = [join(modules, 'node/node_modules', platform), join(modules, platform)];
  const root = places.find((place) => existsSync(join(place, 'bin/node')));
  if (root === undefined) throw new Error(`${nodePackage.spec} left no Node for ${platform} under ${modules}.`);
  return root;
}
