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

  it('names a question without an id by its line, and tells the line of each', () => {
    const { questions } = readDataset(lines({ question: 'Who pays?', gold: [] }), '/q.jsonl');
    assert.deepEqual(readDataset('{"question": "a"}\n\n{"torn\n{"question": "b"}', '/q.jsonl').lines, [1, 4]);
    assert.equal(questions[0]!.id, 'line-1');
  });

  it('reads Windows line ends and an empty file', () => {
    assert.equal(
      readDataset('{"id":"a","question":"?","gold":[]}\r\n{"id":"b","question":"?","gold":[]}\r\n', '/q').questions
        .length,
      2,
    );
    assert.deepEqual(readDataset('', '/q'), { name: '', questions: [], lines: [], problems: [] });
  });

  const only = (row: unknown): ReturnType<typeof readDataset> => readDataset(lines(row), '/q.jsonl');

  it('reads NitiBench rows: gold by act and section, named by their line', () => {
    const { name, questions } = only({
      question: 'ใครต้องจ่ายค่าท่าเรือ',
      answer: 'นายเรือ',
      relevant_laws: [
        { law_name: 'พระราชบัญญัติท่าเรือ', section_num: '5', section_content: '...' },
        { law_name: 'พระราชบัญญัติท่าเรือ', section_num: '5/1', section_content: '...' },
      ],
      reference_answer: '',
      reference_laws: [],
    });
    const gold = ['พระราชบัญญัติท่าเรือ 5', 'พระราชบัญญัติท่าเรือ 5/1'];
    assert.equal(name, 'nitibench');
    assert.deepEqual(questions, [{ id: 'line-1', text: 'ใครต้องจ่ายค่าท่าเรือ', gold, hops: 2, answer: 'นายเรือ' }]);
  });

  it('reads BSARD rows: gold by article, as a list of numbers or a text with commas', () => {
    for (const ids of [[12, 340], '12, 340', ['12', '340']]) {
      const { name, questions } = only({
        id: 7,
        question: 'Qui paie ?',
        extra_description: 'Le port',
        article_ids: ids,
      });
      assert.equal(name, 'bsard');
      assert.deepEqual(questions, [{ id: '7', text: 'Qui paie ?\nLe port', gold: ['12', '340'], hops: 2, answer: '' }]);
    }
  });

  it('reads Housing Statute QA rows: the state belongs to the query', () => {
    const statutes = [{ citation: 'ARC. CODE § 5', excerpt: 'The master pays.' }];
    const row = {
      idx: 3,
      state: 'Arcadia',
      question: 'Must rent be written?',
      answer: 'Yes',
      question_group: 6,
      statutes,
    };
    const { name, questions } = only(row);
    assert.equal(name, 'housing-qa');
    assert.deepEqual(questions, [
      {
        id: '3',
        text: 'Arcadia\nMust rent be written?',
        gold: ['ARC. CODE § 5'],
        hops: 1,
        answer: 'Yes',
        pool: ['Arcadia'],
        choices: { options: ['Yes', 'No'], right: 0 },
      },
    ]);
    // Its published rows have a field of that name, too.
    assert.equal(only({ ...row, article_ids: [7] }).name, 'housing-qa');
  });

  it('reads Bar Exam QA rows: the answer is the text of the right choice', () => {
    const choices = { choice_a: 'The master', choice_b: 'The owner', choice_c: 'Both', choice_d: 'Nobody' };
    const row = { idx: 'mbe_1', prompt: 'A ship lies in port.', question: 'Who pays?', ...choices, gold_idx: 'p_9' };
    const { name, questions } = only({ ...row, answer: 'B' });
    assert.equal(name, 'barexam-qa');
    const options = Object.values(choices);
    assert.deepEqual(questions, [
      {
        id: 'mbe_1',
        text: 'A ship lies in port.\nWho pays?',
        gold: ['p_9'],
        hops: 1,
        answer: 'The owner',
        choices: { options, right: 1 },
      },
    ]);
    assert.match(only({ ...row, answer: 'E' }).problems[0]!.message, /barexam-qa: .*answer/u);
  });

  it('reads SearchFireSafety: open questions of both versions, and multiple choice with what is right in part', () => {
    const open = { question_id: 4, question: '등대에 소화기가 필요한가?', answer: '필요하다.' };
    const expected = { id: '4', text: open.question, gold: ['2', '9'], hops: 2, answer: '필요하다.' };
    for (const gold of [{ related_doc_ids: [2, 9], semantic_ids: ['가', '나'] }, { matched_doc_id: [2, 9] }]) {
      const { name, questions } = only({ ...open, ...gold });
      assert.equal(name, 'searchfiresafety');
      assert.deepEqual(questions, [expected]);
    }
    const options = ['일', '이', '삼', '사', '알 수 없다'];
    const named = Object.fromEntries(options.map((option, at) => [`option_${at + 1}`, option]));
    const choice = { question_id: 5, related_doc_ids: [2, 9], question: '몇 개인가?', ...named };
    const { questions } = only({ ...choice, answer_full: 3, answer_partial: 5 });
    assert.deepEqual(questions[0]!.choices, { options, right: 2, rightInPart: 4 });
    assert.equal(questions[0]!.answer, '삼');
    // A table has its numbers as texts.
    const table = 'question_id,question,related_doc_ids,option_1,option_2,answer_full\n1,몇 개인가?,"[2,9]",일,이,2\n';
    const [ofTable] = readDataset(table, '/q.csv').questions;
    assert.deepEqual(ofTable!.choices, { options: ['일', '이'], right: 1 });
  });

  it('reads LEGIT: the issues in a list as a tree, the final order apart; no gold, and none that the law lacks', () => {
    const issue = (id: string, summary: string): object => ({
      id,
      summary,
      claim: [{ claimer: 'Keeper', content: 'paid' }],
      relevant_law: ['Lamp Act § 2'],
      analysis: [],
      conclusion: `${summary} holds`,
    });
    const issues = [
      issue('', 'All'),
      issue('1.1', 'Lit'),
      issue('1', 'Fine'),
      issue('2', 'Costs'),
      issue('4.1', 'Lost'),
    ];
    const { name, questions } = only({ doc_id: 'arc-1', question: 'A keeper sues.', issues });
    const { rubric, ...rest } = questions[0]!;
    assert.equal(name, 'legit');
    const answer = 'All holds';
    assert.deepEqual(rest, { id: 'arc-1', text: 'A keeper sues.', gold: [], hops: 0, answer, isGoldUnknown: true });
    const node = (words: string, ...below: object[]): object => ({
      issue: `${words}\nKeeper: paid`,
      conclusion: `${words} holds`,
      issues: below,
    });
    assert.deepEqual(rubric, { order: answer, issues: [node('Fine', node('Lit')), node('Costs'), node('Lost')] });
  });

  it('reads an issue tree as score takes it', () => {
    const tree = { order: 'Dismissed.', issues: [{ issue: 'Fine', conclusion: 'None is due.' }] };
    const [question] = only({ id: 'a', question: 'A keeper sues.', ...tree }).questions;
    assert.deepEqual(question!.rubric, { ...tree, issues: [{ ...tree.issues[0], issues: [] }] });
  });

  it('reads choices, a pool and a question that nobody has accepted from our own rows', () => {
    const row = {
      question: 'Who pays?',
      choices: ['The owner', 'The master'],
      answer: 'The master',
      pool: ['harbour'],
    };
    const read = (fields: object): object => only({ ...row, ...fields }).questions[0]!;
    const choices = { options: row.choices, right: 1 };
    const expected = { id: 'line-1', text: 'Who pays?', gold: [], hops: 0, answer: 'The master', choices };
    assert.deepEqual(read({ reviewed: true }), { ...expected, pool: ['harbour'] });
    assert.deepEqual(read({ reviewed: false }), { ...expected, pool: ['harbour'], isUnreviewed: true });
    const table = 'question,choices,answer,pool,reviewed\nWho pays?,The owner;The master,The master,harbour,FALSE\n';
    const [ofTable] = readDataset(table, '/q.csv').questions;
    assert.deepEqual(ofTable, { ...expected, id: 'line-2', pool: ['harbour'], isUnreviewed: true });
  });

  for (const [row, field] of [
    [{ question: 'q', contexts: [{ hierarchy: 'a' }, {}] }, 'koblex: The field contexts[1].hierarchy is missing'],
    [{ question: 'q', contexts: 'x' }, 'koblex: The field contexts must be a list'],
    [{ QuestionID: '1', Question: 'q' }, 'obliqa: The field Passages is missing'],
    [
      { Passages: [{ DocumentID: 'x' }], Question: 'q' },
      'obliqa: The field Passages[0].DocumentID must be a whole number',
    ],
    [{ question: 'q', relevant_laws: [5] }, 'nitibench: The field relevant_laws[0] must be an object'],
    [{ question: null, article_ids: '1' }, 'bsard: The field question is missing'],
    [{ question: 'q', question_group: 1, state: 's' }, 'housing-qa: The field statutes is missing'],
    [{ question: 'q', gold: [{}] }, 'proviso: The field gold[0] must be a text'],
    [{ question: 'q', related_doc_ids: 3 }, 'searchfiresafety: The field related_doc_ids must be a list'],
    [{ question: 'q', option_1: 'a', related_doc_ids: [1] }, 'searchfiresafety: The field option_2 is missing'],
    [
      { question: 'q', option_1: 'a', option_2: 'b', related_doc_ids: [1], answer_full: 3 },
      'searchfiresafety: The field answer_full must be a whole number from 1 to 2',
    ],
    [{ question: 'q', issues: [{ id: '1' }] }, 'legit: The field issues[0].summary is missing'],
    [
      { question: 'q', issues: [{ id: '1', summary: 's', conclusion: 'c' }] },
      'legit: The field issues has none with an empty id, which is the final order',
    ],
    [{ question: 'q', order: 'o', issues: [{ issue: 'i' }] }, 'legit: issues[0].conclusion is no text'],
    [{ question: 'q', choices: ['a', 'b'], answer: 'c' }, 'proviso: The field answer must be one of the choices'],
    [{ question: ['q'] }, 'proviso: The field question must be a text'],
  ] as const) {
    it(`says what a row lacks: ${field}`, () => {
      const { questions, problems } = readDataset(`\n${lines(row)}`, '/q.jsonl');
      assert.deepEqual(questions, []);
      assert.deepEqual(problems, [
        { file: '/q.jsonl', line: 2, severity: 'error', message: `${field}. The line is left out.` },
      ]);
    });
  }

  it('takes no field from the prototype of objects', () => {
    assert.match(only({ constructor: 1 }).problems[0]!.message, /none of the fields/u);
  });

  it('names a hundred lines that cannot be read and counts the others', () => {
    const { problems } = readDataset('{}\n'.repeat(200_000), '/q.jsonl');
    assert.equal(problems.length, 101);
    assert.match(problems[100]!.message, /^199900 more lines/u);
  });

  it('leaves out a line of millions of characters', () => {
    const { questions, problems } = readDataset(
      `${lines({ question: 'x'.repeat(4_000_001) })}\n${lines({ question: 'y' })}`,
      '/q.jsonl',
    );
    assert.deepEqual([questions.length, problems.length], [1, 1]);
    assert.match(problems[0]!.message, /^Longer than 4000000 characters/u);
  });
});
