import * as l10n from '@vscode/l10n';
import type { PublishedFigures, ReportItem, ReportsView, ReportView } from '../../../src/extension/messages';

/** A point of a chart: `x` is a number, or the name of a bar. */
export interface ChartPoint {
  readonly x: number | string;
  readonly y: number;
  /** The 95% interval of `y`. */
  readonly interval?: readonly [low: number, high: number];
  /** Of what it is: a question. */
  readonly note?: string;
}

export interface ChartSeries {
  readonly name: string;
  readonly points: readonly ChartPoint[];
  /** What the others are held against; no measurement. */
  readonly isReference?: true;
}

/** What a chart draws, and what the table below it lists. */
export interface ChartData {
  readonly id: string;
  readonly title: string;
  readonly kind: 'bars' | 'lines' | 'points';
  readonly xTitle: string;
  /** A share, from 0 to 1. */
  readonly yTitle: string;
  /** Of axes that show shares, too. */
  readonly xIsShare?: true;
  readonly series: readonly ChartSeries[];
}

/** Charts of what was measured, in their order; those of one metric are of `metric`. What nothing is known of is left out. */
export function chartsOf({ runs, published }: ReportsView, metric: string): ChartData[] {
  const charts = [
    strategies(runs, published, metric),
    hops(runs, metric),
    recall(runs),
    risk(runs),
    calibration(runs),
    tokens(runs, metric),
    ablation(runs, metric),
  ];
  return charts.filter((chart) => chart.series.some(({ points }) => points.length > 0));
}

/** The metrics of one value a run that a chart can be of. */
export const metricsIn = (runs: readonly ReportView[]): string[] => [
  ...new Set(runs.flatMap(({ metrics }) => Object.keys(metrics))),
];

/** Names of runs that are told apart: the second `bm25` is `bm25 (2)`. */
export function namesOf(runs: readonly Pick<ReportView, 'strategy'>[]): string[] {
  const counts = new Map<string, number>();
  return runs.map(({ strategy }) => {
    const count = (counts.get(strategy) ?? 0) + 1;
    counts.set(strategy, count);
    return count === 1 ? strategy : `${strategy} (${count})`;
  });
}

type Intervals = ReportView['intervals'];

const withInterval = (intervals: Intervals | undefined, metric: string): Pick<ChartPoint, 'interval'> => {
  const interval = intervals?.[metric];
  return interval === undefined ? {} : { interval };
};

/** Run beside run, and apart from them what is published; nothing where there is but one bar. Ablations have a chart of their own. */
function strategies(runs: readonly ReportView[], published: readonly PublishedFigures[], metric: string): ChartData {
  const names = namesOf(runs);
  const own = runs.flatMap(({ metrics, intervals, ablated }, at): ChartPoint[] => {
    const y = metrics[metric];
    return y === undefined || ablated !== undefined ? [] : [{ x: names[at]!, y, ...withInterval(intervals, metric) }];
  });
  const others = published.flatMap(({ system, metrics, note }): ChartPoint[] => {
    const y = metrics[metric];
    return y === undefined ? [] : [{ x: system, y, note }];
  });
  const series = [
    { name: l10n.t('these runs'), points: own },
    { name: l10n.t('published'), points: others },
  ].filter(({ points }) => points.length > 0);
  return {
    id: 'strategies',
    title: l10n.t('{0} by strategy', metric),
    kind: 'bars',
    xTitle: l10n.t('Strategy'),
    yTitle: metric,
    series: own.length + others.length > 1 ? series : [],
  };
}

function hops(runs: readonly ReportView[], metric: string): ChartData {
  const series = seriesOf(runs, ({ byHops, intervalsByHops }) =>
    Object.entries(byHops).flatMap(([hop, metrics]): ChartPoint[] => {
      const y = metrics[metric];
      return y === undefined ? [] : [{ x: hop, y, ...withInterval(intervalsByHops[hop], metric) }];
    }),
  );
  return {
    id: 'by-hops',
    title: l10n.t('{0} by hops', metric),
    kind: 'bars',
    xTitle: l10n.t('Hops'),
    yTitle: metric,
    series,
  };
}

