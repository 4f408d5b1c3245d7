import type { DefinitionLink } from 'vscode-languageserver/node';
import { URI } from 'vscode-uri';
import type { Corpus } from '../../law';
import type { CitationInDocument } from './citedText';
import type { Drafts } from '../drafts/drafts';

/** Where the cited provisions stand, in the drafts where their files are open. */
export async function definitionOf(
  corpus: Corpus,
  { citation, range: originSelectionRange }: CitationInDocument,
  drafts: Drafts,
): Promise<DefinitionLink[]> {
  const ordinals = citation.targets.map((id) => corpus.ordinal(id)).filter((ordinal) => ordinal !== undefined);
  const targets = await drafts.place(ordinals.map((ordinal) => corpus.provision(ordinal)));
  return targets.map(({ file, range: targetRange }) => ({
    originSelectionRange,
    targetUri: URI.file(file).toString(),
    targetRange,
    targetSelectionRange: { start: targetRange.start, end: targetRange.start },
  }));
}
