import * as l10n from '@vscode/l10n';
import { CodeActionKind, type CodeAction, type Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  fencesOf,
  ignoreComment,
  isCheckCode,
  LineTable,
  type CheckCode,
  type DraftFormat,
  type Fence,
} from '../../check';
import { firstWhere, type Position } from '../../law';
import { isEditable } from '../fileUri';
import { DIAGNOSTIC_SOURCE, type DiagnosticData } from './diagnostics';

/** The editor's command that shows two texts side by side: the law's, and the draft's. */
export const COMPARE_TEXTS = 'proviso.compareTexts';

/**
 * What an editor offers for diagnostics of a document: the fixes that the check proposed, as long as they are of the
 * version that is open, a quotation beside the text of the law, and a comment that silences the check at that place. A
 * document that cannot be edited is offered no change. Yields after each diagnostic.
 */
export function* quickFixesOf(
  document: TextDocument,
  diagnostics: readonly Diagnostic[],
): Generator<void, CodeAction[]> {
  const actions: CodeAction[] = [];
  const isChangeable = isEditable(document.uri);
  const lines = isChangeable ? new DraftLines(document.getText()) : undefined;
  for (const diagnostic of diagnostics) {
    const data = dataOf(diagnostic);
    if (data === undefined) continue;
    if (isChangeable) actions.push(...changes(document, diagnostic, data));
    if (data.version === document.version) actions.push(...comparisons(document, diagnostic, data));
    if (lines !== undefined) actions.push(...ignoring(document, lines, diagnostic, data));
    yield;
  }
  return actions;
}

/** The lines of a text, and its fenced code once someone asks for it: read once for all diagnostics. */
class DraftLines {
  readonly table: LineTable;
  #fences: readonly Fence[] | undefined;

  constructor(text: string) {
    this.table = new LineTable(text);
  }

  /** The fenced code that a line stands in. */
  fenceAround(line: number): Fence | undefined {
    this.#fences ??= fencesOf(this.table);
    const next = this.#fences[firstEndingFrom(this.#fences, line)];
    return next !== undefined && next.first <= line ? next : undefined;
  }
}

/** Of fences in their order, the first that ends on a line or behind it. */
const firstEndingFrom = (fences: readonly Fence[], line: number): number =>
  firstWhere(fences, ({ last }) => last >= line);

function dataOf({ source, data }: Diagnostic): DiagnosticData | undefined {
  if (source !== DIAGNOSTIC_SOURCE || typeof data !== 'object' || data === null) return undefined;
  const { code, fixes } = data as Partial<DiagnosticData>;
  return code !== undefined && isCheckCode(code) && Array.isArray(fixes) ? (data as DiagnosticData) : undefined;
}

/**
 * What an editor tells a diagnostic by. An action for each of its fixes would else bring all of its fixes and places
 * again: 5 MB for 400 citations that could be of many acts.
 */
function namedBy(diagnostic: Diagnostic): Diagnostic {
  const named = { ...diagnostic };
  delete named.data;
  delete named.relatedInformation;
  delete named.codeDescription;
  return named;
}

function changes(document: TextDocument, diagnostic: Diagnostic, { fixes, version }: DiagnosticData): CodeAction[] {
  if (version !== document.version) return [];
  return fixes.map(({ title, edit: { start, end, newText } }, at) => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [namedBy(diagnostic)],
    isPreferred: at === 0 && fixes.length === 1,
    edit: {
      changes: {
        [document.uri]: [{ range: { start: document.positionAt(start), end: document.positionAt(end) }, newText }],
      },
    },
  }));
}

/** A quotation that differs can be seen beside what it would be changed to. */
function comparisons(document: TextDocument, diagnostic: Diagnostic, { code, fixes }: DiagnosticData): CodeAction[] {
  if (code !== 'misquotation') return [];
  const title = l10n.t('Compare with the text of the law');
  return fixes.map(({ edit: { start, end, newText } }) => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [namedBy(diagnostic)],
    command: { title, command: COMPARE_TEXTS, arguments: [newText, document.getText().slice(start, end)] },
  }));
}

/** JSON has no comments. */
const WITHOUT_COMMENTS = /\.(?:jsonl|ndjson)$/iu;
/** A comment that silences codes, up to the last of them; a line that holds nothing else. */
const SILENCING = /(?:<!--|\/\/|%)[ \t]{0,8}proviso-ignore(?:[ \t,]{1,8}[a-z]{1,20}(?:-[a-z]{1,20}){0,5}){1,20}/u;
const ALONE = /^[\s>]{0,1000}(?:<!--|\/\/|%)/u;

/** A comment that silences a code on the line of a finding; above fenced code, where it would be one of its lines. */
function ignoring(
  document: TextDocument,
  draft: DraftLines,
  diagnostic: Diagnostic,
  { code, format }: DiagnosticData,
): CodeAction[] {
  if (WITHOUT_COMMENTS.test(document.uri)) return [];
  const lines = draft.table;
  const { line } = diagnostic.range.start;
  const fence = format === 'markdown' ? draft.fenceAround(line) : undefined;
  const { at, newText } =
    fence === undefined
      ? (addedCode(lines, [line, line - 1], line, code) ?? newComment(lines.line(line), line, code, format))
      : (addedCode(lines, [fence.first - 1], line, code) ??
        commentAbove(lines.line(fence.first), fence.first, code, format));
  const edit = { changes: { [document.uri]: [{ range: { start: at, end: at }, newText }] } };
  return [
    { title: l10n.t('Ignore {0} here', code), kind: CodeActionKind.QuickFix, diagnostics: [namedBy(diagnostic)], edit },
  ];
}

interface Insertion {
  readonly at: Position;
  readonly newText: string;
}

/** Of the comments that hold for a line the one above is no longer above it once another comes between: it takes the code. */
function addedCode(lines: LineTable, places: readonly number[], line: number, code: CheckCode): Insertion | undefined {
  for (const at of places) {
    const text = at < 0 ? '' : lines.line(at);
    const comment = at === line || ALONE.test(text) ? SILENCING.exec(text) : null;
    if (comment !== null) {
      return { at: { line: at, character: comment.index + comment[0].length }, newText: `, ${code}` };
    }
  }
  return undefined;
}

/**
 * In Markdown and HTML a comment stands at the end of the line, where it cuts no table, list or paragraph in two; elsewhere
 * on a line of its own above, indented as the line that it is about.
 */
function newComment(text: string, line: number, code: CheckCode, format: DraftFormat): Insertion {
  const comment = ignoreComment(code, format);
  if (comment.startsWith('<!--')) {
    return { at: { line, character: text.trimEnd().length }, newText: ` ${comment}` };
  }
  return commentAbove(text, line, code, format);
}

/** On a line of its own, which begins as the line below does: indented, in a block quotation. */
function commentAbove(text: string, line: number, code: CheckCode, format: DraftFormat): Insertion {
  const begins = (format === 'markdown' ? /^[ \t>]*/u : /^[ \t]*/u).exec(text)![0];
  return { at: { line, character: 0 }, newText: `${begins}${ignoreComment(code, format)}\n` };
}
