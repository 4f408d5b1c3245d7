import * as l10n from '@vscode/l10n';
import type { ReportView } from '../../src/extension/messages';
import { element, scrollable, section } from '../dom';
import { withPlaces } from '../figure';
import { explained, isChief } from './explained';
import { metricName } from './tooltip';

/** A fraction between 0 and 1, to three places. */
export const toFigure = (value: number | undefined): string => (value === undefined ? '–' : withPlaces(value, 3));

/** "0.463 – 0.630", or nothing. */
export function toInterval(interval: readonly [number, number] | undefined): string {
  return interval === undefined ? '' : interval.map(toFigure).join(' – ');
}

/** Those that stand for their kind; the others fold. */
export function metricsTable({ metrics, intervals }: ReportView): HTMLElement {
  const columns = [l10n.t('Metric'), l10n.t('Figure'), l10n.t('95% interval'), l10n.t('Meaning')];
  const tableOf = (id: string, names: readonly string[]): HTMLElement => {
    const headings = columns.map((name, at) =>
      element('th', { scope: 'col', class: at === 0 ? 'name' : at === 3 ? 'meaning' : 'figure' }, name),
    );
    const rows = names.map((name) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, metricName(name)),
        element('td', { class: 'figure' }, toFigure(metrics[name])),
        element('td', { class: 'figure' }, toInterval(intervals[name])),
        element('td', { class: 'meaning' }, explained(name) ?? ''),
      ),
    );
    const head = element('thead', {}, element('tr', {}, ...headings));
    return scrollable(id, element('table', {}, head, element('tbody', {}, ...rows)));
  };
  const names = Object.keys(metrics);
  const others = names.filter((name) => !isChief(name));
  const more = element(
    'details',
    {},
    element('summary', { id: 'more-metrics-title' }, l10n.t('More metrics ({0})', others.length)),
    tableOf('more-metrics', others),
  );
  more.hidden = others.length === 0;
  return section('metrics', l10n.t('Metrics'), tableOf('metrics', names.filter(isChief)), more);
}

/** The same metrics by how many provisions a question needs; hidden where the dataset does not say. */
export function hopsTable({ byHops, intervalsByHops }: ReportView): HTMLElement {
  const hops = Object.entries(byHops);
  const names = [...new Set(hops.flatMap(([, metrics]) => Object.keys(metrics)))].filter(
    (name) => name !== 'n' && isChief(name),
  );
  const columns = [l10n.t('Hops'), l10n.t('Questions'), ...names.map(metricName)].map((name, at) =>
    element('th', { scope: 'col', ...(at > 0 && { class: 'figure' }) }, name),
  );
  const rows = hops.map(([hop, metrics]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, hop),
      element('td', { class: 'figure' }, String(metrics['n'] ?? '–')),
      ...names.map((name) => {
        const interval = element('span', { class: 'hint' }, toInterval(intervalsByHops[hop]?.[name]));
        return element('td', { class: 'figure' }, toFigure(metrics[name]), interval);
      }),
    ),
  );
  const head = element('thead', {}, element('tr', {}, ...columns));
  const table = element('table', {}, head, element('tbody', {}, ...rows));
  const whole = section('hops', l10n.t('By hops'), scrollable('hops', table));
  whole.hidden = hops.length === 0;
  return whole;
}
