import assert from 'node:assert/strict';
import type { ChartData } from '../../../../../webview/report/charts/data';
import { inWords, nextPlace, tableOf } from '../../../../../webview/report/charts/points';

const CHART: ChartData = {
  id: 'c',
  title: 'Chart',
  kind: 'lines',
  xTitle: 'k',
  yTitle: 'Recall',
  series: [
    {
      name: 'ideal',
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      isReference: true,
    },
    {
      name: 'a',
      points: [
        { x: 1, y: 0.25, interval: [0.1, 0.4] },
        { x: 5, y: 0.5 },
        { x: 10, y: 1 },
      ],
    },
    { name: 'b', points: [{ x: 1, y: 0.75 }] },
  ],
};

describe('points of a chart', () => {
  it('are gone through by the arrow keys, from the first that was measured, and never past an end', () => {
    const first = { series: 1, point: 0 };
    assert.deepEqual(nextPlace(CHART, undefined, 'ArrowRight'), first);
    assert.deepEqual(nextPlace(CHART, first, 'ArrowRight'), { series: 1, point: 1 });
    assert.deepEqual(nextPlace(CHART, first, 'ArrowLeft'), first);
    assert.deepEqual(nextPlace(CHART, first, 'End'), { series: 1, point: 2 });
    // Above stands only what was not measured.
    assert.deepEqual(nextPlace(CHART, first, 'ArrowUp'), first);
    // The series below has fewer points.
    assert.deepEqual(nextPlace(CHART, { series: 1, point: 2 }, 'ArrowDown'), { series: 2, point: 0 });
    assert.equal(nextPlace(CHART, first, 'Tab'), undefined);
  });

  it('are all in the table, but for what was not measured', () => {
    assert.deepEqual(tableOf(CHART), [
      ['Series', 'k', 'Recall', '95% interval'],
      ['a', '1', '0.250', '0.100 – 0.400'],
      ['a', '5', '0.500', ''],
      ['a', '10', '1.000', ''],
      ['b', '1', '0.750', ''],
    ]);
  });

  it('say what they are', () => {
    const [, a] = CHART.series;
    assert.equal(inWords(CHART, a!, a!.points[0]!), 'a: 1, 0.250 (0.100 – 0.400)');
    assert.equal(inWords(CHART, a!, { x: 2, y: 1, note: 'q7' }), 'a: 2, 1.000, q7');
  });
});
