import assert from 'node:assert/strict';
import { ask, type Answer, type AskEvent, type Stages } from '../../../src/pipeline';
import { ModelUnavailableError } from '../../../src/models';
import { readReadings } from '../../../src/pipeline/secondReader';
import type { LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';
import { choosing, ScriptedModel, type Scripted } from '../support/scriptedModel';

const LAW = `# Harbour Act

### Section 1. Entry

The master of a vessel gives notice of entry within 3 days.
`;
const QUESTION = 'Within how many days does the master give notice of entry?';
const SENTENCE = 'The master of a vessel gives notice of entry within 3 days.';

describe('the second reader', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'harbour.md': LAW });
  });

  const asked = async (
    stages: Stages,
    ...replies: Scripted[]
  ): Promise<{ answer: Answer; sentences: string[]; requests: number }> => {
    const model = new ScriptedModel([
      `["Harbour Act section 1: ${SENTENCE}"]`,
      choosing(['Harbour Act section 1']),
      `${SENTENCE} [1]\nLAW: "gives notice of entry within 3 days"`,
      ...replies,
    ]);
    const { events, result } = await drain(ask(QUESTION, { index, today: '2024-06-30', model, stages }));
    const said = (event: AskEvent): string[] => (event.kind === 'sentence' ? [event.sentence.support] : []);
    return { answer: result, sentences: events.flatMap(said), requests: model.requests.length };
  };

  const refuting = (words: string): string =>
    JSON.stringify({ readings: [{ sentence: 1, words: [words], carried: false, why: 'Another period.' }] });

  it('takes a sentence back with words that are there, and says so as soon as it has spoken', async () => {
    const { answer, sentences } = await asked({}, refuting('within 3 days'));
    assert.equal(answer.sentences[0]!.support, 'unverified');
    assert.match(answer.sentences[0]!.reason!, /Another period\./u);
    assert.deepEqual(sentences, ['supported', 'unverified']);
    assert.notEqual(answer.verdict.kind, 'grounded');
  });

  it('is not believed with words that are nowhere, and is no reason to answer without the model when it fails', async () => {
    const unheard = await asked({}, refuting('within 5 days'));
    assert.equal(unheard.answer.sentences[0]!.support, 'supported');
    const failed = await asked({}, new ModelUnavailableError('It is gone.'));
    assert.equal(failed.answer.sentences[0]!.support, 'supported');
    assert.deepEqual(failed.answer.notices, ['The answer was not read a second time: It is gone.']);
    assert.ok(!failed.answer.verdict.reasons.includes('model-unavailable'));
  });

  it('can be switched off, and what was asked is shown with what it cost', async () => {
    const { answer, requests } = await asked({ 'second-reader': false });
    assert.equal(requests, 3);
    assert.deepEqual(
      answer.model!.exchanges.map(({ stage }) => stage),
      ['parametric', 'select', 'answer'],
    );
    assert.equal(answer.model!.exchanges[2]!.reply.startsWith(SENTENCE), true);
    assert.ok(answer.model!.tokens > 100 && answer.model!.estimated);
  });

  it('is read from any of its usual shapes', () => {
    const read = (reply: string): unknown[] => [...readReadings(reply, 2)];
    const reading = { carried: true, words: ['a b'] };
    assert.deepEqual(read('[{"sentence": "1", "words": "a  b", "carried": "true", "why": ""}]'), [[1, reading]]);
    assert.deepEqual(read('{"sentence": 2, "words": ["a b"], "carried": true}'), [[2, reading]]);
    assert.deepEqual(read('{"readings": [{"sentence": 3, "carried": true}, {"sentence": 1, "carried": "maybe"}]}'), []);
    assert.deepEqual(read('I have nothing against it.'), []);
  });
});
