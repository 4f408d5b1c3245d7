import assert from 'node:assert/strict';
import { answerAsMarkdown, answerAsText } from '../../../src/extension/answerText';
import { answerOf, evidenceOf, sentenceOf, wordsOf } from '../support/answers';

const TEXT = 'The tenant must mow the lawn within 14 days. The owner may inspect it.';
const evidence = [
  evidenceOf('sec_1', TEXT, { label: 'Garden Act section 1', heading: 'Lawns' }),
  evidenceOf('sec_2', 'Cited by no one.'),
];
const answer = answerOf(
  [
    sentenceOf('The tenant has 14 days.', ['sec_1'], { lawWords: [wordsOf('sec_1', TEXT, 'within 14 days')] }),
    sentenceOf('The owner looks at *it*.', ['sec_1'], {
      support: 'unverified',
      lawWords: [wordsOf('sec_1', TEXT, 'may inspect it')],
    }),
    sentenceOf('The owner must pay.', ['sec_1'], { support: 'contradicted' }),
  ],
  evidence,
  {
    verdict: { kind: 'partial', reasons: ['unsupported-claim'] },
    missing: [{ name: 'Hedges Act', citedBy: 'garden-act/sec_1' }],
  },
);

describe('answer for a document', () => {
  it('has citations as the jurisdiction writes them, says what is not verified and leaves out what was struck', () => {
    assert.equal(
      answerAsMarkdown(answer),
      [
        'The tenant has 14 days. (Garden Act section 1)',
        'The owner looks at \\*it\\*. (Garden Act section 1) *(not verified)*',
        '*Partly grounded: read with care. 1 sentence struck out, and left out here. Not in this workspace: Hedges Act.*',
        '- **Garden Act section 1** Lawns: “within 14 days” … “may inspect it”\n',
      ].join('\n\n'),
    );
  });

  it('has no mark-up in a document of another kind', () => {
    const text = answerAsText(answer);
    assert.match(text, /^The owner looks at \*it\*\. \(Garden Act section 1\) \(not verified\)$/m);
    assert.match(text, /^– Garden Act section 1 Lawns: “within 14 days” … “may inspect it”$/m);
  });

  it('lets no statute and no model write Markdown of its own', () => {
    const hostile = '# Title\n[run](command:evil) <img src=x> `code` **bold** | cell';
    const markdown = answerAsMarkdown(answerOf([sentenceOf(hostile, [])], []));
    assert.equal(
      markdown.split('\n')[0],
      '\\# Title \\[run\\](command:evil) \\<img src=x\\> \\`code\\` \\*\\*bold\\*\\* \\| cell',
    );
    assert.match(answerAsMarkdown(answerOf([sentenceOf('1. First', [])], [])), /^1\\\. First/);
  });

  it('names the model that worded it', () => {
    const model = { name: 'player:1b', exchanges: [], tokens: 1, estimated: false };
    assert.match(answerAsText({ ...answer, model }), /Worded by player:1b, checked against the statutes by Proviso\./);
  });
});
