import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { join } from 'node:path';
import { cacheFolder, versions } from './paths.mjs';

/** How long the download's host may stay silent before it counts as out of reach, in milliseconds. */
const patience = 10_000;

/** Why the Electron build of VS Code cannot be tried here, or undefined when it can. */
export function electronObstacle() {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display (xvfb-run gives one)';
  return undefined;
}

/** Downloads VS Code, or finds it in the cache, and returns the path of its executable. */
export async function installElectron() {
  return await downloadAndUnzipVSCode({
    version: versions.vscode,
    cachePath: join(cacheFolder, 'electron'),
    timeout: patience,
  });
}
