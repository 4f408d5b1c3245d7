import * as l10n from '@vscode/l10n';
import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { PLACE_COLUMNS, reportSummary, reportTables, tableInWords, type CorpusReport } from '../citation';
import type { ClientChannel } from '../server';
import { toCsv } from '../text';
import type { CorpusReportToHost, HostToCorpusReport, MessageOf } from './messages';
import { openProvision } from './openProvision';
import { hearing, isAbsentOr, isCount, isString, type Fields } from './pageMessages';
import { plainMessage } from './plainMessage';
import { saveFile } from './saveFile';
import { withServerProgress } from './serverProgress';
import { webviewHtml, webviewRoots } from './webviewHtml';

/** Rows of a table that the page has; the exports have more. */
const SHOWN_ROWS = 100;

const FIELDS: Fields<CorpusReportToHost> = {
  ready: {},
  save: { table: isAbsentOr(isString) },
  open: { table: isString, row: isCount },
};

/** Makes a report of the corpus, with progress, and shows it in a tab. Undefined when the user cancels. */
export async function showCorpusReport(
  extension: vscode.Uri,
  channel: ClientChannel,
): Promise<CorpusReport | undefined> {
  const report = await makeReport(channel);
  if (report !== undefined) new CorpusReportPanel(extension, report).open();
  return report;
}

function makeReport(channel: ClientChannel): Thenable<CorpusReport | undefined> {
  const own = randomUUID();
  return withServerProgress({
    title: l10n.t('Proviso: reading all citations'),
    inWords: (done, total) => l10n.t('{0} of {1} provisions', done, total),
    follow: (tell) =>
      channel.hear('proviso/reportProgress', ({ id, ...progress }) => {
        if (id === own) tell(progress);
      }),
    run: (signal) => channel.request('proviso/corpusReport', { id: own }, signal),
  });
}

/** A tab with a report of the corpus. */
class CorpusReportPanel {
  readonly #tables;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly report: CorpusReport,
  ) {
    this.#tables = reportTables(report);
  }

  open(): void {
    const title = l10n.t('Corpus Report');
    const panel = vscode.window.createWebviewPanel('proviso.corpusReport', title, vscode.ViewColumn.Active, {
      enableScripts: true,
      localResourceRoots: webviewRoots(this.extension),
    });
    const tables = this.#tables.map((table) => tableInWords(table, SHOWN_ROWS));
    const message: MessageOf<HostToCorpusReport> = { kind: 'report', summary: reportSummary(this.report), tables };
    panel.webview.onDidReceiveMessage(
      hearing(FIELDS, (received) => {
        if (received.kind === 'ready') void panel.webview.postMessage(message);
        else if (received.kind === 'save') void this.#save(received.table);
        else void this.#openPlace(received.table, received.row);
      }),
    );
    panel.webview.html = webviewHtml(panel.webview, this.extension, 'corpusReport', l10n.t('Proviso corpus report'));
  }

  async #save(name: string | undefined): Promise<void> {
    const table = this.#tables.find((each) => each.name === name);
    if (table === undefined) await saveFile('corpus-report', 'json', `${JSON.stringify(this.report, undefined, 2)}\n`);
    else await saveFile(table.name, 'csv', toCsv([table.columns, ...table.rows]));
  }

  async #openPlace(name: string, row: number): Promise<void> {
    const cells = this.#tables.find((each) => each.name === name)?.rows[row];
    if (cells === undefined) return;
    const [file, line] = [cells[PLACE_COLUMNS.indexOf('file')], cells[PLACE_COLUMNS.indexOf('line')]];
    const start = { line: Number(line) - 1, character: 0 };
    try {
      await openProvision(String(file), { start, end: start });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showErrorMessage(plainMessage(l10n.t('{0} could not be opened: {1}', String(file), reason)));
    }
  }
}
