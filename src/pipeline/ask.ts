import { labelOf, type MissingAuthority } from '../law';
import { ModelUnavailableError, type LanguageModel } from '../models';
import type { Hit, LegalIndex } from '../search';
import { embeddedAnswer, modelAnswer, type Draft } from './answer';
import type { PipelineContext } from './context';
import { quotedProvision, toEvidence } from './evidence';
import { expand, type CitedProvision } from './expand';
import { embeddedParametric, modelParametric, recordedParametric, type ParametricResult } from './parametric';
import { rerank, type Candidate } from './rerank';
import { retrieve } from './retrieve';
import { bestSelection, embeddedSelection, modelSelection, type Selection } from './select';
import { streamed } from './stream';
import type { Answer, AnswerSentence, AskEvent, Evidence, Stage, TraceEntry } from './types';
import { verdictOf } from './verdict';
import { verifySentence } from './verify';

/** Longer questions are cut: they are pasted documents, not questions. */
const LONGEST_QUESTION = 20_000;

/** What is found before anything is answered; an evaluation of retrieval stops here. */
export interface Found {
  readonly parametric: ParametricResult;
  readonly candidates: readonly (readonly Candidate[])[];
  readonly selections: readonly Selection[];
}

/** One run: the model as long as it answers, the trace, and what a person should know. */
class Run {
  readonly trace: TraceEntry[] = [];
  readonly notices: string[] = [];
  modelUnavailable = false;
  #model: LanguageModel | undefined;

  constructor(
    readonly context: PipelineContext,
    readonly signal: AbortSignal | undefined,
  ) {
    this.#model = context.model;
  }

  get index(): LegalIndex {
    return this.context.index;
  }

