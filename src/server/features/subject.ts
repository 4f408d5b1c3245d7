import type { Ordinals, Position, Range } from '../../law';
import { inDraft } from '../drafts/lineMap';
import type { LegalIndex } from '../../search';
import { sharedProvisionAt } from '../corpus/sharedPlaces';
import { citationInShared } from './sharedCitations';
import { provisionAt } from './provisionAt';
import { openDocument, type FeatureContext, type OpenDocument } from './context';
import type { DocumentCitations } from './documentCitations';

/** The provisions that a place of a document is about. */
export interface Subject {
  /** In document order; none for a citation that was not resolved. */
  readonly ordinals: Ordinals;
  /** The citation, or the provision itself. */
  readonly range: Range;
}

/**
 * What a place is about of a document that is open, or of one of the shared corpus, which no editor has to open here; there it is
 * what a citation at it cites, or else the provision that stands at it.
 */
export async function subjectIn(
  index: LegalIndex,
  { uri, position }: { readonly uri: string; readonly position: Position },
  context: FeatureContext,
  citations: DocumentCitations,
): Promise<Subject | undefined> {
  const citation = await citationInShared(index, uri, position);
  if (citation !== undefined) return { ordinals: citation.cited.ordinals, range: citation.range };
  const shown = sharedProvisionAt(index.corpus, uri, position);
  if (shown !== undefined) return { ordinals: [shown], range: { start: position, end: position } };
  const open = await openDocument({ ...context, index: () => index }, uri);
  return open && subjectAt(open, position, citations);
}

/** What the citation at a position cites; on the first line of a provision in its own file, that provision. */
export async function subjectAt(
  open: OpenDocument,
  position: Position,
  citations: DocumentCitations,
): Promise<Subject | undefined> {
  const {
    index: { corpus },
    file,
    lines,
  } = open;
  const cited = await citations.at(open, position);
  if (cited !== undefined) return { ordinals: cited.cited.ordinals, range: cited.range };
  if (file === undefined) return undefined;
  const line = lines.toIndexed(position.line);
  const ordinal = provisionAt(corpus, file, { line, character: position.character });
  if (ordinal === undefined) return undefined;
  const { range } = corpus.provision(ordinal);
  return range.start.line === line ? { ordinals: [ordinal], range: inDraft(range, lines) } : undefined;
}
