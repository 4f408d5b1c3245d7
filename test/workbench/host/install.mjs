import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { electronObstacle, installElectron } from './electron.mjs';
import { installPackage, nodeRoot } from './npmPackages.mjs';
import { codeServerPackage, nodePackage, serverEntry } from './paths.mjs';
import { ensureSystemPackages, findChromium } from './systemPackages.mjs';

/**
 * Makes a VS Code available for the workbench tests, quickly when it is already there. Two kinds:
 * - `electron`: the desktop build. There is no page to drive, so tests that look inside the window are left out.
 * - `code-server`: VS Code's server with a headless browser as its window. Everything can be tested.
 * PROVISO_WORKBENCH_HOST=electron or code-server asks for one kind; else the first that can be had is taken.
 * Returns {kind, executable}, and for code-server also {node, server, chromium}.
 */
export async function installHost(wanted = process.env.PROVISO_WORKBENCH_HOST) {
  if (wanted === 'electron') return await electronHost();
  if (wanted === 'code-server') return await codeServerHost();
  if (wanted) throw new Error(`PROVISO_WORKBENCH_HOST is "${wanted}": use electron or code-server.`);
  return (await electronHostIfReachable()) ?? (await codeServerHost());
}

async function electronHost() {
  return { kind: 'electron', executable: await installElectron() };
}

async function electronHostIfReachable() {
  const obstacle = electronObstacle();
  if (obstacle) return fallBack(obstacle);
  try {
    return await electronHost();
  } catch (error) {
    return fallBack(error.message);
  }
}

function fallBack(reason) {
  console.log(`workbench: not on the desktop build of VS Code, since ${reason}; using code-server.`);
  return undefined;
}

async function codeServerHost() {
  if (process.platform === 'win32') {
    throw new Error('code-server does not run on Windows; the desktop build of VS Code could not be had either.');
  }
  await ensureSystemPackages({ compiler: !existsSync(codeServerPackage.folder) });
  await installPackage(nodePackage);
  const node = nodeRoot();
  // code-server's native modules must be compiled by, and for, the Node that will run them: `nodedir` points node-gyp
  // at its headers, also where the user's own npm settings name another Node.
  await installPackage(codeServerPackage, {
    PATH: join(node, 'bin') + delimiter + process.env.PATH,
    npm_config_nodedir: node,
  });
  if (!existsSync(serverEntry)) throw new Error(`${codeServerPackage.spec} came without ${serverEntry}.`);
  return {
    kind: 'code-server',
    executable: fileURLToPath(new URL('vscodeHost.mjs', import.meta.url)),
    node: join(node, 'bin/node'),
    server: serverEntry,
    chromium: findChromium(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`workbench: ready, ${JSON.stringify(await installHost())}`);
  } catch (error) {
    console.error(`workbench: ${error.message}`);
    process.exitCode = 1;
  }
}
