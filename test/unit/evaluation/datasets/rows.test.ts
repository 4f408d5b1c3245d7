import assert from 'node:assert/strict';
import { readDataset } from '../../../../src/evaluation/datasets/readDataset';
import { rowsOf } from '../../../../src/evaluation/datasets/rows';

const HEADING = 'id,question,answer,gold,n_hops';

describe('evaluation/datasets/rows', () => {
  it('reads a table as rows of its heading: quoted commas and line ends, a list by semicolons, hops as a number', () => {
    const table = `\ufeff${HEADING}\r\nq1,"Who pays, and\r\nwhen?",The master.,harbour/sec_1; harbour/sec_2,2\r\n`;
    const { name, questions, problems } = readDataset(table, '/q.csv');
    assert.equal(name, 'proviso');
    assert.deepEqual(problems, []);
    const text = 'Who pays, and\r\nwhen?';
    const gold = ['harbour/sec_1', 'harbour/sec_2'];
    assert.deepEqual(questions, [{ id: 'q1', text, gold, hops: 2, answer: 'The master.' }]);
  });

  it('reads the separators that spreadsheets write, told by the heading', () => {
    const read = (text: string, file: string): unknown => [...rowsOf(text, file)];
    const row = [{ line: 2, value: { id: '1', question: 'Who pays, and when?' } }];
    assert.deepEqual(read('id;question\n1;Who pays, and when?\n', '/q.csv'), row);
    assert.deepEqual(read('id\tquestion\n1\tWho pays, and when?\n', '/Q.TSV'), row);
  });

  it('reads a cell in JSON as the list or object that it is', () => {
    const table = 'question,gold,answer\nWho pays?,"[""harbour/sec_1"",""harbour/sec_2""]",\nWhen?,[harbour,\n';
    const values = [...rowsOf(table, '/q.csv')].map((row) => ('value' in row ? row.value : row.problem));
    assert.deepEqual(values, [
      { question: 'Who pays?', gold: ['harbour/sec_1', 'harbour/sec_2'], answer: '' },
      { question: 'When?', gold: '[harbour', answer: '' },
    ]);
  });

  it('tells which row is torn, too short or too long, and reads the others', () => {
    const long = 'x'.repeat(4_000_001);
    const table = `gold,question\na\nb,Who pays?,7\nc,"Who" pays?\nd,${long}\n,When?\ne,"When?\n`;
    const { questions, problems } = readDataset(table, '/q.csv');
    assert.deepEqual(
      questions.map(({ gold, text }) => [gold, text]),
      [
        [['c'], '"Who" pays?'],
        [[], 'When?'],
      ],
    );
    assert.deepEqual(
      problems.map(({ line }) => line),
      [2, 3, 5, 7],
    );
  });

  it('knows a table by its name alone: JSON lines stay what they are', () => {
    const rows = [...rowsOf('{"question":"Who pays?"}\n\nid,question\n', '/q.jsonl')];
    assert.deepEqual(
      rows.map(({ line }) => line),
      [1, 3],
    );
    assert.deepEqual(
      rows.map((row) => 'problem' in row),
      [false, true],
    );
  });
});
