import assert from 'node:assert/strict';
import { legitScore, readRubric, RubricError } from '../../../../src/evaluation';
import { allIssues } from '../../../../src/evaluation/judges/rubric';
import type { LanguageModel } from '../../../../src/models';

const TREE = {
  order: 'The keeper pays 10 crowns.',
  issues: [
    { issue: 'Was the lamp lit?', conclusion: 'No.', issues: [{ issue: 'When is dusk?', conclusion: 'At six.' }] },
    { issue: 'Is the fine due?', conclusion: 'Yes.' },
    { issue: 'Is it barred by time?', conclusion: 'No.' },
  ],
};
const RUBRIC = readRubric(JSON.stringify(TREE));

/** Says of the order and of each issue what is given, whatever the order of requests. */
const judging = (correct: unknown, treatments: Readonly<Record<string, unknown>>): LanguageModel => ({
  name: 'judging',
  complete({ messages }) {
    const shown = messages[1]!.content;
    const [, issue] = /<issue>\n(.*)\n<\/issue>/u.exec(shown) ?? [];
    const said = issue === undefined ? { correct } : { treatment: treatments[issue] };
    return Promise.resolve(JSON.stringify({ reason: 'so', ...said }));
  },
});
const ALL = Object.fromEntries(allIssues(RUBRIC).map(({ issue }) => [issue, 'correct']));

describe('evaluation/legitScore', () => {
  it('is 10 for a text that is right throughout, and 0 for one that is wrong throughout', async () => {
    const best = await legitScore(judging(true, ALL), 'text', RUBRIC);
    assert.deepEqual([best.score, best.order, best.coverage, best.correctness, best.unjudged], [10, 5, 2, 3, 0]);
    const none = Object.fromEntries(Object.keys(ALL).map((issue) => [issue, 'missing']));
    assert.equal((await legitScore(judging(false, none), 'text', RUBRIC)).score, 0);
  });

  it('counts every issue of the tree the same, one that is covered with a wrong conclusion as covered alone', async () => {
    const model = judging(false, { ...ALL, 'When is dusk?': 'covered', 'Is it barred by time?': 'missing' });
    const { score, coverage, correctness, issues } = await legitScore(model, 'text', RUBRIC);
    // Three of four are covered (2 x 3/4), two of four correct (3 x 2/4).
    assert.deepEqual([coverage, correctness, score], [1.5, 1.5, 3]);
    assert.deepEqual(
      issues.map(({ value }) => value),
      ['correct', 'covered', 'correct', 'missing'],
    );
  });

  it('has no score where an issue or the order is unjudged, and counts them', async () => {
    const issue = await legitScore(judging(true, { ...ALL, 'Is the fine due?': 'perhaps' }), 'text', RUBRIC);
    assert.deepEqual(['score' in issue, 'coverage' in issue, issue.order, issue.unjudged], [false, false, 5, 1]);
    const order = await legitScore(judging('yes', ALL), 'text', RUBRIC);
    assert.deepEqual(['score' in order, order.coverage, order.unjudged], [false, 2, 1]);
    const both = await legitScore(judging(1, { ...ALL, 'Is the fine due?': 0 }), 'text', RUBRIC);
    assert.equal(both.unjudged, 2);
  });
});

describe('evaluation/readRubric', () => {
  it('says where a rubric is wrong', () => {
    const deep = { order: 'x', issues: [] as unknown[] };
    for (let at = 0, list = deep.issues; at < 40; at += 1) {
      const issues: unknown[] = [];
      list.push({ issue: 'x', conclusion: 'x', issues });
      list = issues;
    }
    const broad = { order: 'x', issues: Array.from({ length: 501 }, () => ({ issue: 'x', conclusion: 'x' })) };
    const cases: readonly (readonly [unknown, RegExp])[] = [
      ['{', /not valid JSON/u],
      [[], /no JSON object/u],
      [{ issues: [] }, /^order is no text/u],
      [{ order: 'x' }, /^issues is no list/u],
      [{ order: 'x', issues: [] }, /no issue/u],
      [
        { order: 'x', issues: [{ issue: 'x', conclusion: 'x', issues: [{ issue: 'x' }] }] },
        /^issues\[0\]\.issues\[0\]\.conclusion/u,
      ],
      [deep, /deeper than 32/u],
      [broad, /more than 500/u],
    ];
    for (const [rubric, message] of cases) {
      const json = typeof rubric === 'string' ? rubric : JSON.stringify(rubric);
      assert.throws(
        () => readRubric(json),
        (error: Error) => error instanceof RubricError && message.test(error.message),
      );
    }
  });
});
