import type { EarlierRun, ReportItem } from '../../src/extension/messages';

/** Rows that are drawn at once; the page answers as fast for ten thousand questions as for these. */
export const PAGE_SIZE = 100;

/**
 * `wrong`: what is named is not exactly what is right. `missed`: a right provision is not among those named. `abstained`: no
 * answer was given. `changed`: a metric is another than in the run that is compared with.
 */
export type Filter = 'all' | 'wrong' | 'missed' | 'abstained' | 'changed';

const FILTERS: readonly Filter[] = ['all', 'wrong', 'missed', 'abstained', 'changed'];

/** The metrics of an earlier run by the ids of its questions. */
export type Earlier = ReadonlyMap<string, ReportItem['metrics']>;

export const earlierOf = (run: EarlierRun | undefined): Earlier =>
  new Map(run?.items.map(({ id, metrics }) => [id, metrics]));

/** A metric that is another than before. */
export interface Change {
  readonly metric: string;
  readonly before: number;
  readonly after: number;
}

/** What changed since the earlier run, in the order of the metrics; of those alone that both have. */
export function changesOf({ id, metrics }: ReportItem, earlier: Earlier): Change[] {
  const before = earlier.get(id) ?? {};
  return Object.entries(metrics).flatMap(([metric, after]) => {
    const old = before[metric];
    return old === undefined || old === after ? [] : [{ metric, before: old, after }];
  });
}

export function isShown(item: ReportItem, filter: Filter, earlier: Earlier): boolean {
  const { gold, predicted, verdict } = item;
  const misses = gold.some((id) => !predicted.includes(id));
  switch (filter) {
    case 'all':
      return true;
    case 'wrong':
      return gold.length > 0 && (misses || predicted.some((id) => !gold.includes(id)));
    case 'missed':
      return misses;
    case 'abstained':
      return verdict === 'abstained';
    case 'changed':
      return changesOf(item, earlier).length > 0;
  }
}

/** `all`, and each filter that leaves some of the questions. */
export const filtersOf = (items: readonly ReportItem[], earlier: Earlier): Filter[] =>
  FILTERS.filter((filter) => filter === 'all' || items.some((item) => isShown(item, filter, earlier)));

/** The rows of a page, from 0, and at what index they begin. */
export function pageOf<Row>(rows: readonly Row[], page: number): { first: number; rows: readonly Row[] } {
  const first = page * PAGE_SIZE;
  return { first, rows: rows.slice(first, first + PAGE_SIZE) };
}
