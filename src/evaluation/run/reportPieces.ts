import type { EvaluationReport } from '../report';

const INDENT = 2;

/**
 * A report as indented JSON without its time, so that the same run gives the same bytes: a piece a question, since all of them as one
 * text take more memory than the run.
 */
export function* reportPieces(report: EvaluationReport): Generator<string, void> {
  const { items } = report;
  const none = '"items": []';
  const rest = JSON.stringify({ ...report, elapsedMs: undefined, items: [] }, undefined, INDENT);
  // No text holds a line end: what stands so at the first level is the field itself.
  const at = rest.indexOf(`\n${' '.repeat(INDENT)}${none}`) + 1 + INDENT;
  yield rest.slice(0, at);
  yield items.length === 0 ? none : '"items": [';
  for (const [place, item] of items.entries()) {
    const text = JSON.stringify(item, undefined, INDENT).replaceAll('\n', `\n${' '.repeat(2 * INDENT)}`);
    yield `${place === 0 ? '' : ','}\n${' '.repeat(2 * INDENT)}${text}`;
  }
  if (items.length > 0) yield `\n${' '.repeat(INDENT)}]`;
  yield `${rest.slice(at + none.length)}\n`;
}
