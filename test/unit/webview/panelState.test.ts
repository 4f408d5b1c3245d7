import assert from 'node:assert/strict';
import type { AskEvent, HostToPanel, MessageOf } from '../../../src/extension/messages';
import { earlierOf, INITIAL, reduce, uncheckedOf, type PanelState } from '../../../webview/panel/state';
import { answerOf, evidenceOf, sentenceOf } from '../support/answers';

const QUESTION = 'Who mows the lawn?';
const session: MessageOf<HostToPanel> = { kind: 'session', session: { question: QUESTION, events: [] } };
const after = (messages: readonly MessageOf<HostToPanel>[], from: PanelState = INITIAL): PanelState =>
  messages.reduce(reduce, from);
const events = (...given: AskEvent[]): MessageOf<HostToPanel>[] => given.map((event) => ({ kind: 'event', event }));

const TEXT = 'The tenant must mow the lawn.';
const evidence = [evidenceOf('sec_1', TEXT)];
const mows = sentenceOf('The tenant mows it.', ['sec_1']);
const pays = sentenceOf('The owner pays.', ['sec_1'], { support: 'unverified', reason: 'Not shown.' });

describe('state of the panel', () => {
  it('has evidence and sentences as they come, in whatever order, and the last word on each', () => {
    const early = { ...mows, support: 'unverified' as const };
    const state = after([
      session,
      ...events(
        { kind: 'evidence', evidence },
        { kind: 'sentence', at: 1, sentence: pays },
        { kind: 'sentence', at: 0, sentence: early },
        { kind: 'sentence', at: 0, sentence: mows },
      ),
    ]);
    assert.equal(state.running, true);
    assert.deepEqual(state.evidence, evidence);
    assert.deepEqual(state.sentences, [mows, pays]);
  });

  it('believes no place beyond any answer', () => {
    const wild = [-1, 0.5, 1e9, Number.NaN].map((at): AskEvent => ({ kind: 'sentence', at, sentence: mows }));
    assert.deepEqual(after([session, ...events(...wild)]).sentences, []);
  });

  it('shows as unchecked what was streamed and no sentence has come for', () => {
    const streamed = events({ kind: 'text', piece: 'The tenant mows it [1]. The ' }, { kind: 'text', piece: 'owner' });
    const before = after([session, ...streamed]);
    assert.equal(uncheckedOf(before), 'The tenant mows it [1]. The owner');
    const checked = after(events({ kind: 'sentence', at: 0, sentence: mows }), before);
    assert.equal(uncheckedOf(checked), 'The owner');
    assert.equal(uncheckedOf(after([{ kind: 'ended', outcome: { kind: 'cancelled' } }], checked)), '');
  });

  it('takes the whole account from the answer when it comes', () => {
    const answer = answerOf([mows], evidence, { trace: [{ stage: 'verify', elapsedMs: 1, summary: '', detail: [] }] });
    const state = after([
      session,
      ...events({ kind: 'sentence', at: 0, sentence: pays }),
      { kind: 'ended', outcome: { kind: 'answered', answer } },
    ]);
    assert.equal(state.running, false);
    assert.deepEqual([state.sentences, state.evidence, state.trace], [[mows], evidence, answer.trace]);
  });

  it('keeps what was found where the question was cancelled', () => {
    const ended: MessageOf<HostToPanel> = { kind: 'ended', outcome: { kind: 'cancelled' } };
    const state = after([session, ...events({ kind: 'evidence', evidence }), ended]);
    assert.deepEqual(state.evidence, evidence);
  });

  it('begins anew with a question, but for the corpus and the earlier questions', () => {
    const corpus = { kind: 'ready', canAsk: true, line: '1 act' } as const;
    const state = after([
      { kind: 'corpus', corpus },
      { kind: 'earlier', questions: [QUESTION, 'Another?'] },
      session,
      ...events({ kind: 'evidence', evidence }, { kind: 'sentence', at: 0, sentence: mows }),
      {
        kind: 'session',
        session: { question: 'Another?', follows: { questions: [QUESTION], provisions: [] }, events: [] },
      },
    ]);
    assert.deepEqual(state.corpus, corpus);
    assert.deepEqual([state.evidence, state.sentences, state.streamed], [[], [], '']);
    assert.deepEqual(state.follows, { questions: [QUESTION], provisions: [] });
    // The question at hand is no earlier one.
    assert.deepEqual(earlierOf(state), [QUESTION]);
  });

  it('is the same for a page that was hidden meanwhile', () => {
    const happened: AskEvent[] = [
      { kind: 'stage', stage: 'answer' },
      { kind: 'evidence', evidence },
      { kind: 'sentence', at: 0, sentence: mows },
    ];
    const resumed = after([{ kind: 'session', session: { question: QUESTION, events: happened } }]);
    assert.deepEqual(resumed, after([session, ...events(...happened)]));
  });
});
