import assert from 'node:assert/strict';
import type { ReportItem, ReportView } from '../../../../../src/extension/messages';
import { chartsOf, namesOf, type ChartData } from '../../../../../webview/report/charts/data';

const report = (part: Partial<ReportView>): ReportView => ({
  dataset: 'proviso',
  n: 2,
  strategy: 'bm25',
  metrics: {},
  intervals: {},
  byHops: {},
  intervalsByHops: {},
  riskCoverage: [],
  calibration: [],
  elapsedMs: 1,
  items: [],
  labels: {},
  problems: [],
  notices: [],
  ...part,
});

const item = (part: Partial<ReportItem>): ReportItem => ({
  id: 'q',
  question: 'When?',
  gold: [],
  predicted: [],
  ranked: [],
  metrics: {},
  ...part,
});

const chart = (charts: readonly ChartData[], id: string): ChartData | undefined => charts.find((one) => one.id === id);

describe('charts of the report', () => {
  it('are of what was measured alone', () => {
    assert.deepEqual(chartsOf({ runs: [report({})], published: [] }, 'provisionF1'), []);
    const one = report({ metrics: { provisionF1: 0.5, 'recall@1': 0.4 } });
    // One bar compares nothing; nothing is known of hops, of how sure it was, or of tokens.
    const charts = chartsOf({ runs: [one], published: [] }, 'provisionF1');
    assert.deepEqual(
      charts.map(({ id }) => id),
      ['recall'],
    );
  });

  it('have recall by k in the order of numbers, each with its interval', () => {
    const metrics = { 'recall@10': 0.9, 'recall@1': 0.4, 'recall@5': 0.7, 'ndcg@5': 0.1 };
    const runs = [report({ metrics, intervals: { 'recall@5': [0.6, 0.8] } })];
    assert.deepEqual(chart(chartsOf({ runs, published: [] }, 'provisionF1'), 'recall')!.series, [
      {
        name: 'bm25',
        points: [
          { x: 1, y: 0.4 },
          { x: 5, y: 0.7, interval: [0.6, 0.8] },
          { x: 10, y: 0.9 },
        ],
      },
    ]);
  });

  it('keep what is published apart from the runs', () => {
    const runs = [report({ metrics: { provisionF1: 0.5 } })];
    const published = [
      { system: 'BM25', metrics: { provisionF1: 0.2 }, note: 'a larger corpus' },
      { system: 'Other', metrics: { 'map@10': 0.3 }, note: '' },
    ];
    const { series } = chart(chartsOf({ runs, published }, 'provisionF1'), 'strategies')!;
    assert.deepEqual(series, [
      { name: 'these runs', points: [{ x: 'bm25', y: 0.5 }] },
      { name: 'published', points: [{ x: 'BM25', y: 0.2, note: 'a larger corpus' }] },
    ]);
  });

  it('tell runs of one strategy apart', () => {
    assert.deepEqual(namesOf([{ strategy: 'a' }, { strategy: 'b' }, { strategy: 'a' }]), ['a', 'b', 'a (2)']);
    const run = report({ byHops: { '1': { n: 1, provisionF1: 0.5 } } });
    const { series } = chart(chartsOf({ runs: [run, run], published: [] }, 'provisionF1'), 'by-hops')!;
    assert.deepEqual(
      series.map(({ name }) => name),
      ['bm25', 'bm25 (2)'],
    );
  });

  it('hold calibration against being right as often as it is sure', () => {
    const runs = [report({ calibration: [{ n: 4, meanChance: 0.3, shareRight: 0.5 }] })];
    const { series } = chart(chartsOf({ runs, published: [] }, 'provisionF1'), 'calibration')!;
    assert.deepEqual(series[0]!.points, [{ x: 0.3, y: 0.5, note: '4 questions' }]);
    assert.equal(series[1]!.isReference, true);
    assert.ok(series[1]!.points.every(({ x, y }) => x === y));
  });

  it('put the tokens of a question against its score, where both are known', () => {
    const usage = { inputTokens: 30, outputTokens: 12 };
    const items = [
      item({ id: 'a', usage, metrics: { provisionF1: 1 } }),
      item({ id: 'b', metrics: { provisionF1: 1 } }),
      item({ id: 'c', usage }),
    ];
    const charts = chartsOf({ runs: [report({ items })], published: [] }, 'provisionF1');
    assert.deepEqual(chart(charts, 'tokens')!.series, [{ name: 'bm25', points: [{ x: 42, y: 1, note: 'a' }] }]);
  });

  it('have each strategy without its stages beside itself, and not among the strategies', () => {
    const run = (strategy: string, provisionF1: number, stage?: string): ReportView =>
      report({
        strategy,
        metrics: { provisionF1 },
        ...(stage !== undefined && { ablated: { strategy: 'parser', stage } }),
      });
    const runs = [run('bm25', 0.5), run('parser', 0.6), run('parser-rerank', 0.55, 'rerank')];
    const charts = chartsOf({ runs, published: [] }, 'provisionF1');
    assert.deepEqual(chart(charts, 'ablation')!.series, [
      {
        name: 'parser',
        points: [
          { x: 'all stages', y: 0.6 },
          { x: 'without rerank', y: 0.55 },
        ],
      },
    ]);
    assert.deepEqual(
      chart(charts, 'strategies')!.series.map(({ points }) => points.map(({ x }) => x)),
      [['bm25', 'parser']],
    );
    assert.equal(chart(chartsOf({ runs: runs.slice(0, 2), published: [] }, 'provisionF1'), 'ablation'), undefined);
  });
});
