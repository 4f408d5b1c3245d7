import assert from 'node:assert/strict';
import type { EvaluatedQuestion, EvaluationReport } from '../../../../src/evaluation';
import { reportPieces } from '../../../../src/evaluation/run/reportPieces';

describe('evaluation/run/reportPieces', () => {
  const item = (id: string): EvaluatedQuestion => ({
    id,
    question: 'One\n  "items": []?',
    hops: 1,
    gold: [],
    predicted: [],
    ranked: ['act/sec_1'],
    metrics: { 'recall@1': 0.5 },
  });
  const report = (...items: EvaluatedQuestion[]): EvaluationReport => ({
    dataset: 'a\n  "items": []',
    n: items.length,
    strategy: 'bm25',
    metrics: {},
    byHops: {},
    intervals: {},
    intervalsByHops: {},
    riskCoverage: [],
    calibration: [],
    elapsedMs: 12,
    items,
    labels: { items: 'Act section 1' },
    problems: [],
    notices: [],
  });

  it('is what JSON writes of it, without the time', () => {
    for (const whole of [report(), report(item('a')), report(item('a'), item('b'))]) {
      const written = `${JSON.stringify({ ...whole, elapsedMs: undefined }, undefined, 2)}\n`;
      assert.equal([...reportPieces(whole)].join(''), written);
    }
  });

  it('has a piece for each question', () => {
    const some = [...reportPieces(report(item('a'), item('b'), item('c')))];
    assert.equal(some.filter((piece) => piece.includes('"metrics": {\n        "recall@1"')).length, 3);
  });
});
