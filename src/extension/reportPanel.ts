import * as path from 'node:path';
import * as vscode from 'vscode';
import type { ExportFormat, HostToReport, MessageOf, ReportToHost, ReportView } from './messages';
import { plainMessage } from './plainMessage';
import { exportReport } from './reportExport';
import { webviewHtml, webviewRoots } from './webviewHtml';

/** Shows a report on a dataset file in an editor tab of its own. */
export function showReport(extension: vscode.Uri, file: vscode.Uri, report: ReportView): void {
  const name = path.basename(file.fsPath);
  const title = `Evaluation: ${name}`;
  const panel = vscode.window.createWebviewPanel('proviso.report', title, vscode.ViewColumn.Active, {
    enableScripts: true,
    localResourceRoots: webviewRoots(extension),
  });
  const message: MessageOf<HostToReport> = { kind: 'report', title: name, report };
  panel.webview.onDidReceiveMessage((received: MessageOf<ReportToHost>) => {
    if (received.kind === 'ready') void panel.webview.postMessage(message);
    else void save(`${path.parse(name).name}-${report.strategy}`, report, received.format);
  });
  panel.webview.html = webviewHtml(panel.webview, extension, 'report', 'Proviso evaluation');
}

async function save(name: string, report: ReportView, format: ExportFormat): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const target = await vscode.window.showSaveDialog({
    filters: { [format.toUpperCase()]: [format] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, `${name}.${format}`) }),
  });
  if (target === undefined) return;
  try {
    await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(exportReport(report, format)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(plainMessage(`The report could not be saved: ${reason}`));
  }
}
