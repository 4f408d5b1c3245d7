import type { DefinitionLink } from 'vscode-languageserver/node';
import { uriOf } from '../fileUri';
import type { Corpus } from '../../law';
import type { CitationInDocument } from './citedText';
import type { Drafts } from '../drafts/drafts';

/** The most places of one citation. */
const LIMIT = 500;

/** Where the cited provisions stand, in the drafts where their files are open. */
export async function definitionOf(
  corpus: Corpus,
  { cited, range: originSelectionRange }: CitationInDocument,
  drafts: Drafts,
): Promise<DefinitionLink[]> {
  const targets = await drafts.place(cited.ordinals.slice(0, LIMIT).map((ordinal) => corpus.provision(ordinal)));
  return targets.map(({ file, range: targetRange }) => ({
    originSelectionRange,
    targetUri: uriOf(file).toString(),
    targetRange,
    targetSelectionRange: { start: targetRange.start, end: targetRange.start },
  }));
}
