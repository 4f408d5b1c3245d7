import * as l10n from '@vscode/l10n';
import { figure, withPlaces } from '../../figure';
import type { ChartData, ChartPoint, ChartSeries } from './data';

/** Where a point of a chart stands: in which series, and which of its points it is. */
export interface Place {
  readonly series: number;
  readonly point: number;
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowRight: { series: 0, point: 1 },
  ArrowLeft: { series: 0, point: -1 },
  ArrowDown: { series: 1, point: 0 },
  ArrowUp: { series: -1, point: 0 },
};

/** Where a key leads from a point, or from none; undefined for a key that leads nowhere. What is no measurement is passed over. */
export function nextPlace(
  { series }: Pick<ChartData, 'series'>,
  from: Place | undefined,
  key: string,
): Place | undefined {
  const measured = series.flatMap(({ isReference }, at) => (isReference ? [] : [at]));
  const last = (at: number): number => series[at]!.points.length - 1;
  const step = STEPS[key];
  if (step === undefined && key !== 'Home' && key !== 'End') return undefined;
  if (from === undefined) return { series: measured[0]!, point: key === 'End' ? last(measured[0]!) : 0 };
  if (step === undefined) return { series: from.series, point: key === 'Home' ? 0 : last(from.series) };
  const to = measured[between(0, measured.indexOf(from.series) + step.series, measured.length - 1)]!;
  return { series: to, point: between(0, from.point + step.point, last(to)) };
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The cells of the table of a chart, heading first: a row a point. */
export function tableOf(chart: ChartData): string[][] {
  const { series, xTitle, yTitle } = chart;
  const points = series
    .filter(({ isReference }) => !isReference)
    .flatMap((one) => one.points.map((point) => ({ one, point })));
  const hasIntervals = points.some(({ point }) => point.interval !== undefined);
  const hasNotes = points.some(({ point }) => point.note !== undefined);
  const heading = [
    l10n.t('Series'),
    xTitle,
    yTitle,
    ...(hasIntervals ? [l10n.t('95% interval')] : []),
    ...(hasNotes ? [l10n.t('Note')] : []),
  ];
  const rows = points.map(({ one, point }) => [
    one.name,
    xInWords(chart, point),
    withPlaces(point.y, 3),
    ...(hasIntervals ? [intervalInWords(point)] : []),
    ...(hasNotes ? [point.note ?? ''] : []),
  ]);
  return [heading, ...rows];
}

/** "bm25: 10, 0.825 (0.763 – 0.882)" */
export function inWords(chart: ChartData, { name }: ChartSeries, point: ChartPoint): string {
  const interval = point.interval === undefined ? '' : ` (${intervalInWords(point)})`;
  const note = point.note === undefined ? '' : `, ${point.note}`;
  return `${name}: ${xInWords(chart, point)}, ${withPlaces(point.y, 3)}${interval}${note}`;
}

const xInWords = ({ xIsShare }: ChartData, { x }: ChartPoint): string => {
  if (typeof x === 'string') return x;
  return xIsShare ? withPlaces(x, 3) : figure(x);
};

const intervalInWords = ({ interval }: ChartPoint): string =>
  interval === undefined ? '' : interval.map((end) => withPlaces(end, 3)).join(' – ');
