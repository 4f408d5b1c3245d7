import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Position, Range, ResolvedCitation } from '../law';

/** A citation where it stands in a document. */
export interface CitationInDocument {
  /** Its offsets are those of the document, its text is without markup. */
  readonly citation: ResolvedCitation;
  readonly range: Range;
}

/** The citation that a position stands in, or right behind; `citations` come in the order of the document. */
export function citationAt(
  citations: readonly CitationInDocument[],
  document: TextDocument,
  position: Position,
): CitationInDocument | undefined {
  const offset = document.offsetAt(position);
  let low = 0;
  for (let high = citations.length; low < high;) {
    const middle = (low + high) >> 1;
    if (citations[middle]!.citation.end < offset) low = middle + 1;
    else high = middle;
  }
  const found = citations[low];
  return found !== undefined && found.citation.start <= offset ? found : undefined;
}
