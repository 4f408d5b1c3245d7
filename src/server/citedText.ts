import type { TextDocument } from 'vscode-languageserver-textdocument';
import { findCitations } from '../citation';
import type { Corpus, Position, Range, ResolvedCitation } from '../law';
import type { LegalIndex } from '../search';
import type { LineMap } from './lineMap';
import { provisionAt } from './provisionAt';

/** How far around a position citations are looked for, in UTF-16 code units: enough for what "the same article" leans on. */
const BEFORE = 8_000;
const AFTER = 2_000;

export interface CitationInDocument {
  readonly citation: ResolvedCitation;
  readonly range: Range;
}

/**
 * The citation at a position of a document, resolved. In a document of the corpus "this Act" and "paragraph (2)" are read
 * from the provision that the position stands in; `lines` says how the document's lines answer to the indexed ones.
 */
export function citationAt(
  { corpus, resolver }: Pick<LegalIndex, 'corpus' | 'resolver'>,
  document: TextDocument,
  file: string | undefined,
  position: Position,
  lines: LineMap,
): CitationInDocument | undefined {
  const indexed = { line: lines.toIndexed(position.line), character: position.character };
  const ordinal = file === undefined ? undefined : provisionAt(corpus, file, indexed);
  const act = ordinal === undefined ? undefined : corpus.acts[corpus.actOf(ordinal)];
  const offset = document.offsetAt(position);
  const start = Math.max(beginningOf(corpus, ordinal, document, lines), offset - BEFORE);
  const text = document.getText({ start: document.positionAt(start), end: document.positionAt(offset + AFTER) });
  const citation = resolver
    .resolve(findCitations(text, act?.language), act && ordinal !== undefined ? { act: act.key, ordinal } : {}, text)
    .find((found) => start + found.start <= offset && offset <= start + found.end);
  if (citation === undefined) return undefined;
  const range = { start: document.positionAt(start + citation.start), end: document.positionAt(start + citation.end) };
  return { citation, range };
}

/** Where the provision begins: citations before it belong to another one, and "the same article" does not reach back to them. */
function beginningOf(corpus: Corpus, ordinal: number | undefined, document: TextDocument, lines: LineMap): number {
  if (ordinal === undefined) return 0;
  return document.offsetAt({ line: lines.toDraft(corpus.provision(ordinal).range.start.line), character: 0 });
}
