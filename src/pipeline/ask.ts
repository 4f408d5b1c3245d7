import { isStruck, verifySentence, type Grounding } from '../grounding';
import { labelOf, standingAt, standingInWords, type Day, type MissingAuthority } from '../law';
import type { LegalIndex } from '../search';
import { counted } from '../text';
import { embeddedAnswer, modelAnswer, type Draft } from './answer';
import type { QuestionContext } from './context';
import { quotedProvision, toEvidence } from './evidence';
import type { CitedProvision } from './expand';
import { find, type Found } from './find';
import { Run } from './run';
import type { Selection } from './select';
import { streamed } from './stream';
import type { Answer, AnswerSentence, AskEvent, Evidence } from './types';
import { verdictOf } from './verdict';

/** Longer questions are cut: they are pasted documents, not questions. */
const LONGEST_QUESTION = 20_000;

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
  const { selections, cited } = found;
  const draft = yield* run.stage(
    'answer',
    () => draftAnswer(asked, selections, cited, run),
    ({ sentences }) => ({ summary: counted(sentences.length, 'sentence'), detail: sentences.map(({ text }) => text) }),
  );
  const sentences = yield* run.stage(
    'verify',
    () => verify(asked, draft, context.index, context.today),
    (verified) => {
      const struck = verified.filter(({ support }) => isStruck(support)).length;
      return {
        summary: `${counted(verified.length - struck, 'sentence')} supported, ${struck} struck out`,
        detail: verified,
      };
    },
  );
  const answer = conclude(asked, run, context.today, selections, cited, draft, sentences);
  yield { kind: 'done', answer };
  return { answer, found };
}

async function* draftAnswer(
  question: string,
  selections: readonly Selection[],
  cited: readonly CitedProvision[],
  run: Run,
): AsyncGenerator<AskEvent, Draft> {
  const embedded = (): Draft => embeddedAnswer(question, selections, cited, run.index);
  if (selections.length === 0) return { sentences: [], abstained: true, missing: [] };
  const evidence = [...selections, ...cited].map(({ ordinal }) => ordinal);
  const pieces = streamed((onPiece) =>
    run.model.with((model) => modelAnswer(question, evidence, run.index, model, onPiece, run.signal), embedded),
  );
  for (;;) {
    const { value, done } = await pieces.next();
    if (done === true) return value;
    yield { kind: 'text', piece: value };
  }
}

interface Verified extends AnswerSentence {
  readonly delegates: boolean;
  readonly repealed: boolean;
  /** One for each provision it rests on that is not law. */
  readonly warnings: readonly string[];
  readonly missing: readonly MissingAuthority[];
}

function verify(question: string, { sentences }: Draft, { corpus, resolver }: LegalIndex, today: Day): Verified[] {
  // One object a provision: verification remembers what it read in it.
  const ordinals = new Set(sentences.flatMap(({ citations }) => citations));
  const quoted = new Map(
    [...ordinals].map((ordinal) => [ordinal, { id: corpus.id(ordinal), ...quotedProvision(corpus, ordinal) }]),
  );
  return sentences.map(({ text, citations, invented, missing }) => {
    const cited = citations.map((ordinal) => quoted.get(ordinal)!);
    const result: Grounding =
      invented.length > 0
        ? {
            support: 'invented',
            reason: `It cites [${invented.join('], [')}], which is no provision of the evidence.`,
            clashes: [],
            lawWords: [],
            factWords: [],
          }
        : verifySentence({ text, cited }, { question, corpus, resolver });
    const warnings = citations.flatMap((ordinal) => {
      const standing = standingAt(corpus, ordinal, today);
      return standing.status === 'in-force' ? [] : [`${labelOf(corpus, ordinal)}: ${standingInWords(standing)!}.`];
    });
    return {
      text,
      citations: cited.map(({ id }) => id),
      ...result,
      delegates: missing.length > 0,
      repealed: warnings.length > 0,
      warnings,
      missing,
    };
  });
}

function conclude(
  question: string,
  { index, trace, notices, model }: Run,
  today: Day,
  selections: readonly Selection[],
  cited: readonly CitedProvision[],
  draft: Draft,
  verified: readonly Verified[],
): Answer {
  const { corpus } = index;
  const missing = distinctMissing([...draft.missing, ...verified.flatMap((sentence) => sentence.missing)]);
  const evidence: Evidence[] = [
    ...selections.map(({ ordinal, score, for: issue }) =>
      toEvidence(corpus, ordinal, { kind: 'selected', for: issue }, score, today),
    ),
    ...cited.map(({ ordinal, score, by, hop }) =>
      toEvidence(corpus, ordinal, { kind: 'cited', by: corpus.id(by), hop }, score, today),
    ),
  ];
  return {
    question,
    verdict: verdictOf({
      matched: selections.length > 0,
      abstained: draft.abstained,
      sentences: verified,
      missing,
      modelUnavailable: model.hasFailed,
    }),
    sentences: verified.map(({ text, citations, support, reason, clashes, lawWords, factWords }) => ({
      text,
      citations,
      support,
      ...(reason !== undefined && { reason }),
      clashes,
      lawWords,
      factWords,
    })),
    evidence,
    missing,
    trace,
    notices: [...notices, ...new Set(verified.flatMap(({ warnings }) => warnings))],
  };
}

function distinctMissing(missing: readonly MissingAuthority[]): MissingAuthority[] {
  return [...new Map(missing.map((authority) => [authority.name, authority])).values()];
}
