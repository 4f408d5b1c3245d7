import type { ReportItem } from '../../src/extension/messages';

/** Rows that are drawn at once; the page answers as fast for ten thousand questions as for these. */
export const PAGE_SIZE = 100;

/** `missed`: a right provision is not among those named. `abstained`: no answer was given. */
export type Filter = 'all' | 'missed' | 'abstained';

const FILTERS: readonly Filter[] = ['all', 'missed', 'abstained'];

export function isShown({ gold, predicted, verdict }: ReportItem, filter: Filter): boolean {
  if (filter === 'missed') return gold.some((id) => !predicted.includes(id));
  return filter === 'all' || verdict === 'abstained';
}

/** `all`, and each filter that leaves some of the questions. */
export const filtersOf = (items: readonly ReportItem[]): Filter[] =>
  FILTERS.filter((filter) => filter === 'all' || items.some((item) => isShown(item, filter)));

/** The rows of a page, from 0, and at what index they begin. */
export function pageOf<Row>(rows: readonly Row[], page: number): { first: number; rows: readonly Row[] } {
  const first = page * PAGE_SIZE;
  return { first, rows: rows.slice(first, first + PAGE_SIZE) };
}
