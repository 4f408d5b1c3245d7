import assert from 'node:assert/strict';
import type { Answer, HostToPanel, MessageOf } from '../../../src/extension/messages';
import { announcementOf } from '../../../webview/panel/announce';
import { INITIAL, reduce, type PanelState } from '../../../webview/panel/state';
import { answerOf, sentenceOf } from '../support/answers';

/** What is said as the messages come, one after another. */
function said(...messages: MessageOf<HostToPanel>[]): string[] {
  let state: PanelState = INITIAL;
  return messages.flatMap((message) => {
    const before = state;
    state = reduce(state, message);
    return announcementOf(before, state) ?? [];
  });
}

const session: MessageOf<HostToPanel> = { kind: 'session', session: { question: 'Who?', events: [] } };
const indexing = (line: string): MessageOf<HostToPanel> => ({
  kind: 'corpus',
  corpus: { kind: 'indexing', canAsk: false, line },
});
const ended = (answer: Answer): MessageOf<HostToPanel> => ({ kind: 'ended', outcome: { kind: 'answered', answer } });
const text = (piece: string): MessageOf<HostToPanel> => ({ kind: 'event', event: { kind: 'text', piece } });

describe('announcements of the panel', () => {
  it('are of another state of the corpus, not of its progress', () => {
    const ready: MessageOf<HostToPanel> = { kind: 'corpus', corpus: { kind: 'ready', canAsk: true, line: '3 acts' } };
    assert.deepEqual(said(indexing('1 of 9'), indexing('2 of 9'), ready, ready), ['3 acts']);
  });

  it('are of each stage as it begins, and of nothing that streams or is checked meanwhile', () => {
    const spoken = said(
      session,
      { kind: 'event', event: { kind: 'stage', stage: 'answer' } },
      text('She'),
      text(' pays.'),
      { kind: 'event', event: { kind: 'sentence', at: 0, sentence: sentenceOf('She pays.', []) } },
      { kind: 'event', event: { kind: 'stage', stage: 'verify' } },
    );
    assert.deepEqual(spoken, ['Answer …', 'Verify …']);
  });

  it('are of the verdict at the end, with the sentences in sum', () => {
    const sentences = (['supported', 'supported', 'unverified', 'contradicted', 'invented'] as const).map((support) =>
      sentenceOf('So.', [], { support }),
    );
    const partial = answerOf(sentences, [], { verdict: { kind: 'partial', reasons: [] } });
    assert.deepEqual(said(session, ended(partial)), [
      'Partly grounded. Sentences: 2 supported, 1 not verified, 2 struck out.',
    ]);
    const none = answerOf([], [], { verdict: { kind: 'abstained', reasons: [] } });
    assert.deepEqual(said(session, ended(none)), ['No answer from these statutes.']);
  });

  it('do not call supported what is quoted and nothing has judged', () => {
    const excerpts = answerOf([sentenceOf('So.', [])], [], { verdict: { kind: 'excerpts', reasons: [] } });
    assert.deepEqual(said(session, ended(excerpts)), ['Excerpts, not an answer.']);
  });

  it('are of a failure with its reason, and of a cancelled question', () => {
    assert.deepEqual(said(session, { kind: 'ended', outcome: { kind: 'failed', message: 'No disk.' } }), [
      'The question failed: No disk.',
    ]);
    assert.deepEqual(said(session, { kind: 'ended', outcome: { kind: 'cancelled' } }), ['Cancelled.']);
  });
});
