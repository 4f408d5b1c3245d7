// Writes into package.json what src/tools says to models, as the editor's language-model tools say it: `npm run tools`.
import { readFile, writeFile } from 'node:fs/promises';
import { URL } from 'node:url';
import { toolNamed } from '../src/tools/index.ts';

const file = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(await readFile(file, 'utf8'));
for (const tool of manifest.contributes.languageModelTools) {
  const { description, inputSchema } = toolNamed(tool.toolReferenceName);
  Object.assign(tool, { modelDescription: description, inputSchema });
}
await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
