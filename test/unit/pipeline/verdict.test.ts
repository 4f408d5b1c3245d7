import assert from 'node:assert/strict';
import { verdictOf, type Findings } from '../../../src/pipeline/verdict';

type Sentence = Findings['sentences'][number];

const supported: Sentence = { support: 'supported', delegates: false, repealed: false };
const unverified: Sentence = { ...supported, support: 'unverified' };
const struck: Sentence = { ...supported, support: 'contradicted' };
const invented: Sentence = { ...supported, support: 'invented' };
const delegating: Sentence = { ...supported, delegates: true };
const repealed: Sentence = { ...supported, repealed: true };
const missing = [{ name: 'Fees Regulations', citedBy: 'a/sec_1' }];

type Case = readonly [name: string, findings: Partial<Findings>, kind: string, reasons: string[]];

const check = (byModel: boolean, cases: readonly Case[]): void => {
  for (const [name, findings, kind, reasons] of cases) {
    it(`${kind}: ${name}`, () => {
      const given: Findings = {
        matched: true,
        byModel,
        level: 'sure',
        abstained: false,
        sentences: [supported],
        missing: [],
        modelUnavailable: false,
        ...findings,
      };
      assert.deepEqual(verdictOf(given), { kind, reasons });
    });
  }
};

describe('pipeline/verdict', () => {
  describe('of quotations', () =>
    check(false, [
      ['the provision very likely answers, and nothing is open', {}, 'grounded', []],
      ['it may or may not answer', { level: 'open' }, 'excerpts', []],
      ['it hardly answers', { level: 'unlikely' }, 'abstained', ['no-match']],
      ['nothing was found', { matched: false, sentences: [], level: 'unlikely' }, 'abstained', ['no-match']],
      [
        'the first sentence hands over to an absent authority',
        { sentences: [delegating, supported], missing },
        'abstained',
        ['missing-authority'],
      ],
      ['a later sentence does', { sentences: [supported, delegating], missing }, 'excerpts', ['missing-authority']],
      ['only repealed law speaks', { sentences: [repealed] }, 'abstained', ['repealed']],
      ['repealed law stands beside law in force', { sentences: [supported, repealed] }, 'excerpts', ['repealed']],
      ['the model failed and the evidence holds', { modelUnavailable: true }, 'grounded', ['model-unavailable']],
      [
        'the model failed and nothing was found',
        { matched: false, sentences: [], modelUnavailable: true },
        'abstained',
        ['no-match', 'model-unavailable'],
      ],
    ]));

  describe('of an answer', () =>
    check(true, [
      ['every sentence is shown', { level: 'unlikely' }, 'grounded', []],
      ['the model abstains', { abstained: true, sentences: [] }, 'abstained', ['no-match']],
      [
        'it abstains and says what is missing',
        { abstained: true, sentences: [], missing },
        'abstained',
        ['missing-authority'],
      ],
      ['something is missing beside what is shown', { missing }, 'partial', ['missing-authority']],
      ['one of two sentences is struck', { sentences: [supported, struck] }, 'partial', ['unsupported-claim']],
      ['one of two is not shown', { sentences: [supported, unverified] }, 'partial', ['unsupported-claim']],
      ['none is shown, none is wrong', { sentences: [unverified] }, 'partial', ['unsupported-claim']],
      ['all sentences are struck', { sentences: [struck, invented] }, 'abstained', ['unsupported-claim']],
      ['it said nothing', { sentences: [] }, 'abstained', ['no-match']],
      ['it rests on repealed law alone', { sentences: [repealed] }, 'abstained', ['repealed']],
    ]));
});
