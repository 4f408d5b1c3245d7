import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { ProvisoApi } from '../../../src/extension/api';
import { until } from './until';

export const HARBOURS = 'harbours-and-pilotage-act-2012.md';
export const DOCUMENTS = 'official-documents-act-2011.txt';
export const AQUACULTURE = '연안양식업법.md';
export const DECREE = '연안양식업법_시행령.txt';
export const DRAFT = 'draft.md';
export const DATASET = 'questions.jsonl';
/** How many acts the sample holds. */
export const SAMPLE_ACTS = 4;

/** The extension's interface, once it is activated and the statutes of the workspace are indexed. */
export async function proviso(): Promise<ProvisoApi> {
  const api = await extension().activate();
  await api.ready();
  return api;
}

export function extension(): vscode.Extension<ProvisoApi> {
  const found = vscode.extensions.getExtension<ProvisoApi>('proviso.proviso');
  assert.ok(found, 'the extension under development is there');
  return found;
}

/** A file of the workspace, by its name. */
export function inFolder(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert.ok(folder, 'a folder is open');
  return vscode.Uri.joinPath(folder.uri, name);
}

/** Writes a file of the workspace as another program would: past the editor. */
export async function writeOnDisk(name: string, content: string | Uint8Array): Promise<void> {
  await writeFile(inFolder(name).fsPath, content);
}

export async function removeFromDisk(...names: string[]): Promise<void> {
  for (const name of names) await rm(inFolder(name).fsPath, { force: true });
}

export async function open(name: string): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(inFolder(name)));
}

/** Where a text stands in a document: the first place after that of `after`. */
export function rangeOf(document: vscode.TextDocument, text: string, after = ''): vscode.Range {
  const content = document.getText();
  const from = content.indexOf(after);
  assert.ok(from !== -1, `"${after}" stands in ${document.fileName}`);
  const start = content.indexOf(text, from);
  assert.ok(start !== -1, `"${text}" stands in ${document.fileName}`);
  return new vscode.Range(document.positionAt(start), document.positionAt(start + text.length));
}

/** What all hovers at a place of a document say, as Markdown. */
export async function hoverAt(document: vscode.TextDocument, position: vscode.Position): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    position,
  );
  const contents = hovers.flatMap((hover) => hover.contents);
  return contents.map((content) => (content instanceof vscode.MarkdownString ? content.value : '')).join('\n');
}

/** Waits until the index holds so many acts, and returns how many provisions it then has. */
export async function untilActs(acts: number): Promise<number> {
  const api = await proviso();
  return until(`index of ${acts} acts`, () => {
    const { state, statistics } = api.status();
    return state === 'ready' && statistics?.acts === acts ? statistics.provisions : undefined;
  });
}

/** Closes all editors; what was typed and not saved is thrown away. */
export async function closeEditors(): Promise<void> {
  for (const { input, isDirty } of vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs)) {
    if (!isDirty || !(input instanceof vscode.TabInputText)) continue;
    await vscode.window.showTextDocument(input.uri);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}
