import assert from 'node:assert/strict';
import { figuresCsv } from '../../../../src/evaluation/run/figuresCsv';

describe('evaluation/run/figuresCsv', () => {
  const gold = ['act/sec_1', 'act/sec_2'];
  const item = { id: 'a', question: 'Who pays?', hops: 2, gold, predicted: ['act/sec_1'], ranked: ['act/sec_1'] };

  it('has a row a question and a column a metric, by name, empty where a question has no such figure', () => {
    const none = { ...item, id: '=b,1', hops: 0, gold: [], predicted: [], metrics: {} };
    const csv = [...figuresCsv([{ ...item, metrics: { 'recall@1': 0.5, provisionF1: 2 / 3 } }, none])].join('');
    assert.equal(
      csv,
      [
        'id,hops,gold,predicted,provisionF1,recall@1',
        'a,2,act/sec_1 act/sec_2,act/sec_1,0.6666666666666666,0.5',
        // A spreadsheet would run what begins with an equals sign.
        `"'=b,1",0,,,,`,
        '',
      ].join('\r\n'),
    );
  });

  it('is its head alone where nothing was asked', () => {
    assert.deepEqual([...figuresCsv([])], ['id,hops,gold,predicted\r\n']);
  });
});
