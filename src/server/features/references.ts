import { actsOfFile } from '../../law';
import type { Location } from 'vscode-languageserver/node';
import { URI } from 'vscode-uri';
import { actFirst, citersOf } from '../../citation';
import { fileOf } from '../fileUri';
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
  ordinals: readonly number[],
  context: Pick<FeatureContext, 'documents' | 'drafts'>,
  citations: DocumentCitations,
  withDeclaration: boolean,
): Promise<Location[]> {
  const { corpus } = index;
  const [subject] = ordinals;
  if (subject === undefined) return [];
  const isWanted = (target: number): boolean =>
    ordinals.some((ordinal) => target >= ordinal && target < corpus.subtreeEnd(ordinal));
  const sources = [...new Set(ordinals.flatMap((ordinal) => citersOf(index, ordinal)))];
  const ordered = actFirst(corpus, sources, corpus.actOf(subject)).slice(0, REFERENCE_LIMIT);
  const declared = withDeclaration ? await context.drafts.place(ordinals.map((at) => corpus.provision(at))) : [];
  return [
    ...declared.map(({ file, range }) => ({ uri: URI.file(file).toString(), range })),
    ...(await inDrafts(index, context, citations, isWanted)),
    ...(await citingPlaces(index, context, ordered, isWanted)).map(({ uri, range }) => ({ uri, range })),
  ];
}

/** The citations in the open documents that no act was read from. */
async function inDrafts(
  index: FeatureIndex,
  { documents }: Pick<FeatureContext, 'documents'>,
  citations: DocumentCitations,
  isWanted: (target: number) => boolean,
): Promise<Location[]> {
  const found: Location[] = [];
  for (const document of documents.all()) {
    if (actsOfFile(index.corpus, fileOf(document.uri)).length > 0) continue;
    for (const { cited, range } of await citations.of({ index, document })) {
      if (cited.outcome === 'resolved' && cited.ordinals.some(isWanted)) {
        found.push({ uri: document.uri, range });
      }
    }
  }
  return found;
}
