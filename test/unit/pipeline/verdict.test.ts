import assert from 'node:assert/strict';
import { verdictOf, type Findings } from '../../../src/pipeline/verdict';

type Sentence = Findings['sentences'][number];

const supported: Sentence = {
  text: '',
  citations: ['a/sec_1'],
  support: 'supported',
  clashes: [],
  lawWords: [],
  factWords: [],
  delegates: false,
  repealed: false,
};
const struck: Sentence = { ...supported, support: 'contradicted' };
const delegating: Sentence = { ...supported, delegates: true };
const repealed: Sentence = { ...supported, repealed: true };
const missing = [{ name: 'Fees Regulations', citedBy: 'a/sec_1' }];

const verdict = (findings: Partial<Findings>): unknown =>
  verdictOf({
    matched: true,
    abstained: false,
    sentences: [supported],
    missing: [],
    modelUnavailable: false,
    ...findings,
  });

describe('pipeline/verdict', () => {
  const cases: readonly [name: string, findings: Partial<Findings>, kind: string, reasons: string[]][] = [
    ['every sentence is borne out', {}, 'grounded', []],
    ['nothing was found', { matched: false, sentences: [] }, 'abstained', ['no-match']],
    ['the model abstains', { abstained: true, sentences: [] }, 'abstained', ['no-match']],
    ['one of two sentences is struck', { sentences: [supported, struck] }, 'partial', ['unsupported-claim']],
    ['all sentences are struck', { sentences: [struck] }, 'abstained', ['unsupported-claim']],
    [
      'the first sentence hands over to an absent authority',
      { sentences: [delegating, supported], missing },
      'abstained',
      ['missing-authority'],
    ],
    ['a later sentence does', { sentences: [supported, delegating], missing }, 'partial', ['missing-authority']],
    ['only repealed law speaks', { sentences: [repealed] }, 'abstained', ['repealed']],
    ['repealed law stands beside law in force', { sentences: [supported, repealed] }, 'partial', ['repealed']],
    ['the model failed and the evidence holds', { modelUnavailable: true }, 'grounded', ['model-unavailable']],
    [
      'the model failed and nothing was found',
      { matched: false, sentences: [], modelUnavailable: true },
      'abstained',
      ['no-match', 'model-unavailable'],
    ],
  ];
  for (const [name, findings, kind, reasons] of cases) {
    it(`${kind}: ${name}`, () => assert.deepEqual(verdict(findings), { kind, reasons }));
  }
});
