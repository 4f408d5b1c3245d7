import * as vscode from 'vscode';

/** The path of a file inside its folder of the workspace, `/` between names: what globs of the settings are held against. */
export function pathInFolder(uri: vscode.Uri): string {
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  return folder === undefined ? uri.path : uri.path.slice(folder.uri.path.length).replace(/^\/+/u, '');
}
