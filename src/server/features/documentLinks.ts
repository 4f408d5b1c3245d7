import type { DocumentLink } from 'vscode-languageserver/node';
import { URI } from 'vscode-uri';
import { labelOf } from '../../law';
import type { CitationInDocument } from '../citedText';
import type { Drafts } from '../drafts';
import type { FeatureIndex } from './context';

/** A link from each resolved citation to the first provision that it names, at its line in its file. */
export async function documentLinksOf(
  { corpus }: Pick<FeatureIndex, 'corpus'>,
  citations: readonly CitationInDocument[],
  drafts: Drafts,
): Promise<DocumentLink[]> {
  const links = citations.flatMap(({ citation, range }) => {
    const [id] = citation.targets;
    const ordinal = id === undefined || citation.outcome !== 'resolved' ? undefined : corpus.ordinal(id);
    return ordinal === undefined ? [] : [{ source: range, tooltip: labelOf(corpus, ordinal), ordinal }];
  });
  const targets = await drafts.place(links.map(({ ordinal }) => corpus.provision(ordinal)));
  return links.map(({ source, tooltip }, index) => {
    const { file, range } = targets[index]!;
    // Editors count the lines of a fragment from one.
    const place = `L${range.start.line + 1},${range.start.character + 1}`;
    return { range: source, target: URI.file(file).with({ fragment: place }).toString(), tooltip };
  });
}
