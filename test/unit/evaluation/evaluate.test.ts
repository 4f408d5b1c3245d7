import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ModelUnavailableError } from '../../../src/models';
import { DatasetError, evaluate, type EvaluateOptions, wholeReport, type WholeReport } from '../../../src/evaluation';
import { passingJournal, type Journal } from '../../../src/evaluation/run/journal';
import { openIndex } from '../../../src/indexing';
import type { LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';
import { sharedData } from '../support/sharedData';

const LAMP = `# Lamp Act

### Section 1. Lighting

A lamp is lit at dusk by the keeper.

### Section 2. Fines

A keeper who fails to light a lamp pays a fine of 10 crowns.

### Section 3. Bells

A bell is rung at noon.
`;

const TODAY = '2024-06-30';

describe('evaluation/evaluate', () => {
  let folder: string;
  let index: LegalIndex;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-evaluate-'));
    index = await indexOf({ 'lamp.md': LAMP });
  });
  after(() => rm(folder, { recursive: true }));

  const rows = [
    { id: 'one', question: 'When is a bell rung?', gold: ['lamp-act/sec_3'], n_hops: 1 },
    {
      id: 'two',
      question: 'Which fine does a keeper pay who fails to light a lamp at dusk?',
      gold: ['lamp-act/sec_1', 'lamp-act/sec_2'],
      n_hops: 2,
    },
    { id: 'lost', question: 'Who steers a ship?', gold: ['sea-act/sec_1'], n_hops: 1 },
  ];

  async function report(
    options: Partial<EvaluateOptions> = {},
    content = rows.map((row) => JSON.stringify(row)).join('\n'),
  ): Promise<WholeReport> {
    const datasetFile = join(folder, 'questions.jsonl');
    await writeFile(datasetFile, content);
    return wholeReport(
      (await drain(evaluate({ datasetFile, index, today: TODAY, strategy: 'bm25', ...options }))).result,
    );
  }

  it('keeps how the pipeline came to what it found, and what lawyers call it', async () => {
    const { items, labels } = await report({ strategy: 'ask' });
    const { trail, ranked, gold } = items[0]!;
    assert.deepEqual(trail!.clauses, ['When is a bell rung?']);
    assert.deepEqual(
      trail!.stages.map(({ stage }) => stage),
      ['retrieve', 'rerank', 'select', 'expand'],
    );
    // The question has one issue: one list. The only provision on bells comes first, and is selected alone.
    const [retrieved, , selected] = trail!.stages.map(({ lists }) => lists);
    assert.equal(retrieved!.length, 1);
    assert.equal(retrieved![0]![0], 'lamp-act/sec_3');
    assert.deepEqual(selected, [['lamp-act/sec_3']]);
    assert.deepEqual(
      trail!.sentences.map(({ support, citations }) => [support, citations]),
      [['supported', ['lamp-act/sec_3']]],
    );
    assert.equal(labels['lamp-act/sec_3'], 'Lamp Act section 3');
    assert.ok([...ranked, ...gold].every((id) => id in labels));
    // No provision of the corpus: its name in the data set is all there is.
    assert.equal('sea-act/sec_1' in labels, false);
    // One search has no stages.
    assert.equal((await report()).items[0]!.trail, undefined);
  });

  it('holds none of its questions once they are kept', async () => {
    await report();
    const held: WeakRef<object>[] = [];
    const passing = passingJournal();
    const journal: Journal = {
      known: passing.known,
      add: (record) => {
        held.push(new WeakRef(record.item));
        return passing.add(record);
      },
    };
    const datasetFile = join(folder, 'questions.jsonl');
    const { result } = await drain(evaluate({ datasetFile, index, today: TODAY, strategy: 'ask', journal }));
    // What was seen in this turn of the event loop is held until its end.
    await setImmediate();
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    assert.deepEqual([held.length, held.filter((item) => item.deref() !== undefined)], [rows.length, []]);
    assert.deepEqual(Array.from(result.items, ({ id }) => id), ['one', 'two', 'lost']); // prettier-ignore
  });

  it('scores every question, and gives means over all and by hops', async () => {
    const { dataset, n, metrics, byHops, items } = await report();
    assert.deepEqual([dataset, n], ['proviso', 3]);
    assert.deepEqual(
      items.map(({ metrics: scored }) => scored['provisionF1']),
      [1, 1, 0],
    );
    assert.equal(metrics['provisionF1'], 2 / 3);
    assert.equal(metrics['recall@10'], 2 / 3);
    assert.deepEqual(
      Object.entries(byHops).map(([hops, values]) => [hops, values.n, values['provisionEM']]),
      [
        ['1', 2, 0.5],
        ['2', 1, 1],
      ],
    );
  });

  it('gives each figure an interval that holds it, but none to a group of one question', async () => {
    const { metrics, intervals, intervalsByHops } = await report();
    assert.deepEqual(Object.keys(intervals), Object.keys(metrics));
    for (const [name, [low, high]] of Object.entries(intervals)) {
      assert.ok(low <= metrics[name]! && metrics[name]! <= high, name);
    }
    assert.equal(intervals['provisionF1']![1], 1);
    assert.deepEqual([Object.keys(intervalsByHops['1']!).length > 0, intervalsByHops['2']], [true, {}]);
  });

  it('says which gold the corpus does not hold', async () => {
    assert.match((await report()).problems[0]!.message, /1 gold provisions are not in the corpus.*sea-act\/sec_1/);
  });

  it('predicts as many provisions as there are hops with bm25, and its own number with parser', async () => {
    const [, two] = (await report()).items;
    assert.equal(two!.predicted.length, 2);
    const generationsFile = join(folder, 'generations.jsonl');
    await writeFile(
      generationsFile,
      JSON.stringify({ id: 'two', parametric_provisions: ['A keeper who fails to light a lamp pays a fine.'] }),
    );
    const parsed = await report({ strategy: 'parser', generationsFile });
    assert.deepEqual(
      parsed.items.map(({ id, predicted }) => [id, predicted]),
      [['two', ['lamp-act/sec_2']]],
    );
    assert.match(parsed.problems[0]!.message, /^2 of 3 questions are not recorded here and are not asked/u);
  });

  it('says with how many questions a model did not help, and why', async () => {
    let calls = 0;
    const model = {
      name: 'gone',
      complete: () => ((calls += 1), Promise.reject(new ModelUnavailableError('nothing listens there.'))),
    };
    const { notices } = await report({ strategy: 'parser', model });
    assert.equal(calls, 3);
    assert.deepEqual(notices, ['Answered without the language model: nothing listens there. (3 of 3 questions)']);
    assert.deepEqual((await report({ strategy: 'parser' })).notices, []);
  });

  it('measures what an answer would be read from, with and without expansion', async () => {
    const citing = await indexOf({
      'lamp.md': `${LAMP}\n### Section 4. Amount\n\nWho breaks a bell pays as in section 1.\n`,
    });
    const row = {
      id: 'a',
      question: 'What does he pay who breaks a bell?',
      gold: ['lamp-act/sec_1', 'lamp-act/sec_4'],
    };
    const evidence = async (expand: boolean): Promise<number[]> => {
      const { metrics } = await report({ index: citing, strategy: 'parser', stages: { expand } }, JSON.stringify(row));
      return [metrics['evidenceRecall']!, metrics['evidencePrecision']!];
    };
    assert.deepEqual(await evidence(true), [1, 1]);
    assert.deepEqual(await evidence(false), [0.5, 1]);
  });

  it('takes a question without gold, given as none or not at all, for verdicts alone', async () => {
    const unanswered = [
      { id: 'none', question: 'Who steers a ship?', gold: [] },
      { id: 'why', question: 'Who steers a boat?', why: 'No law of lamps says.' },
    ];
    const { metrics, items, n, problems, byHops } = await report(
      { strategy: 'ask' },
      [rows[0], ...unanswered].map((row) => JSON.stringify(row)).join('\n'),
    );
    assert.equal(n, 3);
    assert.equal(metrics['recall@10'], 1);
    assert.deepEqual(
      items.map(({ metrics: scored, verdict }) => [Object.keys(scored).length > 0, verdict !== undefined]),
      [
        [true, true],
        [false, true],
        [false, true],
      ],
    );
    assert.deepEqual(Object.keys(byHops), ['1']);
    assert.match(problems[0]!.message, /^2 of 3 questions have no gold/u);
  });

  it('gives the verdicts of answers, their shares, and how many grounded ones quote gold', async () => {
    const { items, metrics } = await report({ strategy: 'ask' });
    const kinds = items.map(({ verdict }) => verdict);
    for (const kind of ['grounded', 'partial', 'excerpts', 'abstained'] as const) {
      assert.equal(metrics[kind], kinds.filter((one) => one === kind).length / 3);
    }
    const grounded = items.filter(({ verdict }) => verdict === 'grounded');
    const right = grounded.filter(({ gold, quoted }) => quoted!.some((id) => gold.includes(id)));
    assert.equal(metrics['groundedPrecision'], grounded.length === 0 ? undefined : right.length / grounded.length);
    assert.ok(!('grounded' in (await report()).metrics), 'bm25 gives no verdict');
  });

  it('puts each question a second time without its gold articles, and measures what tells the two apart', async () => {
    for (const strategy of ['parser', 'ask'] as const) {
      const { items, metrics } = await report({ strategy, withhold: 'gold' });
      const whole = await report({ strategy });
      const [one, two, lost] = items;
      assert.deepEqual(
        items.map(({ predicted, confidence }) => [predicted, confidence]),
        whole.items.map(({ predicted, confidence }) => [predicted, confidence]),
        'with its gold, a question is what it is anyway',
      );
      assert.equal(metrics['recall@10'], whole.metrics['recall@10']);
      assert.ok(!one!.withheld!.predicted.includes('lamp-act/sec_3'));
      assert.ok(two!.withheld!.predicted.every((id) => id === 'lamp-act/sec_3'));
      assert.equal(lost!.withheld, undefined, 'the corpus has nothing of it to withhold');
      assert.ok(one!.confidence! > one!.withheld!.confidence!);
      assert.ok(metrics['abstentionAUROC']! > 0.5 && metrics['abstentionBalancedAccuracy']! >= 0.5);
      assert.equal('groundedWithout' in metrics, strategy === 'ask');
    }
  });

  it('keeps to a limit', async () => assert.equal((await report({ limit: 1 })).n, 1));

  it('refuses what cannot be evaluated', async () => {
    await assert.rejects(report({ datasetFile: join(folder, 'none.jsonl') }), DatasetError);
    await assert.rejects(report({}, ''), /is empty/);
    await assert.rejects(report({}, '{"torn'), /line 1: Not JSON/);
  });

  it('stops when aborted', async () => {
    const datasetFile = join(folder, 'questions.jsonl');
    await writeFile(datasetFile, rows.map((row) => JSON.stringify(row)).join('\n'));
    const abort = new AbortController();
    const running = evaluate({ datasetFile, index, today: TODAY, strategy: 'bm25' }, abort.signal);
    await running.next();
    abort.abort(new Error('enough'));
    await assert.rejects(drain(running), /enough/);
  });

  describe('on the published benchmarks', () => {
    const floors: readonly [
      name: string,
      folder: string,
      corpus: string,
      strategy: 'bm25' | 'parser',
      recorded: boolean,
      floors: Record<string, number>,
    ][] = [
      ['KoBLEX, one-time BM25', 'koblex', 'statutes.jsonl', 'bm25', false, { provisionF1: 0.5, 'recall@10': 0.8 }],
      [
        'KoBLEX, PARSER with recorded generations',
        'koblex',
        'statutes.jsonl',
        'parser',
        true,
        { provisionF1: 0.88, provisionEM: 0.7 },
      ],
      ['ObliQA, BM25', 'obliqa', 'passages.jsonl', 'bm25', false, { 'recall@10': 0.76, 'map@10': 0.61 }],
    ];
    for (const [name, set, corpus, strategy, recorded, least] of floors) {
      it(`${name}: ${Object.entries(least)
        .map(([metric, floor]) => `${metric} at least ${floor}`)
        .join(', ')}`, async function () {
        this.timeout(120_000);
        const paths = [sharedData(this, set, corpus)];
        const datasetFile = sharedData(this, set, 'questions.jsonl');
        const generationsFile = sharedData(this, set, 'parametric.jsonl');
        const opened = await drain(openIndex({ paths, indexDir: join(folder, set) }));
        const { metrics } = (
          await drain(
            evaluate({
              datasetFile,
              index: opened.result.index,
              today: TODAY,
              strategy,
              ...(recorded && { generationsFile }),
            }),
          )
        ).result;
        for (const [metric, floor] of Object.entries(least)) {
          assert.ok(metrics[metric]! >= floor, `${metric} is ${metrics[metric]!}`);
        }
      });
    }
  });
});
