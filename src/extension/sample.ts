import * as vscode from 'vscode';

const sampleIn = ({ globalStorageUri }: vscode.ExtensionContext): vscode.Uri =>
  vscode.Uri.joinPath(globalStorageUri, 'sample');

/** Whether what is open is the copy of the sample and nothing else. */
export const isSample = (context: vscode.ExtensionContext): boolean =>
  (vscode.workspace.workspaceFolders ?? []).every(({ uri }) => uri.toString() === sampleIn(context).toString());

/** Copies the sample statutes to where the user may write, and opens the copy; files edited there before are kept. */
export async function openSample(context: vscode.ExtensionContext): Promise<void> {
  const sample = sampleIn(context);
  await copyMissing(vscode.Uri.joinPath(context.extensionUri, 'media', 'sample'), sample);
  const forceNewWindow = vscode.workspace.workspaceFolders !== undefined;
  await vscode.commands.executeCommand('vscode.openFolder', sample, { forceNewWindow });
}

async function copyMissing(from: vscode.Uri, to: vscode.Uri): Promise<void> {
  const files = vscode.workspace.fs;
  await files.createDirectory(to);
  const there = new Set((await files.readDirectory(to)).map(([name]) => name));
  for (const [name, type] of await files.readDirectory(from)) {
    const source = vscode.Uri.joinPath(from, name);
    const target = vscode.Uri.joinPath(to, name);
    if (type === vscode.FileType.Directory) await copyMissing(source, target);
    else if (!there.has(name)) await files.copy(source, target);
  }
}
