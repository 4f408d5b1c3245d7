import { CodeActionKind, type CodeAction, type Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { ignoreComment, isCheckCode, LineTable } from '../../check';
import { isEditable } from '../fileUri';
import { DIAGNOSTIC_SOURCE, type DiagnosticData } from './diagnostics';

/** The editor's command that shows two texts side by side: the law's, and the draft's. */
export const COMPARE_TEXTS = 'proviso.compareTexts';

/**
 * What an editor offers for diagnostics of a document: the fixes that the check proposed, as long as they are of the
 * version that is open, a quotation beside the text of the law, and a comment that silences the check at that place. A
 * document that cannot be edited is offered no change.
 */
export function quickFixesOf(document: TextDocument, diagnostics: readonly Diagnostic[]): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const data = dataOf(diagnostic);
    if (data === undefined) return [];
    const compared = data.version === document.version ? comparisons(document, diagnostic, data) : [];
    if (!isEditable(document.uri)) return compared;
    return [...changes(document, diagnostic, data), ...compared, ignoring(document, diagnostic, data)];
  });
}

function dataOf({ source, data }: Diagnostic): DiagnosticData | undefined {
  if (source !== DIAGNOSTIC_SOURCE || typeof data !== 'object' || data === null) return undefined;
  const { code, fixes } = data as Partial<DiagnosticData>;
  return code !== undefined && isCheckCode(code) && Array.isArray(fixes) ? (data as DiagnosticData) : undefined;
}

function changes(document: TextDocument, diagnostic: Diagnostic, { fixes, version }: DiagnosticData): CodeAction[] {
  if (version !== document.version) return [];
  return fixes.map(({ title, edit: { start, end, newText } }, at) => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
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
  const title = 'Compare with the text of the law';
  return fixes.map(({ edit: { start, end, newText } }) => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    command: { title, command: COMPARE_TEXTS, arguments: [newText, document.getText().slice(start, end)] },
  }));
}

/** The comment stands on a line of its own, indented as the line that it is about. */
function ignoring(document: TextDocument, diagnostic: Diagnostic, { code, format }: DiagnosticData): CodeAction {
  const { line } = diagnostic.range.start;
  const text = new LineTable(document.getText()).line(line);
  const indentation = /^[ \t]*/u.exec(text)![0];
  const at = { line, character: 0 };
  const newText = `${indentation}${ignoreComment(code, format)}\n`;
  return {
    title: `Ignore ${code} here`,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    edit: { changes: { [document.uri]: [{ range: { start: at, end: at }, newText }] } },
  };
}
