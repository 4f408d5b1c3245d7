import * as l10n from '@vscode/l10n';
import * as path from 'node:path';
import * as vscode from 'vscode';
import type { ClientChannel } from '../server';
import type { EarlierRun, HostToReport, MessageOf, ReportsView, ReportToHost, ReportView } from './messages';
import { openProvision } from './openProvision';
import { hearing, isCount, isOneOf, isString, type Fields } from './pageMessages';
import { plainMessage } from './plainMessage';
import { ENDINGS, exportReport } from './reportExport';
import { saveFile } from './saveFile';
import { webviewHtml, webviewRoots } from './webviewHtml';

const FIELDS: Fields<ReportToHost> = {
  ready: {},
  export: { run: isCount, format: isOneOf(...Object.keys(ENDINGS)) },
  addRun: {},
  compare: {},
  open: { id: isString },
  excerpt: { id: isString },
};

/** What a report needs of those who show it. */
export interface ReportServices {
  readonly extension: vscode.Uri;
  readonly channel: ClientChannel;
  /** Evaluates the data set with another strategy, which the user chooses; undefined when they turn back. */
  readonly another: (file: vscode.Uri) => Promise<ReportView | undefined>;
  /** Reads the report of an earlier run. Rejects with what is wrong where it is none. */
  readonly readRun: (file: string) => Promise<EarlierRun['items']>;
}

/** Shows reports on a dataset file in an editor tab of its own. */
export function showReport(services: ReportServices, file: vscode.Uri, view: ReportsView): void {
  new ReportPanel(services, file, view).open();
}

class ReportPanel {
  readonly #name: string;
  #panel: vscode.WebviewPanel | undefined;

  constructor(
    private readonly services: ReportServices,
    private readonly file: vscode.Uri,
    private view: ReportsView,
  ) {
    this.#name = path.basename(file.fsPath);
  }

  open(): void {
    const { extension } = this.services;
    const title = l10n.t('Evaluation: {0}', this.#name);
    const panel = vscode.window.createWebviewPanel('proviso.report', title, vscode.ViewColumn.Active, {
      enableScripts: true,
      localResourceRoots: webviewRoots(extension),
    });
    this.#panel = panel;
    panel.onDidDispose(() => (this.#panel = undefined));
    panel.webview.onDidReceiveMessage(hearing(FIELDS, (message) => void this.#hear(message)));
    panel.webview.html = webviewHtml(panel.webview, extension, 'report', l10n.t('Proviso evaluation'));
  }

  async #hear(message: MessageOf<ReportToHost>): Promise<void> {
    try {
      if (message.kind === 'ready') this.#draw();
      else if (message.kind === 'export') await this.#export(message);
      else if (message.kind === 'addRun') await this.#addRun();
      else if (message.kind === 'compare') await this.#compare();
      else if (message.kind === 'open') await this.#openProvision(message.id);
      else await this.#tellExcerpt(message.id);
    } catch (error) {
      void vscode.window.showErrorMessage(plainMessage(error instanceof Error ? error.message : String(error)));
    }
  }

  #draw(): void {
    this.#tell({ kind: 'report', title: this.#name, view: this.view });
  }

  #tell(message: MessageOf<HostToReport>): void {
    void this.#panel?.webview.postMessage(message);
  }

  async #export({ run, format }: ReportToHost['export']): Promise<void> {
    const report = this.view.runs[run];
    if (report === undefined) return;
    const name = `${path.parse(this.#name).name}-${report.strategy}`;
    await saveFile(name, ENDINGS[format], exportReport(report, format));
  }

  async #addRun(): Promise<void> {
    const run = await this.services.another(this.file);
    if (run === undefined) return;
    this.view = { ...this.view, runs: [...this.view.runs, run] };
    this.#draw();
  }

  async #compare(): Promise<void> {
    const picked = await vscode.window.showOpenDialog({
      openLabel: l10n.t('Compare'),
      filters: { [l10n.t('report of an evaluation')]: ['json'] },
    });
    const [file] = picked ?? [];
    if (file === undefined) return;
    const items = await this.services.readRun(file.fsPath);
    this.view = { ...this.view, against: { name: path.basename(file.fsPath), items } };
    this.#draw();
  }

  async #openProvision(id: string): Promise<void> {
    const found = await this.services.channel.request('proviso/provision', { id });
    if (found === null) throw new Error(l10n.t('{0} is not in this workspace any more.', id));
    await openProvision(found.file, found.range, vscode.ViewColumn.Beside);
  }

  async #tellExcerpt(id: string): Promise<void> {
    const found = await this.services.channel.request('proviso/provision', { id });
    this.#tell({ kind: 'excerpt', id, text: found?.text ?? l10n.t('{0} is not in this workspace any more.', id) });
  }
}
