import { toCsv } from '../../text';
import type { EvaluatedQuestion } from '../score';

/**
 * The figures of each question as CSV: id, hops, gold and predicted provisions (ids, divided by blanks), then a column a metric,
 * in the order of their names; empty where a question has no such figure. A piece a question.
 */
export function* figuresCsv(items: Iterable<EvaluatedQuestion>): Generator<string, void> {
  const met = new Set<string>();
  for (const { metrics } of items) for (const name of Object.keys(metrics)) met.add(name);
  const names = [...met].sort();
  yield toCsv([['id', 'hops', 'gold', 'predicted', ...names]]);
  for (const { id, hops, gold, predicted, metrics } of items) {
    yield toCsv([[id, hops, gold.join(' '), predicted.join(' '), ...names.map((name) => metrics[name] ?? '')]]);
  }
}
