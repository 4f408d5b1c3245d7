import type { Range, ResolvedCitation } from '../../law';

/** A citation where it stands in a document. */
export interface CitationInDocument {
  /** Its offsets are those of the document, its text is without markup. */
  readonly citation: ResolvedCitation;
  readonly range: Range;
}
