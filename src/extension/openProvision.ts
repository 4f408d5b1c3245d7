import * as vscode from 'vscode';
import type { Range } from '../law';

/** Opens the file of a provision as a preview, with the cursor at its beginning; in the active column where none is named. */
export async function openProvision(
  file: string,
  { start, end }: Range,
  viewColumn: vscode.ViewColumn = vscode.ViewColumn.Active,
): Promise<void> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
  const editor = await vscode.window.showTextDocument(document, { preview: true, viewColumn });
  const cursor = new vscode.Position(start.line, start.character);
  editor.selection = new vscode.Selection(cursor, cursor);
  editor.revealRange(new vscode.Range(cursor, new vscode.Position(end.line, end.character)), REVEAL);
}

const REVEAL = vscode.TextEditorRevealType.InCenterIfOutsideViewport;
