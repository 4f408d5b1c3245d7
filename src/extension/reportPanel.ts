import * as l10n from '@vscode/l10n';
import * as path from 'node:path';
import * as vscode from 'vscode';
import type { HostToReport, MessageOf, ReportToHost, ReportView } from './messages';
import { hearing, isOneOf, type Fields } from './pageMessages';
import { exportReport } from './reportExport';
import { saveFile } from './saveFile';
import { webviewHtml, webviewRoots } from './webviewHtml';

const FIELDS: Fields<ReportToHost> = { ready: {}, export: { format: isOneOf('json', 'csv') } };

/** Shows a report on a dataset file in an editor tab of its own. */
export function showReport(extension: vscode.Uri, file: vscode.Uri, report: ReportView): void {
  const name = path.basename(file.fsPath);
  const title = l10n.t('Evaluation: {0}', name);
  const panel = vscode.window.createWebviewPanel('proviso.report', title, vscode.ViewColumn.Active, {
    enableScripts: true,
    localResourceRoots: webviewRoots(extension),
  });
  const message: MessageOf<HostToReport> = { kind: 'report', title: name, report };
  panel.webview.onDidReceiveMessage(
    hearing(FIELDS, (received) => {
      if (received.kind === 'ready') void panel.webview.postMessage(message);
      else {
        const { format } = received;
        void saveFile(`${path.parse(name).name}-${report.strategy}`, format, exportReport(report, format));
      }
    }),
  );
  panel.webview.html = webviewHtml(panel.webview, extension, 'report', l10n.t('Proviso evaluation'));
}
