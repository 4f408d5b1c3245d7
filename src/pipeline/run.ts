import * as l10n from '@vscode/l10n';
import { ModelUnavailableError, type CrossEncoder, type EntailmentModel, type LanguageModel } from '../models';
import { tuningOf, type ArticleReader, type DenseRetriever, type LegalIndex, type Tuning } from '../search';
import { rest, Turns } from '../turns';
import { isIn, type PipelineContext, type Switch } from './context';
import { MeteredModel } from './meteredModel';
import { STAGES, type AskEvent, type ModelUse, type Stage, type TraceEntry } from './types';

/** How long a stage may hold the thread, in milliseconds. */
const TURN_MS = 10;

/** Something that helps as long as it answers; once it fails, the run goes on without it to the end. */
export class Helper<T> {
  #failed = false;

  /** @param onFailure is told why, once. */
  constructor(
    private readonly helper: T | undefined,
    private readonly onFailure: (error: ModelUnavailableError) => void,
    private readonly signal: AbortSignal | undefined,
  ) {}

  get hasFailed(): boolean {
    return this.#failed;
  }

  /** Whether it is worth preparing something for it. */
  get isThere(): boolean {
    return this.helper !== undefined && !this.#failed;
  }

  /** Rejects with the signal's reason, and with what is no failure of the helper. */
  async with<R>(use: (helper: T) => Promise<R>, without: () => Promise<R> | R): Promise<R> {
    if (this.helper === undefined || this.#failed) return without();
    try {
      return await use(this.helper);
    } catch (error) {
      this.signal?.throwIfAborted();
      if (!(error instanceof ModelUnavailableError)) throw error;
      this.#failed = true;
      this.onFailure(error);
      return await without();
    } finally {
      this.signal?.throwIfAborted();
    }
  }
}

/** One run: what helps it, the trace, and what a person should know. */
export class Run {
  readonly trace: TraceEntry[] = [];
  readonly notices: string[] = [];
  readonly model: Helper<LanguageModel>;
  /** The same model in another seat: an answer that nobody reads a second time is still an answer of the model. */
  readonly secondReader: Helper<LanguageModel>;
  readonly entailment: Helper<EntailmentModel>;
  readonly dense: Helper<DenseRetriever>;
  readonly crossEncoder: Helper<CrossEncoder>;
  /** The queries of a run share most of their candidates. */
  readonly reader: ArticleReader;
  readonly tuning: Tuning;
  readonly #turns = new Turns(TURN_MS);
  readonly #metered: MeteredModel | undefined;
  #stage: Stage = STAGES[0];

  constructor(
    readonly context: PipelineContext,
    readonly signal: AbortSignal | undefined,
  ) {
    const helper = <T>(given: T | undefined, without: (why: string) => string): Helper<T> =>
      new Helper(given, ({ message }) => this.notices.push(without(message)), signal);
    this.reader = context.index.articleReader();
    this.tuning = tuningOf(context.tuning);
    this.#metered = context.model && new MeteredModel(context.model, () => this.#stage);
    this.model = helper<LanguageModel>(this.#metered, (why) => l10n.t('Answered without the language model: {0}', why));
    this.secondReader = helper<LanguageModel>(this.#metered, (why) =>
      l10n.t('The answer was not read a second time: {0}', why),
    );
    this.entailment = helper(context.entailment, (why) =>
      l10n.t('The answer was not read by the entailment model: {0}', why),
    );
    this.dense = helper(context.dense, (why) => l10n.t('Searched by words alone: {0}', why));
    this.crossEncoder = helper(context.crossEncoder, (why) => l10n.t('Ordered without the cross-encoder: {0}', why));
  }

  get index(): LegalIndex {
    return this.context.index;
  }

  /** What the language model was asked and what it cost; undefined where it was not asked. */
  get use(): ModelUse | undefined {
    return this.#metered?.use;
  }

  /** Whether a stage that can be left out is in. */
  has(stage: Switch): boolean {
    return isIn(stage, this.context.stages);
  }

  /** Lets other work in where this has held the thread for long. Rejects with the signal's reason when aborted meanwhile. */
  rest(): Promise<void> {
    return rest(this.#turns, this.signal);
  }

  /**
   * What a part of the run comes to, plain data, by what it is made of besides the index, the helpers that search and order,
   * and what was set: see {@link LegalIndex.derived}. What was made while a helper failed is made anew.
   */
  derived<T>(from: readonly unknown[], derive: () => Promise<T>): Promise<T> {
    const { dense, crossEncoder, stages, tuning } = this.context;
    const failed = [...this.notices];
    return this.index.derived(
      [...from, dense?.encoder.name, crossEncoder?.name, failed, stages, tuning],
      derive,
      () => this.notices.length === failed.length,
    );
  }

  /** Runs a stage between its `stage` and its `trace` event. */
  async *stage<T>(
    stage: Stage,
    run: () => AsyncGenerator<AskEvent, T> | Promise<T> | T,
    describe: (result: T) => { summary: string; detail: unknown },
  ): AsyncGenerator<AskEvent, T> {
    this.#stage = stage;
    yield { kind: 'stage', stage };
    const started = performance.now();
    const running = run();
    const result = isGenerator(running) ? yield* running : await running;
    this.signal?.throwIfAborted();
    this.index.barrier();
    const elapsedMs = performance.now() - started;
    await this.rest();
    const entry: TraceEntry = { stage, elapsedMs, ...describe(result) };
    await this.rest();
    this.trace.push(entry);
    yield { kind: 'trace', entry };
    return result;
  }
}

function isGenerator<T>(running: AsyncGenerator<AskEvent, T> | Promise<T> | T): running is AsyncGenerator<AskEvent, T> {
  return typeof running === 'object' && running !== null && Symbol.asyncIterator in running;
}
