import type {
  Answer,
  AskEvent,
  CorpusView,
  HostToPanel,
  MessageOf,
  ModelOffer,
  Outcome,
  SessionView,
  Stage,
  TraceEntry,
} from '../../src/extension/messages';

/** Everything the panel shows, apart from what is typed. */
export interface PanelState {
  readonly corpus: CorpusView;
  readonly modelOffer: ModelOffer;
  /** The question that was asked; undefined before the first. */
  readonly question?: string;
  readonly running: boolean;
  /** The stage that runs now. */
  readonly stage?: Stage;
  readonly trace: readonly TraceEntry[];
  /** What the model has streamed of its answer. */
  readonly streamed: string;
  readonly outcome?: Outcome;
}

export const INITIAL: PanelState = {
  corpus: { kind: 'indexing', canAsk: false, line: 'Starting …' },
  modelOffer: { state: 'none' },
  running: false,
  trace: [],
  streamed: '',
};

/** The state after a message of the host. */
export function reduce(state: PanelState, message: MessageOf<HostToPanel>): PanelState {
  switch (message.kind) {
    case 'corpus':
      return { ...state, corpus: message.corpus };
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

function resume({ corpus, modelOffer }: PanelState, { question, events, outcome }: SessionView): PanelState {
  const begun = { ...INITIAL, corpus, modelOffer, question, running: true };
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
    case 'sentence':
      return state;
    case 'done':
      return end(state, { kind: 'answered', answer: event.answer });
  }
}

function end(state: PanelState, outcome: Outcome): PanelState {
  const { corpus, modelOffer, question, trace, streamed } = state;
  const done = outcome.kind === 'answered' ? outcome.answer.trace : trace;
  return {
    corpus,
    modelOffer,
    ...(question !== undefined && { question }),
    running: false,
    trace: done,
    streamed,
    outcome,
  };
}

export function answerOf({ outcome }: PanelState): Answer | undefined {
  return outcome?.kind === 'answered' ? outcome.answer : undefined;
}
