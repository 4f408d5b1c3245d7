import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EvaluationReport, StrategyName } from '../../../../src/evaluation';
import { ModelUnavailableError, type CompletionRequest, type LanguageModel } from '../../../../src/models';
import type { EvaluateParams } from '../../../../src/server';
import {
  estimateDataset,
  evaluateDataset,
  strategyList,
  type EvaluateContext,
} from '../../../../src/server/features/evaluateFeature';
import { SharedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';

describe('evaluateDataset', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-evaluate-feature-'));
  });
  after(() => rm(folder, { recursive: true }));

  const evaluated = async (strategy: StrategyName): Promise<EvaluationReport> => {
    const datasetFile = join(folder, 'questions.jsonl');
    await writeFile(
      datasetFile,
      JSON.stringify({ id: 'a', question: 'When is a bell rung?', gold: ['bell-act/sec_1'] }),
    );
    const index = await indexOf({ 'bell.md': '# Bell Act\n\n### Section 1. Bells\n\nA bell is rung at noon.\n' });
    const model = { name: 'gone', complete: () => Promise.reject(new ModelUnavailableError('it is gone.')) };
    const context = { index, model, notices: ['Searched by words alone: no vectors.'] };
    const { signal } = new AbortController();
    return evaluateDataset({ id: '1', datasetFile, strategy }, context, () => undefined, signal);
  };

  it('says which models did not help, to a strategy that uses some', async () => {
    assert.deepEqual((await evaluated('parser')).notices, [
      'Answered without the language model: it is gone. (1 of 1 questions)',
      'Searched by words alone: no vectors.',
    ]);
    assert.deepEqual((await evaluated('bm25')).notices, []);
  });

  it('asks a shared corpus, and refuses a strategy that reads all of one', async () => {
    const datasetFile = join(folder, 'shared.jsonl');
    const row = { id: 'a', question: 'When is a bell rung?', gold: ['bell-act/sec_1'] };
    await writeFile(datasetFile, JSON.stringify(row));
    const bell = await indexOf({ 'bell.md': '# Bell Act\n\n### Section 1. Bells\n\nA bell is rung at noon.\n' });
    const context = { index: new SharedIndex(new PlainStore(contentsOf(bell))), model: undefined, notices: [] };
    const { signal } = new AbortController();
    const evaluated = (strategy: StrategyName): Promise<EvaluationReport> =>
      evaluateDataset({ id: '1', datasetFile, strategy }, context, () => undefined, signal);
    assert.equal((await evaluated('ask')).metrics['recall@10'], 1);
    await assert.rejects(evaluated('rocchio'), /reads all of a corpus, and a shared one is not here/u);
  });

  /** A model that replies in its time, and knows how many were asked at once. */
  class Replying implements LanguageModel {
    readonly name = 'replying';
    asked = 0;
    atOnce = 0;
    #now = 0;

    async complete({ onTokens }: CompletionRequest): Promise<string> {
      this.asked += 1;
      this.#now += 1;
      this.atOnce = Math.max(this.atOnce, this.#now);
      await setTimeout(2);
      this.#now -= 1;
      onTokens?.(110, { input: 100, output: 10 });
      return 'Answer: At noon. [1]';
    }
  }

  async function contextOf(model: LanguageModel): Promise<EvaluateContext> {
    const index = await indexOf({ 'bell.md': '# Bell Act\n\n### Section 1. Bells\n\nA bell is rung at noon.\n' });
    return { index, model, notices: [], repliesDirectory: join(folder, 'replies') };
  }

  async function paramsOf(questions: number, more: Partial<EvaluateParams> = {}): Promise<EvaluateParams> {
    const datasetFile = join(folder, `${questions}.jsonl`);
    const rows = Array.from({ length: questions }, (_, at) => ({ id: `${at}`, question: `When is bell ${at} rung?` }));
    await writeFile(datasetFile, rows.map((row) => JSON.stringify({ ...row, gold: ['bell-act/sec_1'] })).join('\n'));
    return { id: '1', datasetFile, strategy: 'cot+retrieval', ...more };
  }

  const { signal } = new AbortController();

  it('estimates what a run takes that calls a model, and keeps what was asked for it', async () => {
    const model = new Replying();
    const context = await contextOf(model);
    const params = await paramsOf(12, { keepsReplies: true, concurrency: 4 });
    const told: number[] = [];
    const estimate = await estimateDataset(params, context, ({ done }) => told.push(done), signal);
    const { n, sampled, calls, inputTokens, outputTokens } = estimate!;
    assert.deepEqual([n, sampled, calls, inputTokens, outputTokens], [12, 3, 12, 1200, 120]);
    assert.deepEqual([model.asked, told.at(-1)], [3, 3]);
    await evaluateDataset(params, context, () => undefined, signal);
    // The three of the estimate are not asked again.
    assert.equal(model.asked, 12);
    const again = await estimateDataset(params, context, () => undefined, signal);
    assert.deepEqual([model.asked, again!.calls, again!.inputTokens, again!.outputTokens], [12, 12, 1200, 120]);
    assert.ok(model.atOnce > 1 && model.atOnce <= 4, `${model.atOnce} at once`);
    await evaluateDataset({ ...params, keepsReplies: false }, context, () => undefined, signal);
    assert.equal(model.asked, 24);
  });

  it('estimates nothing where no model is called, nor for no more questions than it would ask', async () => {
    const model = new Replying();
    const context = await contextOf(model);
    const none = async (params: EvaluateParams, asked = context): Promise<unknown> =>
      estimateDataset(params, asked, () => undefined, signal);
    assert.equal(await none(await paramsOf(12, { strategy: 'bm25' })), null);
    assert.equal(await none(await paramsOf(12, { predictionsFile: 'theirs.jsonl' })), null);
    assert.equal(await none(await paramsOf(12), { ...context, model: undefined }), null);
    assert.equal(await none(await paramsOf(3)), null);
    assert.equal(model.asked, 0);
  });

  it('goes on where no reply can be kept, and says so', async () => {
    const model = new Replying();
    const file = join(folder, 'no-folder');
    await writeFile(file, '');
    const context = { ...(await contextOf(model)), repliesDirectory: join(file, 'replies') };
    const { n, problems } = await evaluateDataset(
      await paramsOf(4, { keepsReplies: true }),
      context,
      () => undefined,
      signal,
    );
    assert.equal(n, 4);
    assert.match(problems.at(-1)!.message, /^No reply of the language model can be kept in /u);
  });

  it('lists the strategies, each in a line', () => {
    const list = strategyList();
    assert.equal(list[0]!.name, 'bm25');
    assert.ok(list.every(({ summary }) => summary !== '' && !summary.includes('\n')));
    const needs = (wanted: string): unknown => list.find(({ name }) => name === wanted)!.needs;
    const names = ['bm25', 'dense', 'self-ask', 'ask'];
    assert.deepEqual(names.map(needs), [undefined, 'dense', 'model', undefined]);
    assert.deepEqual(
      names.map((wanted) => list.find(({ name }) => name === wanted)!.callsModel),
      [false, false, true, true],
    );
  });
});
