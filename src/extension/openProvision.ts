import * as vscode from 'vscode';
import type { Range } from '../law';
import { toEditorRange } from './ranges';
import { uriOf } from './sharedLaw';

/** Opens the file of a provision as a preview, with the cursor at its beginning; in the active column where none is named. */
export async function openProvision(
  file: string,
  range: Range,
  viewColumn: vscode.ViewColumn = vscode.ViewColumn.Active,
): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uriOf(file));
  await showAt(document, toEditorRange(range), viewColumn);
}

/** Shows a document as a preview, with the cursor at the beginning of a range. */
export async function showAt(
  document: vscode.TextDocument,
  range: vscode.Range,
  viewColumn: vscode.ViewColumn = vscode.ViewColumn.Active,
): Promise<void> {
  const editor = await vscode.window.showTextDocument(document, { preview: true, viewColumn });
  editor.selection = new vscode.Selection(range.start, range.start);
  editor.revealRange(range, REVEAL);
}

const REVEAL = vscode.TextEditorRevealType.InCenterIfOutsideViewport;
