// The README as the Marketplace and the editor's page of an extension can show it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LINK = /(!?)\[([^\][]*)\]\((?![a-z][a-z+.-]*:|#)([^)\s]+)\)/giu;

/**
 * A README without links to files: such a page has no folder around it. What a link said stays, a picture goes in
 * itself. Where package.json names a `repository`, vsce points links there, and this is not needed.
 */
export async function marketplaceReadme(text, folder) {
  const pictures = new Map();
  for (const [, mark, , file] of text.matchAll(LINK)) {
    if (mark === '!') pictures.set(file, (await readFile(join(folder, file))).toString('base64'));
  }
  return text.replace(LINK, (_, mark, words, file) =>
    mark === '!' ? `![${words}](data:image/png;base64,${pictures.get(file)})` : words,
  );
}
