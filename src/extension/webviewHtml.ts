import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { interfaceLanguage } from '../text';
import { pageHtml } from './pageHtml';

/** The folders that a webview may load from. */
export const webviewRoots = (extension: vscode.Uri): vscode.Uri[] => [
  vscode.Uri.joinPath(extension, 'dist'),
  vscode.Uri.joinPath(extension, 'media'),
];

/** The page `name`: `dist/{name}.js` and `media/{name}.css` in {@link pageHtml}. */
export function webviewHtml(webview: vscode.Webview, extension: vscode.Uri, name: string, title: string): string {
  const addressOf = (...path: string[]): string =>
    webview.asWebviewUri(vscode.Uri.joinPath(extension, ...path)).toString();
  return pageHtml({
    title,
    language: interfaceLanguage(),
    script: addressOf('dist', `${name}.js`),
    style: addressOf('media', `${name}.css`),
    styleSource: webview.cspSource,
    nonce: randomBytes(16).toString('base64'),
    texts: vscode.l10n.bundle ?? {},
  });
}
