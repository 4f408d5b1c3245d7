import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { resolveCliArgsFromVSCodeExecutablePath } from '@vscode/test-electron';
import { execute } from './shell.mjs';

/** The .vsix that a user of this computer would take. Throws where it has not been made. */
export async function packageForThisComputer(root) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const files = [`${process.platform}-${process.arch}`, 'universal'].map((name) =>
    join(root, 'packages', `proviso-${version}-${name}.vsix`),
  );
  const file = files.find((each) => existsSync(each));
  if (file === undefined) throw new Error(`${files[0]} does not exist: run \`npm run package\` first.`);
  return file;
}

/** Installs an extension into folders of its own by VS Code's `--install-extension`. */
export async function installExtension(host, vsix, { extensions, userData }) {
  console.log(`workbench: installing ${basename(vsix)}`);
  const options = ['--install-extension', vsix, '--extensions-dir', extensions, '--user-data-dir', userData];
  if (host.kind === 'code-server') {
    const license = '--accept-server-license-terms';
    await execute(host.node, [host.server, license, '--server-data-dir', join(userData, 'server'), ...options]);
  } else {
    const [program, ...own] = resolveCliArgsFromVSCodeExecutablePath(host.executable);
    await execute(program, [...own, ...options]);
  }
}