function recall(runs: readonly ReportView[]): ChartData {
  const series = seriesOf(runs, ({ metrics, intervals }) =>
    Object.entries(metrics)
      .flatMap(([name, y]): (ChartPoint & { x: number })[] => {
        const [, k] = /^recall@(\d+)$/u.exec(name) ?? [];
        return k === undefined ? [] : [{ x: Number(k), y, ...withInterval(intervals, name) }];
      })
      .sort((a, b) => a.x - b.x),
  );
  return {
    id: 'recall',
    title: l10n.t('Recall over k'),
    kind: 'lines',
    xTitle: l10n.t('k, the provisions looked at'),
    yTitle: l10n.t('Recall'),
    series,
  };
}

function risk(runs: readonly ReportView[]): ChartData {
  return {
    id: 'risk',
    title: l10n.t('Risk and coverage'),
    kind: 'lines',
    xTitle: l10n.t('Share answered, the surest first'),
    yTitle: l10n.t('Share of these that is wrong'),
    xIsShare: true,
    series: seriesOf(runs, ({ riskCoverage }) => riskCoverage.map(({ coverage, risk: y }) => ({ x: coverage, y }))),
  };
}

function calibration(runs: readonly ReportView[]): ChartData {
  const series: ChartSeries[] = seriesOf(runs, ({ calibration: bins }) =>
    bins.map(({ meanChance, shareRight, n }) => ({
      x: meanChance,
      y: shareRight,
      note: n === 1 ? l10n.t('1 question') : l10n.t('{0} questions', n),
    })),
  );
  const ideal: ChartSeries = {
    name: l10n.t('as sure as right'),
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
    isReference: true,
  };
  return {
    id: 'calibration',
    title: l10n.t('Calibration'),
    kind: 'points',
    xTitle: l10n.t('How sure it was'),
    yTitle: l10n.t('How often it was right'),
    xIsShare: true,
    series: series.length > 0 ? [...series, ideal] : [],
  };
}

function tokens(runs: readonly ReportView[], metric: string): ChartData {
  const pointOf = ({ id, usage, metrics }: ReportItem): ChartPoint[] => {
    const y = metrics[metric];
    if (usage === undefined || y === undefined) return [];
    return [{ x: usage.inputTokens + usage.outputTokens, y, note: id }];
  };
  return {
    id: 'tokens',
    title: l10n.t('{0} by tokens', metric),
    kind: 'points',
    xTitle: l10n.t('Tokens of a question'),
    yTitle: metric,
    series: seriesOf(runs, ({ items }) => items.flatMap(pointOf)),
  };
}

/** Each strategy with all of its stages, and without each that was left out to see what it is worth. */
function ablation(runs: readonly ReportView[], metric: string): ChartData {
  const pointOf = ({ metrics, intervals, ablated }: ReportView): ChartPoint[] => {
    const y = metrics[metric];
    if (y === undefined) return [];
    const x = ablated === undefined ? l10n.t('all stages') : l10n.t('without {0}', ablated.stage);
    return [{ x, y, ...withInterval(intervals, metric) }];
  };
  const strategies = new Set(runs.flatMap(({ ablated }) => ablated?.strategy ?? []));
  return {
    id: 'ablation',
    title: l10n.t('{0} without a stage', metric),
    kind: 'bars',
    xTitle: l10n.t('Stage left out'),
    yTitle: metric,
    series: [...strategies].map((name) => ({
      name,
      points: runs.filter(({ strategy, ablated }) => (ablated?.strategy ?? strategy) === name).flatMap(pointOf),
    })),
  };
}

/** A series for each run that has points. */
function seriesOf(runs: readonly ReportView[], pointsOf: (run: ReportView) => readonly ChartPoint[]): ChartSeries[] {
  const names = namesOf(runs);
  return runs.map((run, at) => ({ name: names[at]!, points: pointsOf(run) })).filter(({ points }) => points.length > 0);
}
