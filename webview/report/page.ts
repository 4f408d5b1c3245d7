import * as l10n from '@vscode/l10n';
import type { ReportFormat, ReportsView, ReportView } from '../../src/extension/messages';
import { element } from '../dom';
import { figure, withPlaces } from '../figure';
import { createButton } from '../toolkit';
import { Charts } from './charts/charts';
import { namesOf } from './charts/data';
import type { OtherRun } from './detail';
import { ItemTable } from './items';
import { hopsTable, metricsTable } from './metrics';
import type { ProvisionHost } from './provision';
import { changesOf, earlierOf, type Earlier } from './rows';
import { strategiesTable } from './strategies';
import { summaryOf } from './summary';

/** What a page can have done where somebody hosts it. */
export interface PageHost {
  exportRun(run: number, format: ReportFormat): void;
  addRun(): void;
  compare(): void;
}

/**
 * Draws the reports of a data set: the summary, the run that is looked at, all runs beside each other, and question by question.
 *
 * @param host undefined in a file, which nobody hosts.
 */
export function drawPage(
  title: string,
  view: ReportsView,
  provisions: ProvisionHost,
  host: PageHost | undefined,
  selected: number,
): void {
  const run = view.runs[selected]!;
  const choose = (at: number): void => {
    drawPage(title, view, provisions, host, at);
    document.getElementById('run')?.focus();
  };
  const charts = new Charts(view);
  const parts = [
    element('h1', {}, title),
    element('p', { class: 'hint' }, factsOf(run)),
    runBox(view, selected, choose),
    element('p', { class: 'summary' }, summaryOf(run).join(' ')),
    ...run.notices.map((notice) => element('p', { class: 'hint' }, notice)),
    ...(host === undefined ? [] : [buttons(host, selected)]),
    strategiesTable(view),
    metricsTable(run),
    charts.root,
    hopsTable(run),
    ...itemsOf(view, selected, provisions),
  ];
  document.getElementById('root')!.replaceChildren(element('main', {}, ...parts, problemList(run)));
  charts.draw();
}

function factsOf({ n, dataset, strategy, elapsedMs }: ReportView): string {
  const seconds =
    elapsedMs < 100 ? l10n.t('under {0} s', withPlaces(0.1, 1)) : l10n.t('{0} s', withPlaces(elapsedMs / 1000, 1));
  const questions = n === 1 ? l10n.t('1 question') : l10n.t('{0} questions', figure(n));
  return [questions, l10n.t('{0} format', dataset), strategy, seconds].join(' · ');
}

/** Chooses the run that is looked at; hidden where there is one. */
function runBox({ runs }: ReportsView, selected: number, choose: (at: number) => void): HTMLElement {
  const options = namesOf(runs).map((name, at) => element('option', { value: String(at) }, name));
  const box = element('select', { id: 'run' }, ...options);
  box.selectedIndex = selected;
  box.addEventListener('change', () => choose(box.selectedIndex));
  const label = element('label', {}, l10n.t('Strategy'), ' ', box);
  label.hidden = runs.length < 2;
  return label;
}

function buttons(host: PageHost, run: number): HTMLElement {
  const formats: readonly [string, ReportFormat][] = [
    [l10n.t('Export JSON'), 'json'],
    [l10n.t('Export CSV'), 'csv'],
    [l10n.t('Export TREC Run'), 'trec'],
    [l10n.t('Export TREC Qrels'), 'qrels'],
  ];
  return element(
    'div',
    { class: 'buttons' },
    createButton('primary', l10n.t('Add Strategy...'), () => host.addRun()),
    createButton('secondary', l10n.t('Compare with Another Run...'), () => host.compare()),
    ...formats.map(([label, format]) => createButton('secondary', label, () => host.exportRun(run, format))),
  );
}

/** The questions, and what they are compared with: the earlier run that was named, else the first run of the page. */
function itemsOf(view: ReportsView, selected: number, host: ProvisionHost): HTMLElement[] {
  const { runs, against } = view;
  const run = runs[selected]!;
  const names = namesOf(runs);
  const before = against ?? (selected > 0 ? { name: names[0]!, items: runs[0]!.items } : undefined);
  const earlier = earlierOf(before);
  const byId = runs.map(({ items }) => new Map(items.map((item) => [item.id, item])));
  const others = (id: string): OtherRun[] =>
    byId.flatMap((known, at) => {
      const item = at === selected ? undefined : known.get(id);
      return item === undefined ? [] : [{ name: names[at]!, item }];
    });
  const table = new ItemTable(run.items, { host, earlier, others });
  return before === undefined ? [table.root] : [comparison(run, before.name, earlier), table.root];
}

function comparison({ items }: ReportView, name: string, earlier: Earlier): HTMLElement {
  const known = items.filter(({ id }) => earlier.has(id));
  const changed = known.filter((item) => changesOf(item, earlier).length > 0);
  return element(
    'p',
    { class: 'hint', id: 'comparison' },
    l10n.t('Compared with {0}: {1} of {2} questions changed.', name, figure(changed.length), figure(known.length)),
  );
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
