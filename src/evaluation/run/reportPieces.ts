import { jsonPieces } from '../../text';
import type { EvaluationReport } from '../report';

/** A report as indented JSON without its time, so that the same run gives the same bytes: a piece a question. */
export function* reportPieces(report: EvaluationReport): Generator<string, void> {
  const { items } = report;
  yield* jsonPieces(
    { ...report, elapsedMs: undefined, items: { [Symbol.iterator]: () => items[Symbol.iterator]() } },
    2,
  );
  yield '\n';
}
