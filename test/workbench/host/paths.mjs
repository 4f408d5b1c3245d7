import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * code-server 4.N.M carries VS Code 1.N.M, so both hosts run the suite in the same workbench.
 * Its server needs Node 24 whatever Node the project itself runs on.
 */
export const versions = { vscode: '1.139.1', codeServer: '4.139.1', node: '24.19.0', sharp: '0.35.5' };

/** Where what the workbench tests need is kept between runs; about 1 GB. */
export const cacheFolder = process.env.PROVISO_WORKBENCH_DIR ?? join(homedir(), '.cache', 'proviso-workbench');

export const nodePackage = { folder: join(cacheFolder, `node-${versions.node}`), spec: `node@${versions.node}` };
export const codeServerPackage = {
  folder: join(cacheFolder, `code-server-${versions.codeServer}`),
  spec: `code-server@${versions.codeServer}`,
};

/** What reduces pictures; `npm run pictures` alone needs it. */
export const sharpPackage = { folder: join(cacheFolder, `sharp-${versions.sharp}`), spec: `sharp@${versions.sharp}` };

/** The file that starts VS Code's own server inside the code-server package. */
export const serverEntry = join(codeServerPackage.folder, 'node_modules/code-server/lib/vscode/out/server-main.js');