  /** The model's way while there is one that answers; once it fails, the embedded way, from there to the end. */
  async withModel<T>(ask: (model: LanguageModel) => Promise<T>, embedded: () => T): Promise<T> {
    if (this.#model === undefined) return embedded();
    try {
      return await ask(this.#model);
    } catch (error) {
      this.signal?.throwIfAborted();
      if (!(error instanceof ModelUnavailableError)) throw error;
      this.#model = undefined;
      this.modelUnavailable = true;
      this.notices.push(`Answered without the language model: ${error.message}`);
      return embedded();
    } finally {
      this.signal?.throwIfAborted();
    }
  }

  /** Runs a stage between its `stage` and its `trace` event. */
  async *stage<T>(
    stage: Stage,
    run: () => AsyncGenerator<AskEvent, T> | Promise<T> | T,
    describe: (result: T) => { summary: string; detail: unknown },
  ): AsyncGenerator<AskEvent, T> {
    yield { kind: 'stage', stage };
    const started = performance.now();
    const running = run();
    const result = isGenerator(running) ? yield* running : await running;
    this.signal?.throwIfAborted();
    const entry: TraceEntry = { stage, elapsedMs: performance.now() - started, ...describe(result) };
    this.trace.push(entry);
    yield { kind: 'trace', entry };
    return result;
  }
}

function isGenerator<T>(running: AsyncGenerator<AskEvent, T> | Promise<T> | T): running is AsyncGenerator<AskEvent, T> {
  return typeof running === 'object' && running !== null && Symbol.asyncIterator in running;
}

/**
 * Answers a question from the index alone: parametric, retrieve, rerank, select, expand, answer, verify (PARSER, KoBLEX
 * section 4). Yields what happens as it happens and ends with `done`. Rejects with the signal's reason when aborted; a
 * model that fails is a notice and the reason `model-unavailable`, never an error.
 */
export async function* ask(
  question: string,
  context: PipelineContext,
  signal?: AbortSignal,
): AsyncGenerator<AskEvent, Answer> {
  const asked = question.trim().slice(0, LONGEST_QUESTION);
  const run = new Run(context, signal);
  const { selections } = yield* find(asked, run);
  const cited = yield* run.stage(
    'expand',
    () => expand(asked, selections, context.index),
    (reached) => ({
      summary: `${count(reached.length, 'provision')} reached by citation`,
      detail: reached.map((provision) => ({
        ...named(context.index, provision),
        by: context.index.corpus.id(provision.by),
        hop: provision.hop,
      })),
    }),
  );
  const draft = yield* run.stage(
    'answer',
    () => draftAnswer(asked, selections, cited, run),
    ({ sentences }) => ({ summary: count(sentences.length, 'sentence'), detail: sentences.map(({ text }) => text) }),
  );
  const sentences = yield* run.stage(
    'verify',
    () => verify(draft, context.index),
    (verified) => {
      const struck = verified.filter(({ support }) => support === 'struck').length;
      return {
        summary: `${count(verified.length - struck, 'sentence')} supported, ${struck} struck out`,
        detail: verified,
      };
    },
  );
  const answer = conclude(asked, run, selections, cited, draft, sentences);
  yield { kind: 'done', answer };
  return answer;
}

/** The first four stages: from a question to the provisions that bear on it. */
export async function* findProvisions(
  question: string,
  context: PipelineContext,
  signal?: AbortSignal,
): AsyncGenerator<AskEvent, Found> {
  return yield* find(question, new Run(context, signal));
}

async function* find(question: string, run: Run): AsyncGenerator<AskEvent, Found> {
  const { index } = run;
  const parametric = yield* run.stage(
    'parametric',
    () => writeParametric(question, run),
    ({ source, provisions }) => ({
      summary: `${count(provisions.length, 'parametric provision')} (${source})`,
      detail: provisions,
    }),
  );
  const queries = parametric.provisions;
  const retrieved = yield* run.stage(
    'retrieve',
    () => retrieve(queries, index),
    (lists) => ({
      summary: `${lists.map(({ length }) => length).join(' + ')} candidates`,
      detail: lists.map((list) => top(index, list)),
    }),
  );
  const candidates = yield* run.stage(
    'rerank',
    () => retrieved.map((hits, at) => rerank(queries[at]!, hits, index)),
    (lists) => ({
      summary: `${lists.map(({ length }) => length).join(' + ')} kept`,
      detail: lists.map((list) => top(index, list)),
    }),
  );
  const selections = yield* run.stage(
    'select',
    () =>
      run.withModel(
        (model) => modelSelection(queries, candidates, index, model, run.signal),
        () => (parametric.source === 'embedded' ? embeddedSelection(candidates) : bestSelection(candidates)),
      ),
    (selected) => ({
      summary: `${count(selected.length, 'provision')} selected`,
      detail: selected.map((selection) => ({ ...named(index, selection), for: selection.for })),
    }),
  );
  return { parametric, candidates, selections };
}

function writeParametric(question: string, run: Run): Promise<ParametricResult> | ParametricResult {
  const { recorded } = run.context;
  if (recorded !== undefined) return recordedParametric(question, recorded);
  return run.withModel(
    (model) => modelParametric(question, run.index, model, run.signal),
    () => embeddedParametric(question),
  );
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
    run.withModel((model) => modelAnswer(question, evidence, run.index, model, onPiece, run.signal), embedded),
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
  readonly missing: readonly MissingAuthority[];
}

function verify({ sentences }: Draft, { corpus }: LegalIndex): Verified[] {
  // One object a provision: verification remembers what it read in it.
  const ordinals = new Set(sentences.flatMap(({ citations }) => citations));
  const quoted = new Map(
    [...ordinals].map((ordinal) => [ordinal, { id: corpus.id(ordinal), ...quotedProvision(corpus, ordinal) }]),
  );
  return sentences.map(({ text, citations, invented, missing }) => {
    const cited = citations.map((ordinal) => quoted.get(ordinal)!);
    const result: ReturnType<typeof verifySentence> =
      invented.length > 0
        ? { support: 'struck', problem: `It cites [${invented.join('], [')}], which is no provision of the evidence.` }
        : verifySentence(text, cited, (id) => corpus.ordinal(id) !== undefined);
    const repealed = citations.some((ordinal) => corpus.provision(ordinal).status === 'repealed');
    return { text, citations: cited.map(({ id }) => id), ...result, delegates: missing.length > 0, repealed, missing };
  });
}

function conclude(
  question: string,
  { index, trace, notices, modelUnavailable }: Run,
  selections: readonly Selection[],
  cited: readonly CitedProvision[],
  draft: Draft,
  verified: readonly Verified[],
): Answer {
  const { corpus } = index;
  const missing = distinctMissing([...draft.missing, ...verified.flatMap((sentence) => sentence.missing)]);
  const evidence: Evidence[] = [
    ...selections.map(({ ordinal, score, for: issue }) =>
      toEvidence(corpus, ordinal, { kind: 'selected', for: issue }, score),
    ),
    ...cited.map(({ ordinal, score, by, hop }) =>
      toEvidence(corpus, ordinal, { kind: 'cited', by: corpus.id(by), hop }, score),
    ),
  ];
  return {
    question,
    verdict: verdictOf({
      matched: selections.length > 0,
      abstained: draft.abstained,
      sentences: verified,
      missing,
      modelUnavailable,
    }),
    sentences: verified.map(({ text, citations, support, problem }) => ({
      text,
      citations,
      support,
      ...(problem !== undefined && { problem }),
    })),
    evidence,
    missing,
    trace,
    notices,
  };
}

function distinctMissing(missing: readonly MissingAuthority[]): MissingAuthority[] {
  return [...new Map(missing.map((authority) => [authority.name, authority])).values()];
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** How many candidates a trace shows of each list. */
const TRACED = 10;

const named = ({ corpus }: LegalIndex, { ordinal, score }: Hit): { id: string; label: string; score: number } => ({
  id: corpus.id(ordinal),
  label: labelOf(corpus, ordinal),
  score,
});

const top = (index: LegalIndex, hits: readonly Hit[]): unknown => hits.slice(0, TRACED).map((hit) => named(index, hit));
