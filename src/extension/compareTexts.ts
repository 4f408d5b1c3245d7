import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';

const SCHEME = 'proviso-text';

/** Read-only documents that are what their URI says, so that a comparison outlives a reload of the window. */
export const listenForTexts = (): vscode.Disposable =>
  vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
    provideTextDocumentContent: ({ query }) => query,
  });

/** Opens the words of the law and those of a draft side by side, with the differences marked. */
export async function compareTexts(law: string, draft: string): Promise<void> {
  const [left, right] = [textNamed('Law', law), textNamed('Draft', draft)];
  await vscode.commands.executeCommand('vscode.diff', left, right, l10n.t('Law ↔ Draft'), { preview: true });
}

const textNamed = (path: string, query: string): vscode.Uri => vscode.Uri.from({ scheme: SCHEME, path, query });
