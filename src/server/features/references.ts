import { actsOfFile } from '../../law';
import type { Location } from 'vscode-languageserver/node';
import { actFirst, citersOfAll } from '../../citation';
import { someWithin, subtreesOf, type Ordinals } from '../../law';
import { fileOf, uriOf } from '../fileUri';
import { citingPlaces } from './citingPlaces';
import type { FeatureContext, FeatureIndex } from './context';
import type { DocumentCitations } from './documentCitations';

/** The most provisions whose citations are shown. */
export const REFERENCE_LIMIT = 300;

/**
 * Who cites some provisions, or a unit inside one of them: first the open drafts, then the act that the provisions stand
 * in, then the other acts in the order of the corpus, each in document order; at most {@link REFERENCE_LIMIT} citing
 * provisions. With `withDeclaration` the provisions themselves come before all.
 */
export async function referencesOf(
  index: FeatureIndex,
  ordinals: Ordinals,
  context: Pick<FeatureContext, 'documents' | 'drafts'>,
  citations: DocumentCitations,
  withDeclaration: boolean,
): Promise<Location[]> {
  const { corpus } = index;
  const [subject] = ordinals;
  if (subject === undefined) return [];
  const units = subtreesOf(corpus, ordinals);
  const isWanted = (cited: Ordinals): boolean => units.some(([first, end]) => someWithin(cited, first, end));
  const sources = citersOfAll(index, ordinals);
  const ordered = actFirst(corpus, sources, corpus.actOf(subject)).slice(0, REFERENCE_LIMIT);
  const shown = withDeclaration ? ordinals.slice(0, REFERENCE_LIMIT) : [];
  const declared = await context.drafts.place(shown.map((at) => corpus.provision(at)));
  return [
    ...declared.map(({ file, range }) => ({ uri: uriOf(file).toString(), range })),
    ...(await inDrafts(index, context, citations, isWanted)),
    ...(await citingPlaces(index, context, ordered, (cited) => (isWanted(cited) ? [subject] : []))).map(
      ({ uri, range }) => ({ uri, range }),
    ),
  ];
}

/** The citations in the open documents that no act was read from. */
async function inDrafts(
  index: FeatureIndex,
  { documents }: Pick<FeatureContext, 'documents'>,
  citations: DocumentCitations,
  isWanted: (cited: Ordinals) => boolean,
): Promise<Location[]> {
  const found: Location[] = [];
  for (const document of documents.all()) {
    if (actsOfFile(index.corpus, fileOf(document.uri)).length > 0) continue;
    for (const { cited, range } of await citations.of({ index, document })) {
      if (cited.outcome === 'resolved' && isWanted(cited.ordinals)) {
        found.push({ uri: document.uri, range });
      }
    }
  }
  return found;
}
