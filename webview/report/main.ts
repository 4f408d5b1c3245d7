import '../texts';
import * as l10n from '@vscode/l10n';
import type { HostToReport, ReportToHost, ReportView } from '../../src/extension/messages';
import { element } from '../dom';
import { figure, withPlaces } from '../figure';
import { Host } from '../host';
import { createButton, registerComponents } from '../toolkit';
import { ItemTable } from './items';
import { hopsTable, metricsTable } from './metrics';
import { summaryOf } from './summary';

/** Undefined in a file, which nobody hosts. */
type ReportHost = Host<ReportToHost, HostToReport, object> | undefined;

function draw(name: string, report: ReportView, host: ReportHost): void {
  const seconds =
    report.elapsedMs < 100
      ? l10n.t('under {0} s', withPlaces(0.1, 1))
      : l10n.t('{0} s', withPlaces(report.elapsedMs / 1000, 1));
  const questions = report.n === 1 ? l10n.t('1 question') : l10n.t('{0} questions', figure(report.n));
  const title = element('h1', {}, name);
  const facts = element(
    'p',
    { class: 'hint' },
    [questions, l10n.t('{0} format', report.dataset), report.strategy, seconds].join(' · '),
  );
  const buttons = element('div', { class: 'buttons' });
  if (host !== undefined) {
    buttons.append(
      createButton('secondary', l10n.t('Export JSON'), () => host.send({ kind: 'export', format: 'json' })),
      createButton('secondary', l10n.t('Export CSV'), () => host.send({ kind: 'export', format: 'csv' })),
    );
  }
  const notices = report.notices.map((notice) => element('p', { class: 'hint' }, notice));
  const parts = [
    title,
    facts,
    element('p', { class: 'summary' }, summaryOf(report).join(' ')),
    ...notices,
    buttons,
    metricsTable(report),
    hopsTable(report),
    new ItemTable(report.items).root,
  ];
  document.getElementById('root')!.replaceChildren(element('main', {}, ...parts, problemList(report)));
}

function problemList({ problems }: ReportView): HTMLElement {
  const lines = problems.map(({ file, line, message }) => element('li', {}, `${file}:${line}: ${message}`));
  const list = element('ul', {}, ...lines);
  const details = element(
    'details',
    {},
    element('summary', {}, l10n.t('Problems of the dataset ({0})', lines.length)),
    list,
  );
  details.hidden = lines.length === 0;
  return details;
}

const held = document.getElementById('report')?.textContent;
if (held === undefined) {
  registerComponents();
  const host: NonNullable<ReportHost> = new Host();
  host.listen(({ title, report }) => draw(title, report, host));
  host.send({ kind: 'ready' });
} else {
  const { title, report } = JSON.parse(held) as HostToReport['report'];
  draw(title, report, undefined);
}
