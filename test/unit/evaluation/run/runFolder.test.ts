import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DatasetError,
  evaluate,
  RunFolder,
  type EvaluationReport,
  type RunConfiguration,
} from '../../../../src/evaluation';
import type { LegalIndex } from '../../../../src/search';
import { drain, indexOf } from '../../support/indexOf';
import { noWarning } from '../../support/noWarning';

const TODAY = '2024-06-30';
const CONFIGURATION: RunConfiguration = {
  version: '1',
  files: { dataset: 'a' },
  corpus: 'b',
  settings: { strategy: 'ask' },
};
const LAMP =
  '# Lamp Act\n\n### Section 1. Lighting\n\nA lamp is lit at dusk.\n\n### Section 2. Bells\n\nA bell is rung at noon.\n';
const QUESTIONS = ['When is a lamp lit?', 'When is a bell rung?', 'When is a lamp lit?', 'Who rings the bell?'];

describe('evaluation/run', () => {
  let folder: string;
  let datasetFile: string;
  let index: LegalIndex;
  before(async () => (index = await indexOf({ 'lamp.md': LAMP })));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-run-'));
    datasetFile = join(folder, 'questions.jsonl');
    // Ids repeat in data sets.
    const rows = QUESTIONS.map((question) => JSON.stringify({ id: 'same', question, gold: ['lamp-act/sec_1'] }));
    await writeFile(datasetFile, rows.join('\n'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Asks so many questions and is broken off, or all. */
  async function run(questions = Infinity, configuration = CONFIGURATION): Promise<EvaluationReport | undefined> {
    const journal = await RunFolder.open(folder, configuration, TODAY, noWarning);
    try {
      const running = evaluate({ datasetFile, index, today: journal.today, strategy: 'ask', journal });
      if (questions === Infinity) {
        const { result } = await drain(running);
        await journal.finish(result);
        return result;
      }
      for (let asked = 0; asked <= questions; asked += 1) await running.next();
      return undefined;
    } finally {
      journal.close();
    }
  }
  const kept = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const lines = async (): Promise<number> => (await kept('items.jsonl')).split('\n').length - 1;

  it('goes on where it was broken off, and gives the same bytes as one that was not', async () => {
    await run();
    const whole = await Promise.all(['report.json', 'figures.csv', 'run.trec', 'qrels.trec'].map(kept));
    for (let asked = 0; asked < QUESTIONS.length; asked += 1) {
      await run(asked);
      assert.equal(await lines(), asked);
      const journal = await RunFolder.open(folder, CONFIGURATION, '2030-01-01', noWarning);
      assert.deepEqual([journal.known.size, journal.today], [asked, TODAY], 'the law of the day on which it began');
      journal.close();
      await run();
      assert.equal(await lines(), QUESTIONS.length);
      assert.deepEqual(await Promise.all(['report.json', 'figures.csv', 'run.trec', 'qrels.trec'].map(kept)), whole);
    }
  });

  it('keeps what was found, best first, for other tools', async () => {
    await run();
    const rows = (await kept('run.trec')).split('\n');
    assert.equal(rows[0], 'same Q0 lamp-act/sec_1 1 2 ask');
    assert.match(await kept('qrels.trec'), /^same 0 lamp-act\/sec_1 1\nsame#2 0 /u);
  });

  it('asks a question again whose line was torn', async () => {
    await run();
    const whole = await kept('report.json');
    for (const torn of ['{"at":2,"item":{"id":"sa', '{"at":2}\n', 'null\n', '\u0000\u0000']) {
      await run(2);
      await appendFile(join(folder, 'items.jsonl'), torn);
      await run();
      assert.equal(await lines(), QUESTIONS.length, JSON.stringify(torn));
      assert.equal(await kept('report.json'), whole);
    }
  });

  it('begins anew where it was finished', async () => {
    await run();
    await run(1, { ...CONFIGURATION, version: '2' });
    assert.equal(await lines(), 1);
  });

  it('leaves another run alone that was broken off', async () => {
    await run(2);
    const before = await kept('items.jsonl');
    for (const other of [{ corpus: 'c' }, { version: '2' }, { settings: { strategy: 'bm25' } }, { files: {} }]) {
      await assert.rejects(run(1, { ...CONFIGURATION, ...other }), DatasetError);
    }
    assert.equal(await kept('items.jsonl'), before);
  });

  it('takes a file that says nothing for none', async () => {
    for (const said of ['', 'null', '{"isFinished": false}', '[]']) {
      await writeFile(join(folder, 'run.json'), said);
      await run(1);
      assert.equal(await lines(), 1);
      await rm(join(folder, 'run.json'));
    }
  });

  it('goes on where questions cannot be kept any more, and says so once', async () => {
    const warnings: string[] = [];
    const journal = await RunFolder.open(folder, CONFIGURATION, TODAY, (line) => warnings.push(line));
    const running = evaluate({ datasetFile, index, today: TODAY, strategy: 'ask', journal });
    for (let asked = 0; asked <= 2; asked += 1) await running.next();
    // As where the disk is full from now on: nothing can be written any more.
    journal.close();
    const { result } = await drain(running);
    assert.equal(result.n, QUESTIONS.length);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0]!, /^The run goes on, but is no longer kept question by question in /u);
    assert.equal(await lines(), 2);
    await run();
    assert.equal(await lines(), QUESTIONS.length, 'a run that was broken off goes on behind the last that was kept');
  });
});
