import * as vscode from 'vscode';
import type { Range } from '../law';
import type { Evidence } from '../pipeline';
import type { Stretch } from './messages';
import { toEditorRange } from './ranges';
import { wordsInSource } from './wordsInSource';

/**
 * Where words of a provision's text stand in its file as it is open; those that are not found there are left out. An edit
 * within the provision's last line may have pushed its end along: what is missing is looked for up to the line's end.
 */
export function rangesOfWords(
  document: vscode.TextDocument,
  range: Range,
  provision: Pick<Evidence, 'file' | 'text'>,
  words: readonly Stretch[],
): vscode.Range[] {
  if (words.length === 0) return [];
  const stated = document.validateRange(toEditorRange(range));
  const found = wordsWithin(document, stated, provision, words);
  if (found.length === words.length) return found;
  const wider = wordsWithin(document, stated.with({ end: document.lineAt(stated.end).range.end }), provision, words);
  return wider.length > found.length ? wider : found;
}

function wordsWithin(
  document: vscode.TextDocument,
  range: vscode.Range,
  { file, text }: Pick<Evidence, 'file' | 'text'>,
  words: readonly Stretch[],
): vscode.Range[] {
  const offset = document.offsetAt(range.start);
  return wordsInSource(document.getText(range), file, text, words)
    .filter((place) => place !== undefined)
    .map(({ start, end }) => new vscode.Range(document.positionAt(offset + start), document.positionAt(offset + end)));
}
