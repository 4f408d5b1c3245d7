import { SemanticTokensBuilder, type SemanticTokens, type SemanticTokensLegend } from 'vscode-languageserver/node';
import type { Range } from '../../law';
import type { TextSpan } from '../../text';
import type { Turns } from '../../turns';
import { inDocument, type ReadPart } from '../../check';
import type { OpenDocument } from './context';
import { rangeIn, type PlacedCitation } from './documentCitations';
import type { TermMatcher } from './termMatcher';

/** A text is read in pieces of about so many UTF-16 code units, which end with a line where they can. */
const PIECE = 8_000;

const CITATION = 0;
const DEFINED_TERM = 1;
const RESOLVED = 1 << 0;
const UNRESOLVED = 1 << 1;

/** Types by their number, modifiers by their bit. */
export const SEMANTIC_TOKENS_LEGEND: SemanticTokensLegend = {
  tokenTypes: ['citation', 'definedTerm'],
  tokenModifiers: ['resolved', 'unresolved'],
};

interface Token {
  readonly range: Range;
  readonly type: number;
  readonly modifiers: number;
}

/** The citations of a document, resolved or not, and the defined terms between them. */
export async function semanticTokensOf(
  open: OpenDocument,
  citations: readonly PlacedCitation[],
  parts: readonly ReadPart[],
  terms: TermMatcher,
  turns: Turns,
): Promise<SemanticTokens> {
  const marked = citations.map(({ cited, range }) => ({
    range,
    type: CITATION,
    modifiers: cited.outcome === 'resolved' ? RESOLVED : UNRESOLVED,
  }));
  const used = await termTokens(open, citations, parts, terms, turns);
  const builder = new SemanticTokensBuilder();
  for (const { range, type, modifiers } of inOrder([...marked, ...used])) {
    if (turns.isOver) await turns.pass();
    // Editors take no token over several lines.
    for (let { line } = range.start; line <= range.end.line; line += 1) {
      const character = line === range.start.line ? range.start.character : 0;
      const end = line === range.end.line ? range.end.character : lengthOf(open, line);
      if (end > character) builder.push(line, character, end - character, type, modifiers);
    }
  }
  return builder.build();
}

async function termTokens(
  { document }: OpenDocument,
  citations: readonly PlacedCitation[],
  parts: readonly ReadPart[],
  terms: TermMatcher,
  turns: Turns,
): Promise<Token[]> {
  const tokens: Token[] = [];
  let next = 0;
  for (const span of termSpans(parts, terms)) {
    if (turns.isOver) await turns.pass();
    if (span === undefined) continue;
    while (next < citations.length && citations[next]!.end <= span.start) next += 1;
    if (next < citations.length && citations[next]!.start < span.end) continue;
    tokens.push({ range: rangeIn(document, span), type: DEFINED_TERM, modifiers: 0 });
  }
  return tokens;
}

/** Where terms stand in the document, in its order; undefined behind each piece that has been searched. */
function* termSpans(parts: readonly ReadPart[], terms: TermMatcher): Generator<TextSpan | undefined> {
  for (const part of parts) {
    const { text } = part.plain;
    for (let from = 0; from < text.length;) {
      const line = text.indexOf('\n', from + PIECE);
      const to = line < 0 || line > from + 2 * PIECE ? Math.min(text.length, from + 2 * PIECE) : line + 1;
      for (const { start, end } of terms.uses(text.slice(from, to))) {
        yield inDocument(part, { start: from + start, end: from + end });
      }
      yield undefined;
      from = to;
    }
  }
}

const inOrder = (tokens: readonly Token[]): Token[] =>
  [...tokens].sort(
    ({ range: one }, { range: other }) =>
      one.start.line - other.start.line || one.start.character - other.start.character,
  );

/** Without the line break. */
function lengthOf({ document }: OpenDocument, line: number): number {
  const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
  return text.replace(/[\r\n]+$/u, '').length;
}
