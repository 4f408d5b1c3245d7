import assert from 'node:assert/strict';
import { readDataset } from '../../../../src/evaluation/datasets/readDataset';

const lines = (...rows: unknown[]): string =>
  rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');

describe('evaluation/datasets/readDataset', () => {
  it('reads KoBLEX rows: background and question, gold by hierarchy', () => {
    const row = {
      id: 'q1',
      background: '갑은 항만에 입항하였다.',
      question: '사용료는?',
      answer: '천원',
      n_hops: 2,
      contexts: [{ hierarchy: '항만법 5조  사용료' }],
    };
    const { name, questions, problems } = readDataset(lines(row), '/q.jsonl');
    assert.equal(name, 'koblex');
    assert.deepEqual(questions, [
      { id: 'q1', text: '갑은 항만에 입항하였다.\n사용료는?', gold: ['항만법 5조  사용료'], hops: 2, answer: '천원' },
    ]);
    assert.deepEqual(problems, []);
  });

  it('reads ObliQA rows: gold by document and passage', () => {
    const row = {
      QuestionID: 'q2',
      Question: 'Who pays?',
      Passages: [
        { DocumentID: 3, PassageID: '7.1.(2)' },
        { DocumentID: 3, PassageID: '8' },
      ],
    };
    const { name, questions } = readDataset(lines(row), '/q.jsonl');
    assert.equal(name, 'obliqa');
    assert.deepEqual(questions, [{ id: 'q2', text: 'Who pays?', gold: ['3:7.1.(2)', '3:8'], hops: 2, answer: '' }]);
  });

  it('reads our own rows: gold by provision id', () => {
    const row = { id: 'q3', question: 'Who pays?', gold: ['harbour/sec_1'], answer: 'The master.' };
    const { name, questions } = readDataset(lines(row), '/q.jsonl');
    assert.equal(name, 'proviso');
    assert.deepEqual(questions, [
      { id: 'q3', text: 'Who pays?', gold: ['harbour/sec_1'], hops: 1, answer: 'The master.' },
    ]);
  });

  it('reads questions that the law does not answer: without gold, but never a torn row of another shape', () => {
    const torn = { question: 'Who pays?', background: 'A ship.', contexts: [{ name: 'no hierarchy' }] };
    const { questions, problems } = readDataset(lines({ question: 'Who pays?', why: 'Not here.' }, torn), '/q.jsonl');
    assert.deepEqual(
      questions.map(({ gold, hops }) => [gold, hops]),
      [[[], 0]],
    );
    assert.deepEqual(
      problems.map(({ line }) => line),
      [2],
    );
  });

  it('reports what it cannot read, with its line, and reads the rest', () => {
    const good = { id: 'q', question: 'Who pays?', gold: ['harbour/sec_1'] };
    const content = lines(
      '\ufeff{"id": "torn',
      '',
      good,
      5,
      '[]',
      { question: 7 },
      { QuestionID: 'x', Question: 'y', Passages: [{}] },
    );
    const { questions, problems } = readDataset(content, '/q.jsonl');
    assert.deepEqual(
      questions.map(({ id }) => id),
      ['q'],
    );
    assert.deepEqual(
      problems.map(({ line }) => line),
      [1, 4, 5, 6, 7],
    );
  });

  it('names a question without an id by its line', () => {
    const { questions } = readDataset(lines({ question: 'Who pays?', gold: [] }), '/q.jsonl');
    assert.equal(questions[0]!.id, 'line-1');
  });

  it('reads Windows line ends and an empty file', () => {
    assert.equal(
      readDataset('{"id":"a","question":"?","gold":[]}\r\n{"id":"b","question":"?","gold":[]}\r\n', '/q').questions
        .length,
      2,
    );
    assert.deepEqual(readDataset('', '/q'), { name: '', questions: [], problems: [] });
  });
});
