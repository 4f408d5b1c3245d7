import type { LocatedCitation } from '../../citation';
import type { Range } from '../../law';

/** A citation where it stands in a document. */
export interface CitationInDocument {
  /** Its text is without markup. */
  readonly cited: LocatedCitation;
  readonly range: Range;
}
