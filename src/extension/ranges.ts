import * as vscode from 'vscode';
import type { Range } from '../law';

export const toEditorRange = ({ start, end }: Range): vscode.Range =>
  new vscode.Range(start.line, start.character, end.line, end.character);

/**
 * The lines of a range after an edit, or as they were when it stands below them. An edit that touches the range itself
 * stretches or shrinks its end.
 */
export function afterEdit(range: Range, edit: vscode.TextDocumentContentChangeEvent): Range {
  const by = edit.text.split('\n').length - 1 - (edit.range.end.line - edit.range.start.line);
  const { start, end } = range;
  if (by === 0 || edit.range.start.line > end.line) return range;
  const above = edit.range.end.line < start.line;
  return {
    start: above ? { line: start.line + by, character: start.character } : start,
    end: { line: Math.max(start.line, end.line + by), character: end.character },
  };
}
