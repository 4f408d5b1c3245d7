import type {
  Answer,
  AnswerSentence,
  AskEvent,
  CorpusView,
  Evidence,
  Follows,
  HostToPanel,
  MessageOf,
  ModelOffer,
  Outcome,
  SessionView,
  Stage,
  TraceEntry,
} from '../../src/extension/messages';
import { uncheckedText } from './unchecked';

/** Everything the panel shows, apart from what is typed. */
export interface PanelState {
  readonly corpus: CorpusView;
  readonly modelOffer: ModelOffer;
  /** The last questions, newest first, the one at hand among them. */
  readonly earlier: readonly string[];
  /** The question that was asked; undefined before the first. */
  readonly question?: string;
  /** What it goes on from. */
  readonly follows?: Follows;
  readonly running: boolean;
  /** The stage that runs now, or that was last to begin. */
  readonly stage?: Stage;
  readonly trace: readonly TraceEntry[];
  /** What the model has streamed of its answer. */
  readonly streamed: string;
  /** What the answer will rest on, as far as it is known. */
  readonly evidence: readonly Evidence[];
  /** The sentences as they were checked last; one that is still to come is undefined. */
  readonly sentences: readonly (AnswerSentence | undefined)[];
  readonly outcome?: Outcome;
}

/** Before the host has said anything. */
export const INITIAL: PanelState = {
  corpus: { kind: 'indexing', canAsk: false, line: '' },
  modelOffer: { state: 'none' },
  earlier: [],
  running: false,
  trace: [],
  streamed: '',
  evidence: [],
  sentences: [],
};

/** More sentences than any answer has: a place beyond is not believed. */
const MOST_SENTENCES = 1000;

/** The state after a message of the host. */
export function reduce(state: PanelState, message: MessageOf<HostToPanel>): PanelState {
  switch (message.kind) {
    case 'corpus':
      return { ...state, corpus: message.corpus };
    case 'earlier':
      return { ...state, earlier: message.questions };
    case 'session':
      return resume(state, message.session);
    case 'event':
      return follow(state, message.event);
    case 'ended':
      return end(state, message.outcome);
    case 'modelOffer':
      return { ...state, modelOffer: message.offer };
    case 'compose':
      return state;
  }
}

function resume(
  { corpus, modelOffer, earlier }: PanelState,
  { question, follows, events, outcome }: SessionView,
): PanelState {
  const begun = { ...INITIAL, corpus, modelOffer, earlier, question, ...(follows && { follows }), running: true };
  const followed = events.reduce(follow, begun);
  return outcome ? end(followed, outcome) : followed;
}

function follow(state: PanelState, event: AskEvent): PanelState {
  switch (event.kind) {
    case 'stage':
      return { ...state, stage: event.stage };
    case 'trace':
      return { ...state, trace: [...state.trace, event.entry] };
    case 'text':
      return { ...state, streamed: state.streamed + event.piece };
    case 'evidence':
      return { ...state, evidence: event.evidence };
    case 'sentence':
      return { ...state, sentences: withSentence(state.sentences, event.at, event.sentence) };
    case 'done':
      return end(state, { kind: 'answered', answer: event.answer });
  }
}

function withSentence(
  sentences: PanelState['sentences'],
  at: number,
  sentence: AnswerSentence,
): PanelState['sentences'] {
  if (!Number.isInteger(at) || at < 0 || at >= MOST_SENTENCES) return sentences;
  const length = Math.max(sentences.length, at + 1);
  return Array.from({ length }, (_, place) => (place === at ? sentence : sentences[place]));
}

/** What was asked with the question stays; an answer's own account replaces what was gathered on the way to it. */
function end(state: PanelState, outcome: Outcome): PanelState {
  const ended = { ...state, running: false, outcome };
  if (outcome.kind !== 'answered') return ended;
  const { trace, evidence, sentences } = outcome.answer;
  return { ...ended, trace, evidence, sentences };
}

export function answerOf({ outcome }: PanelState): Answer | undefined {
  return outcome?.kind === 'answered' ? outcome.answer : undefined;
}

/** The questions that can be asked again: all but the one at hand, which stands below the box. */
export const earlierOf = ({ earlier, question }: PanelState): string[] => earlier.filter((other) => other !== question);

/** What the model has written and nothing has checked yet; empty once the question has ended. */
export function uncheckedOf({ running, streamed, sentences }: PanelState): string {
  if (!running) return '';
  return uncheckedText(
    streamed,
    sentences.flatMap((sentence) => (sentence === undefined ? [] : [sentence.text])),
  );
}
