import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  estimate,
  evaluate,
  evaluatePredictions,
  RunFolder,
  type EvaluateOptions,
  wholeReport,
  type WholeReport,
  type PredictionOptions,
} from '../../../../src/evaluation';
import type { CompletionRequest, LanguageModel } from '../../../../src/models';
import type { LegalIndex } from '../../../../src/search';
import { drain, indexOf } from '../../support/indexOf';
import { noWarning } from '../../support/noWarning';

const LAW = `# Arcadia Lamp Act

### Section 1. Lighting

A lamp is lit at dusk by the keeper.

### Section 2. Fines

A keeper who fails to light a lamp pays a fine of 10 crowns.
`;

const FINE = {
  id: 'fine',
  question: 'Which fine does a keeper pay who fails to light a lamp?',
  gold: ['arcadia-lamp-act/sec_2', 'arcadia-lamp-act/sec_1'],
  answer: 'Ten crowns.',
};

/** Replies to each judge, told by the key that its task asks for, with what it is to say; counts how often. */
function playedJudge(says: Readonly<Record<string, unknown>>): LanguageModel & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: 'judge',
    asked,
    complete({ messages }: CompletionRequest) {
      const task = messages.at(-1)!.content;
      const key = Object.keys(says).find((name) => task.includes(`"${name}"`));
      assert.ok(key, task);
      asked.push(key);
      return Promise.resolve(JSON.stringify({ reason: `so says ${key}`, [key]: says[key] }));
    },
  };
}

const ALL = { correct: true, coverage: 50, contradicts: false, better: 'first', score: 7 };

