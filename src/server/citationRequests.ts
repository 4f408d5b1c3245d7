import type { Connection, Position } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { LegalIndex } from '../search';
import { citationAt, type CitationInDocument } from './citedText';
import { definitionOf } from './definition';
import type { Drafts } from './drafts';
import { fileOf } from './fileUri';
import { hoverOf } from './hover';
import { SAME_LINES } from './lineMap';

/** Where the citations of an open document are looked up. */
export interface CitationContext {
  readonly documents: { get(uri: string): TextDocument | undefined };
  readonly drafts: Drafts;
  /** The index that serves now. */
  readonly index: () => LegalIndex | undefined;
}

/** Answers what an editor asks about the citation under its cursor. */
export function answerCitationRequests(connection: Connection, context: CitationContext): void {
  connection.onHover(async ({ textDocument, position }) => {
    const found = await citationUnder(context, textDocument.uri, position);
    return found && hoverOf(found.index.corpus, found.citation);
  });
  connection.onDefinition(async ({ textDocument, position }) => {
    const found = await citationUnder(context, textDocument.uri, position);
    return found && definitionOf(found.index.corpus, found.citation, context.drafts);
  });
}

async function citationUnder(
  { documents, drafts, index: current }: CitationContext,
  uri: string,
  position: Position,
): Promise<{ index: LegalIndex; citation: CitationInDocument } | undefined> {
  const index = current();
  const document = documents.get(uri);
  if (index === undefined || document === undefined) return undefined;
  const file = fileOf(uri);
  const lines = file === undefined ? SAME_LINES : await drafts.linesOf(file);
  const citation = citationAt(index, document, file, position, lines);
  return citation && { index, citation };
}
