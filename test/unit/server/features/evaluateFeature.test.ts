import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EvaluationReport, StrategyName } from '../../../../src/evaluation';
import { ModelUnavailableError } from '../../../../src/models';
import { evaluateDataset, strategyList } from '../../../../src/server/features/evaluateFeature';
import { indexOf } from '../../support/indexOf';

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

  it('lists the strategies, each in a line', () => {
    const list = strategyList();
    assert.equal(list[0]!.name, 'bm25');
    assert.ok(list.every(({ summary }) => summary !== '' && !summary.includes('\n')));
    const needs = (wanted: string): unknown => list.find(({ name }) => name === wanted)!.needs;
    assert.deepEqual(['bm25', 'dense', 'self-ask', 'ask'].map(needs), [undefined, 'dense', 'model', undefined]);
  });
});
