import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareRuns, DatasetError, readRun } from '../../../src/evaluation';

describe('evaluation/compare', () => {
  const run = (values: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
    Object.entries(values).map(([id, metrics]) => ({ id, metrics }));

  it('compares question by question, those that one run lacks left out', () => {
    const before = run({ a: { f1: 0 }, b: { f1: 1 }, c: { f1: 0.5, old: 1 }, gone: { f1: 1 } });
    const after = run({ c: { f1: 1 }, a: { f1: 0.5 }, b: { f1: 0.75 }, fresh: { f1: 0 } });
    assert.deepEqual(compareRuns(before, after), [
      { metric: 'f1', n: 3, before: 0.5, after: 0.75, better: 2, worse: 1, p: compareRuns(before, after)[0]!.p },
    ]);
    assert.ok(compareRuns(before, after)[0]!.p > 0.2);
    assert.deepEqual(compareRuns(before, run({ other: { f1: 1 } })), []);
  });

  it('finds a difference that all questions have', () => {
    const ids = Array.from({ length: 20 }, (_, at) => `q${at}`);
    const of = (f1: number) => ids.map((id) => ({ id, metrics: { f1 } }));
    assert.ok(compareRuns(of(0.1), of(0.2))[0]!.p < 0.001);
  });

  describe('readRun', () => {
    let folder: string;
    before(async () => (folder = await mkdtemp(join(tmpdir(), 'proviso-run-'))));
    after(() => rm(folder, { recursive: true }));
    const written = async (content: string): Promise<string> => {
      const file = join(folder, 'report.json');
      await writeFile(file, content);
      return file;
    };

    it('reads the questions of a report', async () => {
      const file = await written(JSON.stringify({ n: 1, items: [{ id: 'a', metrics: { f1: 1 }, gold: [] }] }));
      assert.deepEqual(await readRun(file), [{ id: 'a', metrics: { f1: 1 } }]);
    });

    it('reads the same however the report is laid out', async () => {
      const items = [
        { id: 'a', metrics: { f1: 1 }, trail: { clauses: ['  ],\n    },', '{'], stages: [{ lists: [[], ['x']] }] } },
        { id: 'b', metrics: {}, answer: '  "items": [\n    }' },
      ];
      const report = { dataset: '  "items": [', byHops: { items: {} }, items, labels: { items: ['a'] } };
      const expected = [
        { id: 'a', metrics: { f1: 1 } },
        { id: 'b', metrics: {}, answer: '  "items": [\n    }' },
      ];
      for (const indent of [0, 1, 2, 4]) {
        assert.deepEqual(await readRun(await written(JSON.stringify(report, undefined, indent))), expected);
      }
      assert.deepEqual(await readRun(await written(JSON.stringify({ items: [] }, undefined, 2))), []);
      // Windows' line ends, as an editor may leave them.
      const text = JSON.stringify(report, undefined, 2).replaceAll('\n', '\r\n');
      assert.deepEqual(await readRun(await written(text)), expected);
    });

    it('reads no report that is torn', async () => {
      const whole = JSON.stringify({ items: [{ id: 'a', metrics: {} }], labels: {} }, undefined, 2);
      const end = whole.indexOf('  ],');
      await assert.rejects(readRun(await written(whole.slice(0, end))), DatasetError);
    });

    for (const content of ['', '[]', '{"items": 3}', '{"items": [{"id": "a", "metrics": {"f1": "1"}}]}', 'null']) {
      it(`says what is wrong with ${JSON.stringify(content)}`, async () => {
        const file = await written(content);
        await assert.rejects(readRun(file), (error) => error instanceof DatasetError && error.message.includes(file));
      });
    }

    it('says that a file is not there', async () => {
      await assert.rejects(readRun(join(folder, 'none.json')), DatasetError);
    });
  });
});
