import assert from 'node:assert/strict';
import { exportReport } from '../../../src/extension/reportExport';
import type { ReportItem, ReportView } from '../../../src/extension/messages';

const item: ReportItem = {
  id: 'a',
  question: 'Who pays?',
  gold: ['x/sec_1'],
  predicted: ['x/sec_2'],
  ranked: ['x/sec_2', 'x/sec_3'],
  metrics: {},
};

const view = (...items: ReportItem[]): ReportView => ({
  dataset: 'proviso',
  n: items.length,
  strategy: 'ask',
  metrics: {},
  intervals: {},
  byHops: {},
  intervalsByHops: {},
  riskCoverage: [],
  calibration: [],
  labels: {},
  elapsedMs: 0,
  items,
  problems: [],
  notices: [],
});

describe('extension/reportExport', () => {
  it('gives verdicts a column where there are any, and leaves the cell of a question without metrics empty', () => {
    const csv = exportReport(view({ ...item, verdict: 'excerpts', metrics: { 'recall@1': 1 } }, item), 'csv');
    assert.deepEqual(csv.trim().split(/\r?\n/u), [
      'id,question,gold,predicted,verdict,recall@1',
      'a,Who pays?,x/sec_1,x/sec_2,excerpts,1',
      'a,Who pays?,x/sec_1,x/sec_2,,',
    ]);
    assert.match(exportReport(view(item), 'csv'), /^id,question,gold,predicted\r?\n/u);
  });
});