describe('evaluation/judges/panel', () => {
  let folder: string;
  let index: LegalIndex;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-judges-'));
    const utopia = LAW.replace('Arcadia', 'Utopia').replaceAll('10 crowns', '99 crowns');
    index = await indexOf({ 'arcadia.md': LAW, 'utopia.md': utopia });
  });
  after(() => rm(folder, { recursive: true }));

  async function report(rows: readonly object[], options: Partial<EvaluateOptions>): Promise<WholeReport> {
    const datasetFile = join(folder, 'questions.jsonl');
    await writeFile(datasetFile, rows.map((row) => JSON.stringify(row)).join('\n'));
    const given = { datasetFile, index, today: '2024-06-30', strategy: 'ask' as const, ...options };
    return wholeReport((await drain(evaluate(given))).result);
  }

  it('judges an answer by all that are named, and gives each figure as a fraction', async () => {
    const model = playedJudge(ALL);
    const judges = ['fidelity', 'factuality', 'coverage', 'contradiction', 'pairwise'] as const;
    const earlier = new Map([['fine', 'Nine crowns.']]);
    const { metrics, items, problems } = await report([FINE], { judging: { model, judges, earlier } });
    const { lfEval, factuality, coverage, contradiction, winRate } = metrics;
    // The first place wins in both orders of the answers: the place decided, which is a tie.
    assert.deepEqual([lfEval, factuality, coverage, contradiction, winRate], [0.7, 1, 0.5, 0, 0.5]);
    assert.deepEqual(model.asked, [
      ...Array<string>(10).fill('score'),
      'correct',
      'coverage',
      'contradicts',
      'better',
      'better',
    ]);
    assert.deepEqual(items[0]!.judgements!.at(-1), {
      judge: 'pairwise',
      of: 'swapped',
      value: 'first',
      reason: 'so says better',
    });
    // The played judge tells no probabilities.
    assert.deepEqual([items[0]!.judgements![0]!.weighting, problems.length], ['mean', 1]);
    assert.match(problems[0]!.message, /^lfEval: of 0 of 1 answers the samples count by their probability/u);
  });

  it('says of how many answers the samples of fidelity count by their probability', async () => {
    const reply = JSON.stringify({ reason: 'so it is', score: 7 });
    const tokens = reply.split(/(7)/u).map((token) => ({ token, logprob: Math.log(0.5) }));
    const model: LanguageModel = {
      name: 'judge',
      complete({ onProbabilities }: CompletionRequest) {
        onProbabilities?.(tokens);
        return Promise.resolve(reply);
      },
    };
    const { metrics, items, problems } = await report([FINE], { judging: { model, judges: ['fidelity'] } });
    // Ten samples of the score 7, each of the same weight, but for the last bit.
    assert.equal(metrics['lfEval']!.toFixed(9), '0.700000000');
    assert.equal(items[0]!.judgements![0]!.weighting, 'probability');
    assert.match(problems[0]!.message, /^lfEval: of 1 of 1 answers the samples count by their probability/u);
  });

  it('asks no judge about an answer that says nothing, which is the least, nor without one of the data set', async () => {
    const model = playedJudge({});
    const judges = ['fidelity', 'factuality', 'coverage', 'contradiction', 'pairwise'] as const;
    const lost = { id: 'lost', question: 'Xylophones?', gold: ['arcadia-lamp-act/sec_1'], answer: 'None.' };
    const { items } = await report([lost], { judging: { model, judges, earlier: new Map([['lost', 'All.']]) } });
    const { answer, metrics } = items[0]!;
    assert.equal(answer, '');
    const { lfEval, factuality, coverage, contradiction, winRate } = metrics;
    assert.deepEqual([lfEval, factuality, coverage, contradiction, winRate], [0.1, 0, 0, 0, 0]);
    const unknown = await report([{ ...FINE, answer: '' }], { judging: { model, judges: ['coverage'] } });
    assert.equal(unknown.metrics['coverage'], undefined);
  });

  it('judges the answers of another system, and shows the provisions that it named where there is a corpus', async () => {
    await report([FINE], { strategy: 'bm25' });
    const predictionsFile = join(folder, 'predicted.jsonl');
    const found = { id: 'fine', provisions: FINE.gold, answer: 'Ten crowns.' };
    await writeFile(predictionsFile, JSON.stringify(found));
    const options = { datasetFile: join(folder, 'questions.jsonl'), predictionsFile };
    const judged = async (more: Partial<PredictionOptions>): Promise<WholeReport> =>
      wholeReport((await drain(evaluatePredictions({ ...options, ...more }))).result);
    const model = playedJudge(ALL);
    const { metrics } = await judged({ judging: { model, judges: ['factuality', 'coverage'] } });
    assert.deepEqual([metrics['factuality'], metrics['coverage'], metrics['tokenF1']], [1, 0.5, 1]);
    assert.deepEqual(model.asked, ['correct', 'coverage']);
    const prompts: string[] = [];
    const reader = {
      name: 'reader',
      complete: ({ messages }: CompletionRequest): Promise<string> => {
        prompts.push(messages.at(-1)!.content);
        return Promise.resolve('{"reason": "as it says", "score": 10}');
      },
    };
    const faithful = await judged({ index, judging: { model: reader, judges: ['fidelity'] } });
    assert.equal(faithful.metrics['lfEval'], 1);
    assert.ok(prompts.every((prompt) => prompt.includes('pays a fine of 10 crowns')));
    await writeFile(predictionsFile, JSON.stringify({ id: 'fine', provisions: FINE.gold }));
    const silent = await judged({ judging: { model, judges: ['coverage'] } });
    assert.match(silent.problems[0]!.message, /gives no answers/u);
  });

  it('counts who judges in an estimate, too', async () => {
    await report([FINE, { ...FINE, id: 'other' }], { strategy: 'bm25' });
    const judging = { model: playedJudge(ALL), judges: ['factuality', 'coverage'] as const };
    const given = { index, today: '2024-06-30', strategy: 'ask' as const, judging };
    const running = estimate(evaluate, { ...given, datasetFile: join(folder, 'questions.jsonl') });
    const { n, calls } = (await drain(running)).result;
    assert.deepEqual([n, calls], [2, 4]);
  });

  it('says how many judgements could not be had, and counts them for nothing', async () => {
    const model = playedJudge({ coverage: 75 });
    const { metrics, problems } = await report([FINE], { judging: { model, judges: ['coverage'] } });
    assert.equal(metrics['coverage'], undefined);
    assert.match(problems[0]!.message, /^1 of 1 judgements of coverage could not be had/u);
    const silent = await report([FINE], { strategy: 'bm25', judging: { model, judges: ['coverage'] } });
    assert.match(silent.problems[0]!.message, /gives no answers/u);
  });

  it('scores by the issue tree of a question without being told, and takes it for none that the law leaves open', async () => {
    const issues = [
      { issue: 'Duty', conclusion: 'There was one.' },
      { issue: 'Fine', conclusion: 'It is due.' },
    ];
    const row = { id: 'case', question: FINE.question, order: 'The keeper pays.', issues };
    const model = playedJudge({ treatment: 'covered', correct: true });
    const { metrics, problems } = await report([row, FINE], { judging: { model, judges: [] } });
    // Final order 5, both issues raised 2, none decided 3: 7 of 10.
    assert.deepEqual([metrics['legitScore'], metrics['legitCoverage'], metrics['legitCorrectness']], [0.7, 1, 0]);
    assert.deepEqual([metrics['abstentionAUROC'], metrics['groundedWithout']], [undefined, undefined]);
    assert.deepEqual(problems, []);
  });

  it('has offered answers chosen from, and says how often that is right in each context', async () => {
    const choices = ['Ten crowns.', 'It cannot be told.'];
    const model = playedJudge({ choice: 1 });
    const { metrics } = await report([{ ...FINE, choices }], { strategy: 'bm25', judging: { model, judges: [] } });
    const { zeroShotAccuracy, partialContextAccuracy, fullContextAccuracy, foundContextAccuracy } = metrics;
    const accuracies = [zeroShotAccuracy, partialContextAccuracy, fullContextAccuracy, foundContextAccuracy];
    assert.deepEqual(accuracies, [1, undefined, 1, 1]);
  });

  it('searches the pool of a question alone, and says where it names nothing', async () => {
    const row = { ...FINE, gold: ['utopia-lamp-act/sec_2'], pool: ['Utopia'] };
    const pooled = await report([row], { strategy: 'bm25' });
    assert.ok(pooled.items[0]!.ranked.every((id) => id.startsWith('utopia')));
    assert.deepEqual(pooled.notices, []);
    const { notices, items } = await report([{ ...row, pool: ['Atlantis'] }], { strategy: 'bm25' });
    assert.match(notices[0]!, /^The pool of the question names nothing.* \(1 of 1 questions\)$/u);
    assert.ok(items[0]!.ranked.some((id) => id.startsWith('arcadia')));
  });

  it('says how many questions nobody has accepted, and asks the others alone where it is told', async () => {
    const rows = [
      { ...FINE, reviewed: false },
      { ...FINE, id: 'good', reviewed: true },
    ];
    const whole = await report(rows, { strategy: 'bm25' });
    assert.equal(whole.n, 2);
    assert.match(whole.problems[0]!.message, /^1 of 2 questions are unreviewed: a language model wrote them/u);
    const { items, problems } = await report(rows, { strategy: 'bm25', onlyReviewed: true });
    assert.deepEqual(
      items.map(({ id }) => id),
      ['good'],
    );
    assert.match(problems[0]!.message, /^1 of 2 questions are unreviewed and are not asked/u);
  });

  it('keeps each judgement with prompt, reply and reason, and only those of questions that are known when it goes on', async () => {
    const directory = await mkdtemp(join(folder, 'run-'));
    const configuration = { version: '1', files: {}, corpus: 'c', settings: {} };
    const file = join(directory, 'judgements.jsonl');
    const lines = async (): Promise<Record<string, unknown>[]> =>
      (await readFile(file, 'utf8'))
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Record<string, unknown>]));
    const open = () => RunFolder.open(directory, configuration, '2024-06-30', noWarning);
    const judging = { model: playedJudge(ALL), judges: ['coverage'] as const };
    const first = await open();
    await report([FINE], { judging, journal: first });
    first.close();
    const [kept, ...others] = await lines();
    assert.deepEqual(others, []);
    const { prompt, ...said } = kept!;
    const reply = JSON.stringify({ reason: 'so says coverage', coverage: 50 });
    assert.deepEqual(said, {
      at: 0,
      id: 'fine',
      judge: 'coverage',
      of: '',
      reply,
      reason: 'so says coverage',
      value: 50,
    });
    assert.match(JSON.stringify(prompt), /Ten crowns/u);
    // As a kill leaves it between the judgement of the next question and its record.
    await writeFile(file, `${JSON.stringify(kept)}\n${JSON.stringify({ ...kept, at: 1 })}\n{"at": 1, "to`);
    const second = await open();
    assert.deepEqual(
      second.known.get(0)!.item.judgements!.map(({ value }) => value),
      [50],
    );
    assert.deepEqual(await lines(), [kept]);
    const whole = await report([FINE, { ...FINE, id: 'again' }], { judging, journal: second });
    await second.finish(whole);
    second.close();
    assert.deepEqual(
      (await lines()).map(({ at, id }) => [at, id]),
      [
        [0, 'fine'],
        [1, 'again'],
      ],
    );
    const third = await open();
    third.close();
    await assert.rejects(readFile(file), /ENOENT/u);
  });
});
