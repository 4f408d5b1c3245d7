// Makes the pictures of media/docs anew: npm run pictures [-- --grep TEXT]
// The workbench tests of suite/pictures.test.ts take them; here they are reduced to a palette
// of 256 colours, which no eye misses, and put beside the pages.
import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs } from 'node:util';
import { installPackage } from './host/npmPackages.mjs';
import { sharpPackage } from './host/paths.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const taken = join(here, 'out');
const pictures = join(here, '../../media/docs/pictures');
const { values } = parseArgs({ options: { grep: { type: 'string' } } });

const tests = ['pictures', values.grep].filter(Boolean).join(' ');
const { status } = spawnSync(process.execPath, [join(here, 'run.mjs'), '--grep', tests], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await installPackage(sharpPackage);
const sharp = createRequire(join(sharpPackage.folder, 'package.json'))('sharp');
for (const name of (await readdir(taken)).filter((file) => file.endsWith('.png')).sort()) {
  const picture = join(pictures, name);
  await sharp(join(taken, name)).png({ palette: true, effort: 10, dither: 0 }).toFile(picture);
  console.log(`${name}: ${(await stat(picture)).size} bytes`);
}
