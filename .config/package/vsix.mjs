// One .vsix, made by vsce from a folder that holds what goes in and nothing else.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVSIX } from '@vscode/vsce';
import { marketplaceReadme } from './marketplaceReadme.mjs';
import { copyRuntime } from './nativeParts.mjs';

const CONTENTS = /^(?:dist|media|l10n|package\.nls.*\.json|CHANGELOG\.md|LICENSE|THIRD-PARTY-NOTICES\.txt)$/;

/** What package.json says of building and of the npm package. */
const NOT_OF_THE_EXTENSION = ['bin', 'files', 'scripts', 'private', 'devDependencies', 'optionalDependencies'];

/** Packs the extension for a platform with a build of onnxruntime, or without one for `universal`. */
export async function packExtension(root, target, file) {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-package-'));
  try {
    const contents = (await readdir(root)).filter((name) => CONTENTS.test(name));
    for (const name of contents) await cp(join(root, name), join(folder, name), { recursive: true });
    if (target !== 'universal') await copyRuntime(root, target, join(folder, 'dist'));
    const manifest = await extensionManifest(root);
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    const isPublic = manifest.repository !== undefined;
    await writeFile(join(folder, 'README.md'), isPublic ? readme : await marketplaceReadme(readme, root));
    await createVSIX({
      cwd: folder,
      packagePath: file,
      dependencies: false,
      allowMissingRepository: true,
      rewriteRelativeLinks: isPublic,
      ...(target !== 'universal' && { target }),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function extensionManifest(root) {
  const all = Object.entries(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const kept = Object.fromEntries(all.filter(([key]) => !NOT_OF_THE_EXTENSION.includes(key)));
  // npm shows the description as it stands; the editor and its marketplace look it up in package.nls.json.
  return { ...kept, description: '%description%', files: ['**'] };
}
