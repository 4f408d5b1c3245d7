import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { estimate, evaluate, type ReplyStore } from '../../../../src/evaluation';
import type { KeptReply } from '../../../../src/evaluation/run/replyStore';
import { drain, indexOf } from '../../support/indexOf';

describe('evaluation/run/estimate', () => {
  let folder: string;
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'proviso-estimate-'))));
  after(() => rm(folder, { recursive: true }));

  it('asks nothing that is kept, and counts what that took when it was asked', async () => {
    const datasetFile = join(folder, 'questions.jsonl');
    const rows = Array.from({ length: 12 }, (_, at) => ({
      id: `${at}`,
      question: `When is bell ${at} rung?`,
      gold: [],
    }));
    await writeFile(datasetFile, rows.map((row) => JSON.stringify(row)).join('\n'));
    const index = await indexOf({ 'bell.md': '# Bell Act\n\n### Section 1. Bells\n\nA bell is rung at noon.\n' });
    let asked = 0;
    const model = { name: 'm', complete: () => Promise.resolve(`At noon, said ${(asked += 1)} times.`) };
    const kept = new Map<string, KeptReply>();
    // Each is kept as one that took a minute.
    const replies: ReplyStore = {
      get: (key) => Promise.resolve(kept.get(key)),
      put: (key, reply) => Promise.resolve(void kept.set(key, { ...reply, ms: 60_000 })),
    };
    const options = { datasetFile, index, model, replies, strategy: 'standard' as const, today: '2024-06-30' };
    const estimated = async (): Promise<{ calls: number; ms: number }> =>
      (await drain(estimate(evaluate, options))).result;
    const first = await estimated();
    assert.deepEqual([asked, kept.size, first.calls], [3, 3, 12]);
    const second = await estimated();
    assert.deepEqual([asked, kept.size, second.calls], [3, 3, 12]);
    // Twelve questions of a minute each, and what else it takes; the first was told in an instant.
    assert.ok(first.ms < 12 * 60_000 && second.ms >= 12 * 60_000 && second.ms < 13 * 60_000, `${second.ms}`);
  });
});
