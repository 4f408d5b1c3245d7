import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  STRATEGIES,
  type Estimate,
  type EvaluationReport,
  type Strategy,
  type WholeReport,
} from '../../../src/evaluation';
import { ranCli, type Ran } from '../support/ranCli';
import { ScriptedServer } from '../support/scriptedServer';

const ACT = `# Harbour Act

### Section 1. Fees

A ship is charged 40 crowns on entry.

### Section 2. Appeals

The master may appeal within 6 weeks against what is due under section 1.

### Section 3. Lamps

A lamp is lit at dusk by the keeper.
`;
const QUESTIONS = [
  {
    id: 'a',
    question: 'What is a ship charged on entry?',
    gold: ['harbour-act/sec_1'],
    answer: 'It is charged 40 crowns.',
  },
  {
    id: 'b',
    question: 'Within how many weeks may the master appeal?',
    gold: ['harbour-act/sec_2'],
    answer: 'Within 6.',
  },
  { id: 'c', question: 'Who lights a lamp at dusk?', gold: ['harbour-act/sec_3'], answer: 'The keeper.' },
  {
    id: 'd',
    question: 'Who pays and who may appeal?',
    gold: ['harbour-act/sec_1', 'harbour-act/sec_2'],
    answer: 'The master.',
  },
];

