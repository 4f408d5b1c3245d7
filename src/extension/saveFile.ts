import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { plainMessage } from './plainMessage';

/** Asks where to save a file, beginning in the workspace, and saves it there; `ending` has no point. Failures are told to the user. */
export async function saveFile(name: string, ending: string, content: string): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const target = await vscode.window.showSaveDialog({
    filters: { [ending.toUpperCase()]: [ending] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, `${name}.${ending}`) }),
  });
  if (target === undefined) return;
  try {
    await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(content));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(plainMessage(l10n.t('The report could not be saved: {0}', reason)));
  }
}
