import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate, type EvaluateOptions, wholeReport, type WholeReport } from '../../../src/evaluation';
import { SharedIndex, type IndexSource, type LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';
import { contentsOf, PlainStore } from '../support/storeOf';
import { assertAlike, CountedModel } from '../support/toldAnswer';

/** Two acts that a data set cites by section alone: the name is that of the first. */
const LAW = [
  { act: 'Lamp Act', citation: 'Section 1', text: 'A lamp is lit at dusk by the keeper.' },
  {
    act: 'Lamp Act',
    citation: 'Section 2',
    text: 'A keeper who fails under section 1 to light a lamp pays a fine of 10 crowns.',
  },
  { act: 'Lamp Act', citation: 'Section 3', text: 'A bell is rung at noon, as section 1 of the Bell Act says.' },
  { act: 'Bell Act', citation: 'Section 1', text: 'Who rings a bell at noon is paid a crown.' },
  { act: 'Bell Act', citation: 'Section 5', text: 'A keeper of bells is sworn in.' },
];
const QUESTIONS = [
  {
    id: 'one',
    question: 'When is a bell rung, and who is paid for it?',
    gold: ['Section 3', 'bell-act/sec_1'],
    n_hops: 2,
  },
  {
    id: 'two',
    question: 'Which fine does a keeper pay who fails to light a lamp?',
    gold: ['Section 1', 'Section 2'],
    n_hops: 2,
  },
  { id: 'lost', question: 'Who steers a ship?', gold: ['Section 9'], n_hops: 1 },
];
const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

describe('evaluating over a shared corpus', () => {
  let folder: string;
  let index: LegalIndex;
  let shared: SharedIndex;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-evaluate-'));
    const built = await indexOf({ 'law.jsonl': lines(LAW) });
    index = built;
    shared = new SharedIndex(new PlainStore(contentsOf(built)));
  });
  after(() => rm(folder, { recursive: true }));

  async function report(
    source: IndexSource,
    options: Omit<EvaluateOptions, 'datasetFile' | 'index' | 'today'>,
    questions: readonly object[] = QUESTIONS,
  ): Promise<WholeReport> {
    const datasetFile = join(folder, 'questions.jsonl');
    await writeFile(datasetFile, lines(questions));
    return wholeReport((await drain(evaluate({ datasetFile, index: source, today: '2030-01-01', ...options }))).result);
  }

  for (const strategy of ['bm25', 'lexical', 'parser', 'ask'] as const) {
    for (const model of strategy === 'ask' ? [undefined, new CountedModel()] : [undefined]) {
      it(`reports of ${strategy}${model ? ' with a model' : ''} what it reports of the index`, async () => {
        const options = { strategy, ...(model && { model, judging: { model, judges: ['legit'] as const } }) };
        const expected = await report(index, options);
        const asked = model?.asked;
        const found = await report(shared, { ...options, concurrency: 2 });
        assert.deepEqual(expected.items[1]!.gold, ['lamp-act/sec_1', 'lamp-act/sec_2']);
        assert.ok(expected.metrics['recall@10']! > 0.5);
        assertAlike({ ...found, elapsedMs: 0 }, { ...expected, elapsedMs: 0 });
        assert.equal(model?.asked, asked && 2 * asked, 'a model is asked as often');
      });
    }
  }

  it('refuses questions that name what they are asked of', async () => {
    const pooled = QUESTIONS.map((question) => ({ ...question, pool: ['Lamp Act'] }));
    await assert.rejects(report(shared, { strategy: 'bm25' }, pooled), /the folder of the law, not a shared corpus/u);
    assert.equal((await report(index, { strategy: 'bm25' }, pooled)).n, 3);
  });
});