describe('cli/evaluate: several strategies', () => {
  const server = new ScriptedServer();
  let [folder, url] = ['', ''];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-several-'));
    await writeFile(join(folder, 'harbour.md'), ACT);
    await writeFile(join(folder, 'questions.jsonl'), QUESTIONS.map((row) => JSON.stringify(row)).join('\n'));
    url = await server.open();
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const evaluated = (...args: string[]): Promise<Ran> =>
    ranCli([
      ...['evaluate', join(folder, 'questions.jsonl'), '--corpus', join(folder, 'harbour.md')],
      ...['--index-dir', join(folder, 'index'), '--json', ...args],
    ]);
  const model = (): string[] => ['--llm', url, '--model', 'scripted'];
  const runsOf = ({ stdout, stderr, exit }: Ran): readonly WholeReport[] => {
    assert.equal(exit, 0, stderr);
    return (JSON.parse(stdout) as { runs: readonly WholeReport[] }).runs;
  };
  const filesIn = async (out: string): Promise<Record<string, string>> => {
    const entries = await readdir(out, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const contents = await Promise.all(files.sort().map((file) => readFile(file, 'utf8')));
    return Object.fromEntries(contents.map((content, at) => [files[at]!.slice(out.length), content] as const));
  };

  it('all with a scripted model: one report each, what they took, and those left out that need an encoder', async () => {
    const ran = await evaluated('--strategy', 'all', ...model(), '--limit', '2');
    const runs = runsOf(ran);
    const able = Object.entries<Strategy>(STRATEGIES).filter(([, { needs }]) => needs !== 'dense');
    assert.deepEqual(
      runs.map(({ strategy }) => strategy),
      able.map(([name]) => name),
    );
    assert.match(ran.stderr, /Left out, since they need .*: dense, rrf, wrrf, rocchio, hybrid\./u);
    for (const { strategy, n, usage, items, metrics } of runs) {
      const { uses, needs }: Strategy = STRATEGIES[strategy as keyof typeof STRATEGIES];
      assert.equal(n, 2, strategy);
      assert.equal(usage !== undefined && usage.calls > 0, uses.includes('model'), strategy);
      assert.equal(usage?.estimated ?? false, false, 'the server counts');
      if (needs !== 'model') continue;
      const isExpansion = ['structured-reasoning', 'paraphrase', 'cot-expansion'].includes(strategy);
      assert.equal('tokenF1' in metrics && 'citationF1' in metrics, !isExpansion, strategy);
      assert.ok(
        items.every((item) => item.usage!.inputTokens > 0 && item.usage!.outputTokens > 0),
        strategy,
      );
    }
  });

  it('keeps each in a folder of its own; what was replied is not asked again, and the bytes are the same', async () => {
    const out = join(folder, 'out');
    const asked = ['--strategy', 'bm25,self-ask,beamaggr', ...model(), '--out', out];
    const before = server.requests;
    const first = runsOf(await evaluated(...asked, '--concurrency', '3'));
    const whole = await filesIn(out);
    assert.ok(server.requests > before);
    assert.deepEqual(
      Object.keys(whole).filter((name) => name.endsWith('report.json')),
      ['/bm25/report.json', '/beamaggr/report.json', '/self-ask/report.json'].sort(),
    );
    assert.equal(
      (JSON.parse(whole['/self-ask/run.json']!) as { configuration: { settings: { seed: number } } }).configuration
        .settings.seed,
      1,
    );
    const asks = server.requests;
    const again = runsOf(await evaluated(...asked, '--concurrency', '1'));
    assert.equal(server.requests, asks, 'every reply was kept');
    assert.deepEqual(await filesIn(out), whole);
    assert.deepEqual(
      again.map(({ metrics }) => metrics),
      first.map(({ metrics }) => metrics),
    );
    const reseeded = await evaluated(
      '--strategy',
      'beamaggr',
      ...model(),
      '--out',
      join(folder, 'other'),
      '--cache',
      join(out, 'replies'),
      '--seed',
      '9',
    );
    assert.equal(reseeded.exit, 0, reseeded.stderr);
    assert.ok(server.requests > asks, 'another seed draws other samples');
  });

  it('goes on where several were broken off, without asking what is finished', async () => {
    const out = join(folder, 'broken');
    const asked = ['--strategy', 'bm25,sar', '--out', out];
    await evaluated(...asked);
    const whole = await filesIn(out);
    await writeFile(join(out, 'runs.json'), whole['/runs.json']!.replace('true', 'false'));
    await writeFile(
      join(out, 'sar', 'run.json'),
      whole['/sar/run.json']!.replace('"isFinished": true', '"isFinished": false'),
    );
    const [first = ''] = whole['/sar/items.jsonl']!.split('\n');
    await writeFile(join(out, 'sar', 'items.jsonl'), `${first}\n`);
    const { stderr, exit } = await evaluated(...asked);
    assert.equal(exit, 0, stderr);
    assert.match(
      stderr,
      /bm25 was broken off and goes on: 4 questions[^]*sar was broken off and goes on: 1 questions/u,
    );
    assert.deepEqual(await filesIn(out), whole);
  });

  it('asks a strategy again without each stage that is named, in a folder of its own', async () => {
    const out = join(folder, 'ablated');
    const asked = ['--strategy', 'bm25,parser', '--ablate', 'expand,rerank', '--out', out];
    const runs = runsOf(await evaluated(...asked));
    assert.deepEqual(
      runs.map(({ strategy, ablated }) => [strategy, ablated?.strategy, ablated?.stage]),
      [
        ['bm25', undefined, undefined],
        ['parser', undefined, undefined],
        ['parser-rerank', 'parser', 'rerank'],
        ['parser-expand', 'parser', 'expand'],
      ],
    );
    // Section 2 cites section 1, which is read with it, but not where that stage is out.
    const expanded = ({ items }: WholeReport): number =>
      items.flatMap(({ trail }) => trail!.stages.find(({ stage }) => stage === 'expand')!.lists.flat()).length;
    assert.ok(expanded(runs[1]!) > 0);
    assert.equal(expanded(runs[3]!), 0);
    const kept = async (name: string): Promise<string> => readFile(join(out, name, 'report.json'), 'utf8');
    const alone = join(folder, 'without');
    await evaluated('--strategy', 'parser', '--without', 'rerank', '--out', alone);
    const { strategy, ablated, ...figures } = JSON.parse(await kept('parser-rerank')) as WholeReport;
    const { strategy: whose, ...expected } = JSON.parse(
      await readFile(join(alone, 'report.json'), 'utf8'),
    ) as WholeReport;
    assert.deepEqual([strategy, ablated?.stage, whose], ['parser-rerank', 'rerank', 'parser']);
    assert.deepEqual(figures, expected, 'the same as where the stage is left out by itself');
  });

  it('says which stages cannot be left out', async () => {
    for (const [args, why] of [
      [
        ['--strategy', 'bm25', '--ablate', 'rerank'],
        /--ablate leaves stages out: name a strategy that goes in stages/u,
      ],
      [['--strategy', 'parser', '--ablate', 'structure'], /--ablate structure: that stage is out already/u],
      [['--strategy', 'parser', '--ablate', 'lunch'], /--ablate takes parametric, /u],
    ] as const) {
      const { exit, stderr } = await evaluated(...args);
      assert.equal(exit, 2);
      assert.match(stderr, why);
    }
  });

  it('estimates a run from a few questions, and evaluates nothing', async () => {
    const { stdout, exit } = await evaluated('--strategy', 'cot,bm25', ...model(), '--estimate');
    const { estimates } = JSON.parse(stdout) as { estimates: readonly Estimate[] };
    assert.equal(exit, 0);
    const [cot, bm25] = estimates;
    assert.deepEqual([cot!.n, cot!.sampled, cot!.calls, cot!.estimated], [4, 3, 4, false]);
    assert.ok(cot!.inputTokens > 4 * 40 && cot!.outputTokens > 4 && cot!.ms > 0);
    assert.deepEqual([bm25!.calls, bm25!.inputTokens], [0, 0]);
  });

  it('has what another system answered judged, and says what that takes, where a model is named', async () => {
    const predictions = join(folder, 'theirs.jsonl');
    await writeFile(
      predictions,
      QUESTIONS.map(({ id, gold, answer }) => JSON.stringify({ id, provisions: gold, answer })).join('\n'),
    );
    const judged = (...args: string[]): Promise<Ran> =>
      ranCli([
        'evaluate',
        join(folder, 'questions.jsonl'),
        '--predictions',
        predictions,
        '--judge',
        'coverage',
        ...args,
      ]);
    const before = server.requests;
    const out = join(folder, 'theirs');
    const { stdout } = await judged(...model(), '--out', out, '--json');
    // The scripted model does not know how to judge: its replies are read, and none of them says anything.
    const { problems } = JSON.parse(stdout) as EvaluationReport;
    assert.match(problems.at(-1)!.message, /^4 of 4 judgements of coverage could not be had/u);
    assert.equal(server.requests - before, QUESTIONS.length);
    assert.equal((await readFile(join(out, 'judgements.jsonl'), 'utf8')).trim().split('\n').length, QUESTIONS.length);
    const { estimates } = JSON.parse((await judged(...model(), '--estimate', '--json')).stdout) as {
      estimates: readonly Estimate[];
    };
    assert.deepEqual([estimates[0]!.n, estimates[0]!.calls], [4, 4]);
    const missing = await judged();
    assert.match(missing.stderr, /name one with --llm URL --model NAME/u);
    const unread = await judged(...model(), '--judge', 'fidelity');
    assert.match(unread.stderr, /name their corpus with --corpus/u);
    assert.deepEqual([missing.exit, unread.exit], [2, 2]);
  });

  it('shows them side by side to a person', async () => {
    const { stdout, exit } = await ranCli([
      ...['evaluate', join(folder, 'questions.jsonl'), '--corpus', join(folder, 'harbour.md')],
      ...['--index-dir', join(folder, 'index'), '--strategy', 'bm25,cot', ...model()],
    ]);
    assert.equal(exit, 0);
    const [title, heads, bm25, cot] = stdout.split('\n');
    assert.match(title!, /4 questions/u);
    assert.match(heads!, /provisionF1.*tokenF1.*calls +tokens in +tokens out +s$/u);
    assert.match(bm25!, /^bm25 .* - +- +- +\d/u);
    assert.match(cot!, /^cot .* 4 +\d+ +\d+ +\d/u);
  });
});
