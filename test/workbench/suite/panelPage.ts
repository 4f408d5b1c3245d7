import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { drivePage, inWebview, inWorkbench } from './drivePage';
import { until } from './until';

const BOX = 'vscode-text-area textarea';

/** Opens the panel as a user does: by its icon in the activity bar. */
export async function openPanel(): Promise<void> {
  await vscode.commands.executeCommand('workbench.view.explorer');
  await inWorkbench({ selector: '.activitybar .action-item a[aria-label^="Proviso"]', action: 'click' });
  await inWebview({ selector: BOX, action: 'wait' });
}

/** Types a question and submits it by Ctrl+Enter; it has been taken up when the panel shows it below the box. */
export async function submit(question: string): Promise<void> {
  await inWebview({ selector: '#ask:not([disabled])', action: 'wait' });
  await inWebview({ selector: BOX, action: 'fill', value: question });
  await inWebview({ selector: BOX, action: 'press', value: 'Control+Enter' });
  await inWebview({ selector: '#asked', hasText: question, action: 'wait' });
}

export const verdict = (kind: string): Promise<null> =>
  inWebview({ selector: `.verdict[data-verdict="${kind}"]`, action: 'wait' });

/** The ids of the provisions in the panel, in its order. */
export async function evidence(): Promise<string[]> {
  const ids: string[] = [];
  const selector = '#evidence .provision';
  const count = await inWebview({ selector, action: 'count' });
  for (let index = 0; index < count; index += 1) {
    ids.push((await inWebview({ selector, index, action: 'attribute', value: 'data-id' })) ?? '');
  }
  return ids;
}

/** Takes on a colour theme in window and panel. */
export async function wear(theme: keyof typeof THEMES): Promise<void> {
  const { setting, workbench, webview } = THEMES[theme];
  const configuration = vscode.workspace.getConfiguration('workbench');
  await configuration.update('colorTheme', setting, vscode.ConfigurationTarget.Global);
  await inWorkbench({ selector: `.monaco-workbench.${workbench}`, action: 'wait' });
  await inWebview({ selector: `body.${webview}`, action: 'wait' });
}

const THEMES = {
  light: { setting: 'Default Light Modern', workbench: 'vs', webview: 'vscode-light' },
  dark: { setting: 'Default Dark Modern', workbench: 'vs-dark', webview: 'vscode-dark' },
  'high-contrast': { setting: 'Default High Contrast', workbench: 'hc-black', webview: 'vscode-high-contrast' },
} as const;

/** The lines of the active editor, zero-based, that are seen with a decoration of this colour. */
export async function decoratedLines(color: string, atLeast = 1): Promise<number[]> {
  const found = await drivePage('decorations', { style: { 'background-color': color }, atLeast });
  return [...new Set(found.map(({ line }) => line - 1))].sort((a, b) => a - b);
}

/** The active editor, once it shows this file. */
export async function editorOf(name: string): Promise<vscode.TextEditor> {
  const editor = await until(`${name} in the editor`, () => {
    const { activeTextEditor } = vscode.window;
    return activeTextEditor?.document.fileName.endsWith(name) === true ? activeTextEditor : undefined;
  });
  assert.ok(editor);
  return editor;
}
