import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ExportFormat } from './messages';
import { plainMessage } from './plainMessage';

/** Asks where to save a file, beginning in the workspace, and saves it there. Failures are told to the user. */
export async function saveFile(name: string, format: ExportFormat, content: string): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const target = await vscode.window.showSaveDialog({
    filters: { [format.toUpperCase()]: [format] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, `${name}.${format}`) }),
  });
  if (target === undefined) return;
  try {
    await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(content));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(plainMessage(l10n.t('The report could not be saved: {0}', reason)));
  }
}
