import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatasetError, evaluate, evaluatePredictions, wholeReport, type WholeReport } from '../../../../src/evaluation';
import { trecRun } from '../../../../src/evaluation/run/trec';
import { drain, indexOf } from '../../support/indexOf';

const LAMP =
  '# Lamp Act\n\n### Section 1. Lighting\n\nA lamp is lit at dusk.\n\n### Section 2. Bells\n\nA bell is rung at noon.\n';

describe('evaluation/predictions/evaluatePredictions', () => {
  let folder: string;
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'proviso-predictions-'))));
  after(() => rm(folder, { recursive: true }));

  const question = (id: string, text: string, gold: string): object => ({
    id,
    question: text,
    gold: [gold],
    answer: 'At dusk.',
  });
  const rows = [
    question('a b', 'When is a lamp lit?', 'lamp-act/sec_1'),
    question('same', 'When is a bell rung?', 'lamp-act/sec_1'),
    question('same', 'When is a bell rung?', 'lamp-act/sec_2'),
  ];
  const datasetFile = (): string => join(folder, 'questions.jsonl');

  async function report(predictions: string): Promise<WholeReport> {
    await writeFile(datasetFile(), rows.map((row) => JSON.stringify(row)).join('\n'));
    const predictionsFile = join(folder, 'found.txt');
    await writeFile(predictionsFile, predictions);
    return wholeReport((await drain(evaluatePredictions({ datasetFile: datasetFile(), predictionsFile }))).result);
  }

  it('gives a run that was written the figures that it had', async () => {
    await report('{"id": "same", "provisions": []}');
    const index = await indexOf({ 'lamp.md': LAMP });
    const asked = evaluate({ datasetFile: datasetFile(), index, today: '2024-06-30', strategy: 'bm25' });
    const result = wholeReport((await drain(asked)).result);
    const again = await report([...trecRun(result.items, result.strategy)].join(''));
    assert.deepEqual([again.strategy, again.problems], ['bm25', []]);
    assert.deepEqual(again.items, result.items);
    assert.deepEqual([again.metrics, again.intervals, again.byHops], [result.metrics, result.intervals, result.byHops]);
  });

  it('counts what is missing as missed and says so, and which ids are of no question', async () => {
    const { items, strategy, problems } = await report(
      '{"id": "a b", "provisions": ["lamp-act/sec_1"], "answer": "At dusk."}\n{"id": "other", "provisions": []}',
    );
    assert.equal(strategy, 'found');
    assert.deepEqual(
      items.map(({ metrics }) => [metrics['recall@1'], metrics['tokenF1']]),
      [
        [1, 1],
        [0, 0],
        [0, 0],
      ],
    );
    assert.deepEqual(
      problems.map(({ line, message }) => `${line} ${message}`),
      [
        '1 2 of 3 questions have no prediction and count as missed: same, same#2',
        '2 1 predictions are of no question of the data set: other',
      ],
    );
  });

  it('says where no gold is named at all, and refuses what holds nothing', async () => {
    const { problems } = await report('a%20b Q0 x 1 1 t');
    assert.match(problems.at(-1)!.message, /^No prediction names any gold provision/u);
    for (const nothing of ['', '\n', 'one two']) await assert.rejects(report(nothing), DatasetError);
  });
});
