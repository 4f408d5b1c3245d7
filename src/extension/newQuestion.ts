import * as l10n from '@vscode/l10n';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { duplicateOf, existingItems, newItem } from '../evaluation/datasets/newItem';
import type { ClientChannel, ServerRequests } from '../server';
import { plainMessage } from './plainMessage';

/** What a caller may say, so that no dialog is needed. */
export interface NewQuestionOptions {
  /** Made where it is not there yet. */
  readonly dataset?: vscode.Uri;
}

/** So many data sets are offered. */
const MOST_OFFERED = 200;

/**
 * Adds a question to a data set, its gold the provisions that the cursors and selections of the active editor stand in, and opens
 * it with the cursor where the question is typed. Nothing is saved: what is typed in the data set and not saved stays so.
 */
export async function newQuestion(channel: ClientChannel, options: NewQuestionOptions): Promise<void> {
  const provisions = await provisionsAtCursors(channel);
  const title = l10n.t('New Evaluation Question');
  const dataset = options.dataset ?? (await chooseDataset(title, provisions));
  if (dataset === undefined) return;
  const document = await openedOrNew(dataset);
  const existing = existingItems(document.getText());
  const gold = provisions.map(({ id }) => id);
  const duplicate = duplicateOf(existing, gold);
  if (duplicate !== undefined && !(await isWanted(document, duplicate))) return;
  const item = newItem(existing, gold);
  const line = await append(document, [item.line]);
  const shown = await vscode.window.showTextDocument(document);
  const cursor = new vscode.Position(line, item.cursor);
  shown.selection = new vscode.Selection(cursor, cursor);
  shown.revealRange(shown.selection);
}

type Held = ServerRequests['proviso/provisionsAt']['result'];

/** The provisions that the cursors and selections of the active editor stand in. Fails, with what to do, where there is none. */
export async function provisionsAtCursors(channel: ClientChannel): Promise<Held> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) throw new Error(l10n.t('Open a statute and place the cursor in a provision first.'));
  const positions = editor.selections.map(({ start: { line, character } }) => ({ line, character }));
  return channel.request('proviso/provisionsAt', { uri: editor.document.uri.toString(), positions });
}

/** Appends lines to a data set, without saving it, and returns the number of the first of them, from 0. */
export async function append(document: vscode.TextDocument, lines: readonly string[]): Promise<number> {
  const last = document.lineAt(document.lineCount - 1);
  const lineEnd = document.eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n';
  const isOnItsOwn = last.text === '';
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, last.range.end, `${isOnItsOwn ? '' : lineEnd}${lines.join(lineEnd)}${lineEnd}`);
  if (!(await vscode.workspace.applyEdit(edit))) {
    throw new Error(l10n.t('{0} could not be changed.', path.basename(document.fileName)));
  }
  return last.lineNumber + (isOnItsOwn ? 0 : 1);
}

/** The data set as it stands in the editor, or an empty file. */
export async function openedOrNew(uri: vscode.Uri): Promise<vscode.TextDocument> {
  try {
    await vscode.workspace.fs.stat(uri);
  } catch (error) {
    if (!(error instanceof vscode.FileSystemError) || error.code !== 'FileNotFound') throw error;
    await vscode.workspace.fs.writeFile(uri, new Uint8Array());
  }
  return vscode.workspace.openTextDocument(uri);
}

/** A data set of the workspace that questions about provisions are added to, or a new one; undefined when the user turns back. */
export async function chooseDataset(title: string, provisions: Held): Promise<vscode.Uri | undefined> {
  const files = await vscode.workspace.findFiles('**/*.jsonl', undefined, MOST_OFFERED);
  const items = files
    .map((uri) => ({ label: `$(beaker) ${vscode.workspace.asRelativePath(uri)}`, uri }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  const anew = { label: l10n.t('$(new-file) New Data Set...'), uri: undefined };
  const picked = await vscode.window.showQuickPick([...items, anew], {
    title,
    placeHolder: l10n.t(
      'The data set that the question is added to: {0}',
      provisions.map(({ label }) => label).join('; '),
    ),
  });
  return picked === undefined || picked.uri !== undefined ? picked?.uri : saveNew();
}

function saveNew(): Thenable<vscode.Uri | undefined> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return vscode.window.showSaveDialog({
    filters: { [l10n.t('JSON lines')]: ['jsonl'] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, 'questions.jsonl') }),
  });
}

/** A question about the same provisions is told, with its line; it may be wanted all the same. */
async function isWanted(document: vscode.TextDocument, line: number): Promise<boolean> {
  const add = l10n.t('Add Another');
  const show = l10n.t('Show It');
  const name = path.basename(document.fileName);
  const message = l10n.t('Line {0} of {1} has a question about the same provisions already.', line, name);
  const chosen = await vscode.window.showWarningMessage(plainMessage(message), add, show);
  if (chosen === show) {
    await vscode.window.showTextDocument(document, { selection: document.lineAt(line - 1).range });
  }
  return chosen === add;
}
