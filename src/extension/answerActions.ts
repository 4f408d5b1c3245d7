import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { Answer } from '../pipeline';
import { answerAsMarkdown, answerAsText } from './answerText';

/** Puts the answer on the clipboard. */
export async function copyAnswer(answer: Answer | undefined): Promise<void> {
  await vscode.env.clipboard.writeText(answerAsMarkdown(present(answer)));
  vscode.window.setStatusBarMessage(l10n.t('Proviso: the answer is on the clipboard.'), 4000);
}

/** Puts the answer behind each cursor of the active editor: as Markdown into Markdown, as plain text into all else. */
export async function insertAnswer(answer: Answer | undefined): Promise<void> {
  const shown = present(answer);
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined)
    throw new Error(l10n.t('Open the document that the answer is to go into, and place the cursor there.'));
  const text = editor.document.languageId === 'markdown' ? answerAsMarkdown(shown) : answerAsText(shown);
  const inserted = await editor.edit((edit) => {
    for (const { active } of editor.selections) edit.insert(active, text);
  });
  if (!inserted) throw new Error(l10n.t('The document cannot be written to: open one that can be.'));
  await vscode.window.showTextDocument(editor.document, editor.viewColumn);
}

function present(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error(l10n.t('There is no answer yet: ask first.'));
  return answer;
}
