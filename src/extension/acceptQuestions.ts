import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { acceptanceOf } from '../evaluation/datasets/acceptance';

/** So many lines of a data set are looked at. */
const MOST_LINES = 20_000;
const DATASETS: vscode.DocumentSelector = { scheme: 'file', pattern: '**/*.jsonl' };

/** Offers *Accept* above each question that a language model wrote and no person has accepted. */
export const offerAcceptance = (): vscode.Disposable =>
  vscode.languages.registerCodeLensProvider(DATASETS, {
    provideCodeLenses: (document) => {
      const lenses: vscode.CodeLens[] = [];
      for (let line = 0; line < Math.min(document.lineCount, MOST_LINES); line += 1) {
        if (acceptanceOf(document.lineAt(line).text) === undefined) continue;
        lenses.push(
          new vscode.CodeLens(new vscode.Range(line, 0, line, 0), {
            title: l10n.t('$(check) Accept Question'),
            command: 'proviso.acceptQuestion',
            arguments: [document.uri, line],
          }),
        );
      }
      return lenses;
    },
  });

/** Marks the question of a line as reviewed, without saving it; nothing where that line is no unreviewed question any more. */
export async function acceptQuestion(uri: vscode.Uri, line: number): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const found = line < document.lineCount ? acceptanceOf(document.lineAt(line).text) : undefined;
  if (found === undefined) return;
  const edit = new vscode.WorkspaceEdit();
  edit.replace(uri, new vscode.Range(line, found.start, line, found.end), found.accepted);
  await vscode.workspace.applyEdit(edit);
}
