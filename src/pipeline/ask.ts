import type { Day, MissingAuthority } from '../law';
import { inTurns, Turns } from '../turns';
import { draftSentence, embeddedAnswer, modelAnswer, type Draft } from './answer';
import { AnswerStream } from './answerStream';
import type { QuestionContext } from './context';
import { toEvidence } from './evidence';
import { find, type Found } from './find';
import { Run } from './run';
import { opinions } from './secondReader';
import { streamed } from './stream';
import { verifiedInWords, writtenInWords } from './summaries';
import type { Answer, AnswerSentence, AskEvent, Evidence } from './types';
import { Verifier, type Verified } from './verification';
import { verdictOf } from './verdict';

/** Longer questions are cut: they are pasted documents, not questions. */
const LONGEST_QUESTION = 20_000;
/** How long checking holds the thread, in milliseconds. */
const TURN_MS = 10;

/**
 * Answers a question from the index alone: parametric, retrieve, rerank, select, expand, answer, verify (PARSER, KoBLEX
 * section 4). Yields what happens as it happens and ends with `done`. Rejects with the signal's reason when aborted; a
 * model that fails is a notice and the reason `model-unavailable`, never an error.
 */
export async function* ask(
  question: string,
  context: QuestionContext,
  signal?: AbortSignal,
): AsyncGenerator<AskEvent, Answer> {
  return (yield* askAndFind(question, context, signal)).answer;
}

/** As {@link ask}, with all that was found on the way to the answer: an evaluation ranks it. */
export async function* askAndFind(
  question: string,
  context: QuestionContext,
  signal?: AbortSignal,
): AsyncGenerator<AskEvent, { readonly answer: Answer; readonly found: Found }> {
  const asked = question.trim().slice(0, LONGEST_QUESTION);
  const run = new Run(context, signal);
  const found = yield* find(asked, run);
  const evidence = evidenceOf(found, run, context.today);
  yield { kind: 'evidence', evidence };
  const verifier = new Verifier(asked, context.index, context.today);
  const draft = yield* run.stage(
    'answer',
    () => draftAnswer(asked, found, run, verifier),
    ({ sentences }) => ({ summary: writtenInWords(sentences.length), detail: sentences.map(({ text }) => text) }),
  );
  const sentences = yield* run.stage(
    'verify',
    () => verify(asked, draft, run, verifier),
    (verified) => ({ summary: verifiedInWords(verified), detail: verified }),
  );
  const answer = conclude(asked, run, found, evidence, draft, sentences);
  yield { kind: 'done', answer };
  return { answer, found };
}

function evidenceOf({ selections, cited }: Found, { index: { corpus } }: Run, today: Day): Evidence[] {
  return [
    ...selections.map(({ ordinal, score, for: issue }) =>
      toEvidence(corpus, ordinal, { kind: 'selected', for: issue }, score, today),
    ),
    ...cited.map(({ ordinal, score, by, hop }) =>
      toEvidence(corpus, ordinal, { kind: 'cited', by: corpus.id(by), hop }, score, today),
    ),
  ];
}

async function* draftAnswer(
  question: string,
  { selections, cited, missing }: Found,
  run: Run,
  verifier: Verifier,
): AsyncGenerator<AskEvent, Draft> {
  const embedded = (): Promise<Draft> => embeddedAnswer(question, selections, cited, run.index, run.signal);
  if (selections.length === 0) {
    return { sentences: [], byModel: false, abstained: true, missing: missing.map((name) => ({ name })) };
  }
  const evidence = [...selections, ...cited].map(({ ordinal }) => ordinal);
  const answer = new AnswerStream(evidence.length);
  const pieces = streamed((onPiece) =>
    run.model.with(
      (model) => modelAnswer(question, evidence, missing, run.index, model, onPiece, run.signal),
      embedded,
    ),
  );
  for (;;) {
    const { value, done } = await pieces.next();
    if (done === true) return value;
    const from = answer.next;
    const { text, sentences } = answer.push(value);
    if (text !== '') yield { kind: 'text', piece: text };
    for (const [at, sentence] of sentences.entries()) {
      const checked = await inTurns(verifier.check(draftSentence(sentence, evidence)), new Turns(TURN_MS), run.signal);
      yield sentenceEvent(from + at, checked);
    }
  }
}

/** Checks all sentences; then those that stand are read once more, and what that changes is said. */
async function* verify(
  question: string,
  draft: Draft,
  run: Run,
  verifier: Verifier,
): AsyncGenerator<AskEvent, Verified[]> {
  const turns = new Turns(TURN_MS);
  const verified: Verified[] = [];
  for (const [at, sentence] of draft.sentences.entries()) {
    verified.push(await inTurns(verifier.check(sentence), turns, run.signal));
    yield sentenceEvent(at, verified[at]!);
  }
  for (const { at, sentence, ...opinion } of await opinions(question, draft, verified, run, verifier)) {
    verified[at] = await inTurns(verifier.check(sentence, opinion), turns, run.signal);
    yield sentenceEvent(at, verified[at]);
  }
  return verified;
}

const sentenceEvent = (at: number, sentence: Verified): AskEvent => ({
  kind: 'sentence',
  at,
  sentence: shown(sentence),
});

/** A sentence as a person gets it. */
const shown = ({
  text,
  citations,
  support,
  reason,
  refuted,
  clashes,
  lawWords,
  factWords,
}: Verified): AnswerSentence => ({
  text,
  citations,
  support,
  ...(reason !== undefined && { reason }),
  ...(refuted && { refuted }),
  clashes,
  lawWords,
  factWords,
});

function conclude(
  question: string,
  { trace, notices, model, use }: Run,
  { selections, confidence }: Found,
  evidence: readonly Evidence[],
  draft: Draft,
  verified: readonly Verified[],
): Answer {
  const missing = distinctMissing([...draft.missing, ...verified.flatMap((sentence) => sentence.missing)]);
  return {
    question,
    verdict: verdictOf({
      matched: selections.length > 0,
      byModel: draft.byModel,
      level: confidence.level,
      abstained: draft.abstained,
      sentences: verified,
      missing,
      modelUnavailable: model.hasFailed,
    }),
    sentences: verified.map(shown),
    evidence,
    missing,
    trace,
    ...(use && { model: use }),
    confidence: confidence.chance,
    notices: [...notices, ...new Set(verified.flatMap(({ warnings }) => warnings))],
  };
}

function distinctMissing(missing: readonly MissingAuthority[]): MissingAuthority[] {
  return [...new Map(missing.map((authority) => [authority.name, authority])).values()];
}
