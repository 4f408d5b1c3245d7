import * as vscode from 'vscode';

/** Shows the index of the pages that come with the extension; its links lead to the others. */
export async function openDocumentation(extension: vscode.Uri): Promise<void> {
  const index = vscode.Uri.joinPath(extension, 'media/docs/README.md');
  await vscode.commands.executeCommand('markdown.showPreview', index);
}
