import assert from 'node:assert/strict';
import { issueGroups, issueTitles } from '../../../webview/panel/issues';
import { evidenceOf, sentenceOf } from '../support/answers';

const EVIDENCE = [
  evidenceOf('sec_1', 'First.', { role: { kind: 'selected', for: 0 } }),
  evidenceOf('sec_2', 'Second.', { role: { kind: 'selected', for: 1 } }),
  evidenceOf('sec_3', 'Third.', { role: { kind: 'cited', by: 'garden-act/sec_2', hop: 1 } }),
];
const groups = (...cites: string[][]): ReturnType<typeof issueGroups> =>
  issueGroups(
    cites.map((each) => sentenceOf('So.', each)),
    EVIDENCE,
  );

describe('sentences by issue', () => {
  it('stand with the issue that what they cite was selected for, by however many citations', () => {
    assert.deepEqual(groups(['sec_1'], ['sec_2'], ['sec_3']), [
      { issue: 0, sentences: [0] },
      { issue: 1, sentences: [1, 2] },
    ]);
  });

  it('stand with the sentence before where they cite nothing', () => {
    assert.deepEqual(groups(['sec_1'], [], ['sec_2'])?.[0], { issue: 0, sentences: [0, 1] });
  });

  it('are read as they were written where there is one issue, an issue comes again, or none is known', () => {
    assert.equal(groups(['sec_1'], ['sec_1']), undefined);
    assert.equal(groups(['sec_1'], ['sec_2'], ['sec_1']), undefined);
    assert.equal(groups([], ['sec_2']), undefined);
    assert.equal(groups(), undefined);
  });

  it('bear with provisions that lead to each other in a circle', () => {
    const circle = [
      evidenceOf('sec_1', '', { role: { kind: 'cited', by: 'garden-act/sec_2', hop: 1 } }),
      evidenceOf('sec_2', '', { role: { kind: 'cited', by: 'garden-act/sec_1', hop: 1 } }),
    ];
    assert.equal(issueGroups([sentenceOf('So.', ['sec_1'])], circle), undefined);
  });
});

describe('titles of issues', () => {
  const trace = (detail: unknown): Parameters<typeof issueTitles>[0] => [
    { stage: 'parametric', elapsedMs: 1, summary: '', detail },
  ];

  it('are the beginnings of what the first stage wrote, on one line', () => {
    const titles = issueTitles(trace([{ issue: 'Who\n mows?' }, { issue: 'x'.repeat(200) }]));
    assert.deepEqual(titles, ['Who mows?', `${'x'.repeat(90)} …`]);
  });

  it('are none where the trace is of another form', () => {
    assert.deepEqual(issueTitles([]), []);
    assert.deepEqual(issueTitles(trace('text')), []);
    assert.deepEqual(issueTitles(trace([null, 3, { issue: 4 }])), ['', '', '']);
  });
});
