import * as vscode from 'vscode';
import type { Range } from '../law';
import type { Evidence } from '../pipeline';
import type { Stretch } from './messages';
import { toEditorRange } from './ranges';
import { wordsInSource } from './wordsInSource';

/** Where words of a provision's text stand in its file as it is open; those that are not found there are left out. */
export function rangesOfWords(
  document: vscode.TextDocument,
  range: Range,
  { file, text }: Pick<Evidence, 'file' | 'text'>,
  words: readonly Stretch[],
): vscode.Range[] {
  const provision = document.validateRange(toEditorRange(range));
  const offset = document.offsetAt(provision.start);
  return wordsInSource(document.getText(provision), file, text, words)
    .filter((place) => place !== undefined)
    .map(({ start, end }) => new vscode.Range(document.positionAt(offset + start), document.positionAt(offset + end)));
}
