import type { EvaluationReport } from '../report';
import { countQuestions, type Asked } from './questions';
import type { RunOptions } from './records';
import type { KeptReply, ReplyStore } from './replyStore';
import { sumOfUsage, type Usage } from './usage';

/** What a run will take, as far as a few of its questions tell: of those who answer and of those who judge. */
export interface Estimate extends Usage {
  readonly strategy: string;
  /** How many questions there are, and how many were asked to estimate the rest by them. */
  readonly n: number;
  readonly sampled: number;
  /** How long it will take, in milliseconds, the index opened already. */
  readonly ms: number;
}

/** Questions that are asked at most. Where replies are kept, neither estimate nor run asks a request that was asked before. */
export const SAMPLED = 3;

type Run<Options> = (
  options: Options,
  signal?: AbortSignal,
) => AsyncGenerator<{ done: number; total: number }, EvaluationReport>;

/**
 * Has a few questions asked, spread over the data set, one after another, and reckons from them what all will take. Calls and tokens
 * are rounded up; what replies took that were kept before counts, since those of the other questions may not be. Yields how many of these are done. Rejects as the run does.
 */
export async function* estimate<Options extends Asked & Omit<RunOptions, 'journal'>>(
  run: Run<Options>,
  options: Options,
  signal?: AbortSignal,
): AsyncGenerator<{ done: number; total: number }, Estimate> {
  const n = await countQuestions(options);
  const replies = new CountedReplies(options.replies);
  const running = run({ ...options, sample: SAMPLED, concurrency: 1, replies }, signal);
  const started = performance.now();
  let took = 0;
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) {
      const { usage } = replies;
      const { n: sampled, strategy } = value;
      const all = (count = 0): number => Math.ceil((count * n) / sampled);
      return {
        strategy,
        n,
        sampled,
        calls: all(usage?.calls),
        inputTokens: all(usage?.inputTokens),
        outputTokens: all(usage?.outputTokens),
        estimated: usage?.estimated ?? false,
        ms: ((took + replies.sparedMs) * n) / sampled / Math.min(options.concurrency ?? 1, n),
      };
    }
    // What comes after the last question are the intervals of the figures.
    if (value.done === value.total && took === 0) took = performance.now() - started;
    yield value;
  }
}

/** Counts each reply, and how long those took that were kept before. */
class CountedReplies implements ReplyStore {
  readonly #usages: Usage[] = [];
  #sparedMs = 0;

  constructor(private readonly kept: ReplyStore | undefined) {}

  get usage(): Usage | undefined {
    return sumOfUsage(this.#usages);
  }

  /** In milliseconds. */
  get sparedMs(): number {
    return this.#sparedMs;
  }

  async get(key: string): Promise<KeptReply | undefined> {
    const known = await this.kept?.get(key);
    if (known !== undefined) {
      this.#count(known);
      this.#sparedMs += known.ms ?? 0;
    }
    return known;
  }

  async put(key: string, reply: KeptReply): Promise<void> {
    this.#count(reply);
    await this.kept?.put(key, reply);
  }

  #count({ inputTokens, outputTokens, estimated }: KeptReply): void {
    this.#usages.push({ calls: 1, inputTokens, outputTokens, estimated });
  }
}
