import { MarkupKind, type Hover, type Position } from 'vscode-languageserver/node';
import { PlainText } from '../../check';
import { labelOf } from '../../languages';
import { type Corpus } from '../../law';
import { formatOf } from '../drafts/documentFormat';
import { escapeMarkdown } from '../../text';
import type { OpenDocument } from './context';
import type { DefinedTerm } from './termCatalogue';
import type { TermMatcher } from './termMatcher';

/** How far around a position a term is looked for, in UTF-16 code units: a little more than the longest term. */
const AROUND = 200;
/** The most definitions of one term that a hover shows. */
const DEFINITION_LIMIT = 3;

/** The definition of the term at a position, as Markdown in which the law's own text is plain text. */
export function termHoverAt(
  { index: { corpus }, document }: OpenDocument,
  position: Position,
  terms: TermMatcher,
): Hover | undefined {
  const offset = document.offsetAt(position);
  const from = Math.max(0, offset - AROUND);
  const around = { start: document.positionAt(from), end: document.positionAt(offset + AROUND) };
  const plain = new PlainText(document.getText(around), formatOf(document) ?? 'text');
  const use = terms
    .uses(plain.text)
    .map(({ definitions, ...span }) => ({ definitions, ...plain.inSource(span) }))
    .find(({ start, end }) => from + start <= offset && offset <= from + end);
  if (use === undefined) return undefined;
  const value = use.definitions
    .slice(0, DEFINITION_LIMIT)
    .map((defined) => describe(corpus, defined))
    .join('\n\n---\n\n');
  const range = { start: document.positionAt(from + use.start), end: document.positionAt(from + use.end) };
  return { contents: { kind: MarkupKind.Markdown, value }, range };
}

function describe(corpus: Corpus, { term, definition, id }: DefinedTerm): string {
  const ordinal = corpus.ordinal(id);
  return [
    `**${escapeMarkdown(term)}**`,
    ...(ordinal === undefined ? [] : [`*${escapeMarkdown(labelOf(corpus, ordinal))}*`]),
    definition.split('\n').map(escapeMarkdown).join('  \n'),
  ].join('\n\n');
}
