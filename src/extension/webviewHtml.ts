import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { interfaceLanguage } from '../text';

/** The folders that a webview may load from. */
export const webviewRoots = (extension: vscode.Uri): vscode.Uri[] => [
  vscode.Uri.joinPath(extension, 'dist'),
  vscode.Uri.joinPath(extension, 'media'),
];

/**
 * An empty page that runs `dist/{name}.js` and wears `media/{name}.css`. Nothing else may run or load in it. It holds the
 * texts of the interface as data, which no policy on scripts is about.
 */
export function webviewHtml(webview: vscode.Webview, extension: vscode.Uri, name: string, title: string): string {
  const nonce = randomBytes(16).toString('base64');
  const script = webview.asWebviewUri(vscode.Uri.joinPath(extension, 'dist', `${name}.js`)).toString();
  const style = webview.asWebviewUri(vscode.Uri.joinPath(extension, 'media', `${name}.css`)).toString();
  const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
  const texts = JSON.stringify(vscode.l10n.bundle ?? {}).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="${interfaceLanguage()}">
  <head>
    <meta charset="UTF-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <link rel="stylesheet" href="${style}" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="application/json" id="texts">${texts}</script>
    <script nonce="${nonce}" src="${script}"></script>
  </body>
</html>`;
}
