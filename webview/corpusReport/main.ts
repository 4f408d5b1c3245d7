import '../texts';
import * as l10n from '@vscode/l10n';
import type { CorpusReportToHost, HostToCorpusReport, ReportTable } from '../../src/extension/messages';
import { element, linkButton, scrollable } from '../dom';
import { figure } from '../figure';
import { Host } from '../host';
import { createButton, registerComponents } from '../toolkit';

registerComponents();
const host = new Host<CorpusReportToHost, HostToCorpusReport, object>();
/** Columns that name the place of a row: shown as one, which opens it. */
const PLACE = { id: 0, label: 1, file: 2, line: 3 } as const;
const FIRST_FIGURE = 4;

function draw(summary: readonly string[], tables: readonly ReportTable[]): void {
  const title = element('h1', {}, l10n.t('Corpus report'));
  const facts = summary.map((line) => element('p', { class: 'hint' }, line));
  const save = createButton('secondary', l10n.t('Save All as JSON'), () => host.send({ kind: 'save' }));
  const parts = [title, ...facts, element('div', { class: 'buttons' }, save), ...tables.map(listOf)];
  document.getElementById('root')!.replaceChildren(element('main', {}, ...parts));
}

/** One list, folded but for the first. */
function listOf(table: ReportTable, position: number): HTMLElement {
  const { name, title, about, total, rows } = table;
  const heading = element('summary', {}, element('h2', { id: `${name}-title` }, `${title} (${total})`));
  const details = element('details', { id: name, 'aria-labelledby': `${name}-title` }, heading);
  details.open = position === 0;
  const shown =
    rows.length === 0 ? l10n.t('There are none.') : `${about} ${l10n.t('The first {0} rows:', figure(rows.length))}`;
  details.append(element('p', { class: 'hint' }, shown));
  if (rows.length === 0) return details;
  const save = createButton('secondary', l10n.t('Save as CSV'), () => host.send({ kind: 'save', table: name }));
  save.setAttribute('aria-label', l10n.t('Save as CSV: {0}', title));
  details.append(element('div', { class: 'buttons' }, save), scrollable(name, tableOf(table)));
  return details;
}

function tableOf({ name, columns, rows }: ReportTable): HTMLElement {
  const heads = [l10n.t('Place'), ...columns.slice(FIRST_FIGURE)];
  const isFigure = (cell: unknown): boolean => typeof cell === 'number';
  const figures = [false, ...(rows[0]?.slice(FIRST_FIGURE).map(isFigure) ?? [])];
  const attributes = (at: number): Record<string, string> => (figures[at] === true ? { class: 'figure' } : {});
  const head = heads.map((text, at) => element('th', { scope: 'col', ...attributes(at) }, text));
  const body = rows.map((row, number) => {
    const [label, file, line] = [row[PLACE.label], row[PLACE.file], row[PLACE.line]].map(String) as [
      string,
      string,
      string,
    ];
    const open = linkButton([label], { class: 'place', title: `${file}:${line}` }, () =>
      host.send({ kind: 'open', table: name, row: number }),
    );
    const cells = row.slice(FIRST_FIGURE).map((cell, at) => element('td', attributes(at + 1), String(cell)));
    return element('tr', {}, element('th', { scope: 'row' }, open), ...cells);
  });
  return element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...body));
}

host.listen(({ summary, tables }) => draw(summary, tables));
host.send({ kind: 'ready' });
