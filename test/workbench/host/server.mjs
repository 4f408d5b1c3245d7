import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';

/** How long the server may take to listen, and how long its processes may take to end, in milliseconds. */
const startLimit = 60_000;
const stopLimit = 3000;

/**
 * Starts VS Code's server on a free loopback port. `variables` are added to the environment and reach the extension host.
 * Returns {origin, died, stop}: `died` rejects when the server ends by itself.
 */
export async function startServer({ node, entry, folders, variables }) {
  const child = spawn(node, [entry, ...serverOptions(folders)], {
    env: { ...ownEnvironment(folders.temporary), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: the extension host and what extensions start are in it, and end with it.
    detached: true,
  });
  let output = '';
  const died = new Promise((_resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      reject(new Error(`the server ended with ${signal ?? `code ${code}`}:\n${output}`)),
    );
  });
  const listening = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      const port = /agent listening on (\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    setTimeout(() => reject(new Error(`the server does not listen:\n${output}`)), startLimit).unref();
  });
  const stop = () => endGroup(child.pid);
  try {
    return { origin: await Promise.race([listening, died]), died, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function serverOptions({ temporary, userData, extensions }) {
  return [
    ...['--host', '127.0.0.1', '--port', '0', '--without-connection-token', '--accept-server-license-terms'],
    ...['--server-data-dir', join(temporary, 'server'), '--user-data-dir', userData, '--extensions-dir', extensions],
    ...['--disable-telemetry', '--disable-workspace-trust'],
  ];
}

/** This process's environment without what an enclosing VS Code set, and with the user's own folders out of reach. */
function ownEnvironment(temporary) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VSCODE_|ELECTRON_|NODE_OPTIONS$)/.test(name));
  return {
    ...Object.fromEntries(inherited),
    XDG_CONFIG_HOME: join(temporary, 'config'),
    XDG_DATA_HOME: join(temporary, 'share'),
    XDG_CACHE_HOME: join(temporary, 'cache'),
  };
}

/** Asks all processes of a group to end, and kills those that have not in time: an extension may hang in a loop. */
async function endGroup(leader) {
  if (leader === undefined) return;
  signalGroup(leader, 'SIGTERM');
  for (let waited = 0; waited < stopLimit; waited += 100) {
    if (!signalGroup(leader, 0)) return;
    await sleep(100);
  }
  signalGroup(leader, 'SIGKILL');
}

/** False when the group has no process left. */
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}
