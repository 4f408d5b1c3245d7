import assert from 'node:assert/strict';
import type { Stage, TraceEntry } from '../../../src/extension/messages';
import { outlineOf, type OutlineLine } from '../../../webview/panel/traceOutline';
import { evidenceOf } from '../support/answers';

const entry = (stage: Stage, detail: unknown): TraceEntry => ({ stage, elapsedMs: 1, summary: '', detail });
const hit = (eId: string, score: number) => ({ id: `garden-act/${eId}`, label: `Garden Act ${eId}`, score });

const EVIDENCE = [evidenceOf('sec_1', 'First.', { label: 'Garden Act section 1' })];
const ISSUES = entry('parametric', [
  { issue: 'Who prunes the hedge', background: 'A hedge grew. Who prunes it, and who pays?' },
  { issue: 'Who pays', background: '', pseudo: 'The owner bears the costs.' },
]);
const SELECT = entry('select', {
  selected: [{ ...hit('sec_1', 0.8), for: 1 }],
  rounds: [{ expected: ['Who pays'], candidates: [hit('sec_1', 0.8)], selected: [], missing: ['A tariff'] }],
});

const outline = (of: TraceEntry): readonly OutlineLine[] | undefined => outlineOf(of, [ISSUES, SELECT, of], EVIDENCE);

describe('the account of a stage', () => {
  it('names the issues, and what is searched for with each', () => {
    assert.deepEqual(outline(ISSUES), [
      {
        text: 'Issue 1: Who prunes the hedge',
        lines: [{ text: 'Searched with all of the question: A hedge grew. Who prunes it, and who pays?' }],
      },
      { text: 'Issue 2: Who pays', lines: [{ text: 'Searched with words of the law: The owner bears the costs.' }] },
    ]);
  });

  it('lists the candidates of each issue and of the question, and says which were selected', () => {
    const lists = [[hit('sec_1', 0.8), hit('sec_2', 0.25)], [hit('sec_1', 0.5)], []];
    for (const stage of ['retrieve', 'rerank'] as const) {
      const lines = outline(entry(stage, lists))!;
      assert.deepEqual(
        lines.map(({ text, note }) => [text, note]),
        [
          ['Issue 1: Who prunes the hedge', 'the first 2'],
          ['Issue 2: Who pays', 'the first 1'],
          ['The question as a whole', 'the first 0'],
        ],
      );
      assert.deepEqual(lines[0]?.lines, [
        { text: 'Garden Act sec_1', note: 'score 0.80, selected' },
        { text: 'Garden Act sec_2', note: 'score 0.25' },
      ]);
    }
  });

  it('says for which issue a provision was selected, and in which rounds a model looked', () => {
    assert.deepEqual(outline(SELECT), [
      { text: 'Garden Act sec_1', note: 'for issue 2, score 0.80' },
      {
        text: 'Round 1',
        lines: [
          { text: 'Expected', lines: [{ text: 'Who pays' }] },
          { text: 'Candidates', lines: [{ text: 'Garden Act sec_1', note: 'score 0.80' }] },
          { text: 'Missing', lines: [{ text: 'A tariff' }] },
        ],
      },
    ]);
  });

  it('says whose citation led to a provision', () => {
    const reached = [
      { ...hit('sec_2', 0.4), by: 'garden-act/sec_1', hop: 1 },
      { ...hit('sec_3', 0.2), by: 'garden-act/sec_9', hop: 2 },
    ];
    assert.deepEqual(outline(entry('expand', reached)), [
      { text: 'Garden Act sec_2', note: 'cited by Garden Act section 1' },
      { text: 'Garden Act sec_3', note: 'cited by garden-act/sec_9, 2 citations away' },
    ]);
  });

  it('shows sentences with their support, what they cite and what stands against them', () => {
    assert.deepEqual(outline(entry('answer', ['The owner pays.'])), [{ text: 'The owner pays.' }]);
    const checked = [
      { text: 'The owner pays.', support: 'supported', citations: ['garden-act/sec_1'], clashes: [] },
      {
        text: 'It costs 7.',
        support: 'invented',
        citations: [],
        reason: 'It cites nothing.',
        clashes: [{ message: 'No 7.' }],
      },
      { text: 'Soon.', support: 'unverified', citations: [], clashes: [] },
    ];
    assert.deepEqual(outline(entry('verify', checked)), [
      { text: 'The owner pays.', note: 'Supported', lines: [{ text: 'Cites Garden Act section 1' }] },
      { text: 'It costs 7.', note: 'Struck out', lines: [{ text: 'It cites nothing.' }, { text: 'No 7.' }] },
      { text: 'Soon.', note: 'Not verified' },
    ]);
  });

  it('is left to the JSON where a detail has another shape', () => {
    for (const stage of ['parametric', 'retrieve', 'rerank', 'select', 'expand', 'answer', 'verify'] as const) {
      for (const detail of [undefined, null, 7, 'text', {}, { selected: 3 }]) {
        assert.equal(outline(entry(stage, detail)), undefined, `${stage}: ${JSON.stringify(detail)}`);
      }
    }
    assert.equal(outline(entry('verify', ['text'])), undefined);
  });
});
