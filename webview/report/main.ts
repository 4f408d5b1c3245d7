import type { HostToReport, ReportToHost, ReportView } from '../../src/extension/messages';
import { element } from '../dom';
import { Host } from '../host';
import { createButton, registerComponents } from '../toolkit';
import { ItemTable } from './items';
import { hopsTable, metricsTable } from './metrics';

registerComponents();
const host = new Host<ReportToHost, HostToReport, object>();

function draw(name: string, report: ReportView): void {
  const seconds = report.elapsedMs < 100 ? 'under 0.1 s' : `${(report.elapsedMs / 1000).toFixed(1)} s`;
  const questions = report.n === 1 ? '1 question' : `${report.n} questions`;
  const title = element('h1', {}, name);
  const facts = element(
    'p',
    { class: 'hint' },
    `${questions} · ${report.dataset} format · ${report.strategy} · ${seconds}`,
  );
  const buttons = element(
    'div',
    { class: 'buttons' },
    createButton('secondary', 'Export JSON', () => host.send({ kind: 'export', format: 'json' })),
    createButton('secondary', 'Export CSV', () => host.send({ kind: 'export', format: 'csv' })),
  );
  const notices = report.notices.map((notice) => element('p', { class: 'hint' }, notice));
  const parts = [
    title,
    facts,
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
  const details = element('details', {}, element('summary', {}, `Problems of the dataset (${lines.length})`), list);
  details.hidden = lines.length === 0;
  return details;
}

host.listen(({ title, report }) => draw(title, report));
host.send({ kind: 'ready' });
