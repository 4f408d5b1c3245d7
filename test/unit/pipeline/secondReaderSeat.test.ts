import assert from 'node:assert/strict';
import { ModelUnavailableError, type Entailment, type EntailmentModel } from '../../../src/models';
import { ask, type Answer, type QuestionContext } from '../../../src/pipeline';
import type { LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';
import { choosing, ScriptedModel } from '../support/scriptedModel';

const LAMP_ACT = `# Lamp Act

### Section 1. Lighting

(1) The keeper lights the lamp of the pier at dusk. Whoever puts it out before dawn pays a fine of 40 crowns.

(2) The keeper rings the bell of the pier in fog.
`;

const QUESTION = 'What does one pay who puts out the lamp of the pier before dawn?';
const FINE = 'Whoever puts it out before dawn pays a fine of 40 crowns.';
const REPLIES = [
  '["Lamp Act section 1: whoever puts out the lamp before dawn pays a fine"]',
  choosing(['Lamp Act section 1(1)']),
  'Whoever puts out the lamp of the pier before dawn pays a fine of 40 crowns [1].',
];

describe('pipeline: an entailment model as the second reader', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'lamp.md': LAMP_ACT });
  });

  const ENGLISH = (language: string): boolean => ['en', 'und'].includes(language);
  const modelOf = (entails: EntailmentModel['entails'], supports = ENGLISH): EntailmentModel => ({
    name: 'nli',
    supports,
    dispose: () => undefined,
    entails,
  });
  /** Says `about` of each pair whose premise begins with {@link FINE}, and leaves the others open. */
  const saying = (about: Partial<Entailment>): EntailmentModel =>
    modelOf((pairs) =>
      Promise.resolve(
        pairs.map(({ premise }) => ({
          entailment: 0,
          neutral: 0,
          contradiction: 0,
          ...(premise.startsWith(FINE) ? about : { neutral: 1 }),
        })),
      ),
    );

  const asked = async (
    entailment: EntailmentModel,
    context: Partial<QuestionContext> = {},
  ): Promise<{ answer: Answer; requests: number }> => {
    const model = new ScriptedModel([...REPLIES, '{"readings": []}']);
    const running = ask(QUESTION, { index, today: '2024-06-30', model, entailment, ...context });
    const { result } = await drain(running);
    return { answer: result, requests: model.requests.length };
  };

  it('confirms with the sentence of the law that shows it; the language model is not asked again', async () => {
    const { answer, requests } = await asked(saying({ entailment: 1 }));
    const [sentence] = answer.sentences;
    assert.equal(sentence!.support, 'supported');
    assert.deepEqual(
      sentence!.lawWords.map(({ id, text }) => [id, text]),
      [['lamp-act/sec_1__para_1', FINE]],
    );
    assert.equal(requests, REPLIES.length);
    assert.deepEqual(answer.notices, []);
  });

  it('makes unverified what a sentence of the law rules out, and names that sentence', async () => {
    const { answer } = await asked(saying({ contradiction: 1 }));
    const [sentence] = answer.sentences;
    assert.equal(sentence!.support, 'unverified');
    assert.ok(sentence!.reason!.includes(FINE), sentence!.reason);
    assert.notEqual(answer.verdict.kind, 'grounded');
  });

  it('leaves the sentence as the checks left it where the model is not sure', async () => {
    const { answer } = await asked(saying({ neutral: 1 }));
    const { answer: unread } = await asked(saying({ contradiction: 1 }), { stages: { 'second-reader': false } });
    assert.deepEqual(answer.sentences, unread.sentences);
    assert.deepEqual(answer.verdict, unread.verdict);
  });

  it('reads nothing where the second reader is left out', async () => {
    const { answer } = await asked(
      modelOf(() => Promise.reject(new Error('not to be asked'))),
      { stages: { 'second-reader': false } },
    );
    assert.deepEqual(answer.notices, []);
  });

  it('gives its seat to the language model when it fails, or does not read the language, and says so', async () => {
    const died = modelOf(() => Promise.reject(new ModelUnavailableError('The model process died twice.')));
    const korean = modelOf(
      () => Promise.reject(new Error('not to be asked')),
      (language) => language === 'ko',
    );
    for (const [model, why] of [
      [died, /^The answer was not read by the entailment model: The model process died twice\.$/],
      [korean, /^The answer was not read by the entailment model: The model nli was not made for texts in "en"/],
    ] as const) {
      const { answer, requests } = await asked(model);
      assert.match(answer.notices[0] ?? '', why);
      assert.equal(requests, REPLIES.length + 1);
      assert.equal(answer.sentences[0]!.support, 'supported');
    }
  });

  it('lets a failure that is a bug through, and stops when it is aborted', async () => {
    await assert.rejects(asked(modelOf(() => Promise.reject(new TypeError('bug')))), TypeError);
    const controller = new AbortController();
    const waiting = modelOf((_, signal) => {
      const cancelled = new Promise<never>((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
      });
      controller.abort(new Error('enough'));
      return cancelled;
    });
    const context = { index, today: '2024-06-30' as const, model: new ScriptedModel(REPLIES), entailment: waiting };
    await assert.rejects(drain(ask(QUESTION, context, controller.signal)), /enough/);
  });
});
