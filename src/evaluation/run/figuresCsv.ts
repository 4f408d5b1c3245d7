import { toCsv } from '../../text';
import type { EvaluatedQuestion } from '../score';

/**
 * The figures of each question as CSV: id, hops, gold and predicted provisions (ids, divided by blanks), then a column a metric,
 * in the order of their names; empty where a question has no such figure.
 */
export function figuresCsv(items: readonly EvaluatedQuestion[]): string {
  const names = [...new Set(items.flatMap(({ metrics }) => Object.keys(metrics)))].sort();
  const rows = items.map(({ id, hops, gold, predicted, metrics }) => [
    id,
    hops,
    gold.join(' '),
    predicted.join(' '),
    ...names.map((name) => metrics[name] ?? ''),
  ]);
  return toCsv([['id', 'hops', 'gold', 'predicted', ...names], ...rows]);
}
