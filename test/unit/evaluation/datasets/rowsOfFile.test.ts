import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../../../src/law';
import { DatasetError } from '../../../../src/evaluation';
import { LONGEST_LINE } from '../../../../src/evaluation/datasets/lines';
import { rowsOf, type Row } from '../../../../src/evaluation/datasets/rows';
import { rowsOfFile } from '../../../../src/evaluation/datasets/rowsOfFile';

describe('evaluation/datasets/rowsOfFile', () => {
  let folder: string;
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'proviso-rows-'))));
  after(() => rm(folder, { recursive: true }));

  async function read(content: string | Uint8Array, name = 'q.jsonl'): Promise<{ rows: Row[]; problems: Problem[] }> {
    const file = join(folder, name);
    await writeFile(file, content);
    const [rows, problems]: [Row[], Problem[]] = [[], []];
    for await (const row of rowsOfFile(file, problems)) rows.push(row);
    return { rows, problems };
  }

  it('are those of the text of the file, whatever stands in it', async () => {
    const question = '{"question":"누가 내나?","gold":[]}';
    for (const content of [
      '',
      question,
      `\ufeff${question}\r\n\r\n${question}\n`,
      `${question}\n{"question":\n[1]\n  \n${question}`,
      `${'x'.repeat(LONGEST_LINE + 1)}\n${question}`,
    ]) {
      const { rows, problems } = await read(content);
      assert.deepEqual([rows, problems], [[...rowsOf(content, 'q.jsonl')], []]);
    }
    const table = 'id,question,gold\n1,"Who\npays?",act/sec_1\n';
    assert.deepEqual((await read(table, 'q.csv')).rows, [...rowsOf(table, 'q.csv')]);
  });

  it('are read in the encoding that the file has', async () => {
    const row = { line: 1, value: { question: 'Welche Gebühr?' } };
    const utf16 = await read(Buffer.from(`\ufeff${JSON.stringify(row.value)}`, 'utf16le'));
    assert.deepEqual(utf16, { rows: [row], problems: [] });
    const western = await read(Buffer.from(JSON.stringify(row.value), 'latin1'));
    assert.deepEqual(western.rows, [row]);
    assert.equal(western.problems.length, 1, 'that it is no UTF-8 is told');
  });

  it('say what is wrong with a file that cannot be read', async () => {
    for (const file of [join(folder, 'none.jsonl'), folder]) {
      await assert.rejects(rowsOfFile(file, []).next(), DatasetError);
    }
  });
});
