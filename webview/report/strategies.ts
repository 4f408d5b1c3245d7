import * as l10n from '@vscode/l10n';
import type { ReportsView } from '../../src/extension/messages';
import { element, scrollable, section } from '../dom';
import { isChief } from './explained';
import { namesOf } from './charts/data';
import { toFigure, toInterval } from './metrics';
import { metricName } from './tooltip';

/** Run beside run, and below them, told apart, what is published; hidden where there is nothing to compare. */
export function strategiesTable({ runs, published }: ReportsView): HTMLElement {
  const all = [...runs, ...published];
  const names = [...new Set(all.flatMap(({ metrics }) => Object.keys(metrics)))].filter(isChief);
  const columns = [
    element('th', { scope: 'col' }, l10n.t('Strategy')),
    ...names.map((name) => element('th', { scope: 'col', class: 'figure' }, metricName(name))),
  ];
  const titles = namesOf(runs);
  const own = runs.map(({ metrics, intervals }, at) => {
    const cells = names.map((name) => {
      const interval = element('span', { class: 'hint' }, toInterval(intervals[name]));
      return element('td', { class: 'figure' }, toFigure(metrics[name]), interval);
    });
    return element('tr', {}, element('th', { scope: 'row' }, titles[at]!), ...cells);
  });
  const others = published.map(({ system, metrics, note }) => {
    const cells = names.map((name) => element('td', { class: 'figure' }, toFigure(metrics[name])));
    const title = element('th', { scope: 'row' }, system, element('span', { class: 'hint' }, note));
    return element('tr', {}, title, ...cells);
  });
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...columns)), element('tbody', {}, ...own));
  if (others.length > 0) {
    const apart = element(
      'th',
      { scope: 'rowgroup', class: 'apart', colspan: String(columns.length) },
      l10n.t('Published: measured by others, on another corpus or other questions'),
    );
    table.append(element('tbody', { class: 'published' }, element('tr', {}, apart), ...others));
  }
  const whole = section('side-by-side', l10n.t('Strategies side by side'), scrollable('side-by-side', table));
  whole.hidden = all.length < 2;
  return whole;
}
