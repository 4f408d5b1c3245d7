import type { WorkspaceSymbol } from 'vscode-languageserver/node';
import { URI } from 'vscode-uri';
import { parseEId, splitProvisionId } from '../../law';
import type { LegalIndex } from '../../search';
import type { Drafts } from '../drafts/drafts';
import { findProvisions } from './findProvision';
import { symbolKindOf } from './unitName';

/** The most provisions that a search for symbols lists. */
const LIMIT = 100;

/**
 * The provisions whose act, citation or heading fits what was typed, best first. Editors filter once more by the name, so
 * that it has the heading too.
 */
export async function workspaceSymbolsOf(index: LegalIndex, query: string, drafts: Drafts): Promise<WorkspaceSymbol[]> {
  const found = await drafts.place(await findProvisions(index, query, LIMIT));
  return found.map(({ id, label, heading, breadcrumb, file, range }) => ({
    name: heading === '' ? label : `${label} ${heading}`,
    kind: symbolKindOf(parseEId(splitProvisionId(id).eId)),
    containerName: breadcrumb,
    location: { uri: URI.file(file).toString(), range },
  }));
}
