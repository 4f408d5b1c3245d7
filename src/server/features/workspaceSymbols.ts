import type { WorkspaceSymbol } from 'vscode-languageserver/node';
import { uriOf } from '../fileUri';
import { parseEId, splitProvisionId } from '../../law';
import type { LegalIndex } from '../../search';
import type { Drafts } from '../drafts/drafts';
import { findByName } from '../../tools';
import { symbolKindOf } from './unitName';

/** The most provisions that a search for symbols lists. */
const LIMIT = 100;

/**
 * The provisions that what was typed cites, or whose act, number or heading fits it, best first. Editors filter once more
 * by the name: it has the heading too, and what was typed where it would be left out for another way to write it.
 */
export async function workspaceSymbolsOf(index: LegalIndex, query: string, drafts: Drafts): Promise<WorkspaceSymbol[]> {
  const found = await drafts.place(await findByName(index, query, LIMIT));
  return found.map(({ id, label, heading, breadcrumb, file, range }) => ({
    name: matched(heading === '' ? label : `${label} ${heading}`, query.trim()),
    kind: symbolKindOf(parseEId(splitProvisionId(id).eId)),
    containerName: breadcrumb,
    location: { uri: uriOf(file).toString(), range },
  }));
}

const matched = (name: string, typed: string): string => (hasInOrder(name, typed) ? name : `${name} (${typed})`);

/** Whether a name has the characters of a text in their order, as editors ask: 第三条 is not found by 第3条. */
function hasInOrder(name: string, typed: string): boolean {
  const characters = name.toLowerCase();
  let at = 0;
  for (const character of typed.toLowerCase().replace(/\s+/gu, '')) {
    const found = characters.indexOf(character, at);
    if (found < 0) return false;
    at = found + character.length;
  }
  return true;
}
