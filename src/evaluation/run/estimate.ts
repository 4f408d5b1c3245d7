import { countQuestions, evaluate, type EvaluateOptions } from '../evaluate';
import type { ReplyStore } from './replyStore';
import type { Usage } from './usage';

/** What a run will take, as far as a few of its questions tell. */
export interface Estimate extends Usage {
  readonly strategy: string;
  /** How many questions there are, and how many were asked to estimate the rest by them. */
  readonly n: number;
  readonly sampled: number;
  /** How long it will take, in milliseconds, the index opened already. */
  readonly ms: number;
}

/** Questions that are asked: the run does not ask their requests again where replies are kept. */
const SAMPLED = 3;

/**
 * Asks a few questions, spread over the data set, one after another, and reckons from them what all will take. Calls and tokens are
 * rounded up. Rejects as {@link evaluate} does.
 */
export async function estimate(options: Omit<EvaluateOptions, 'journal'>, signal?: AbortSignal): Promise<Estimate> {
  const { concurrency = 1, replies, ...rest } = options;
  const n = await countQuestions(options);
  const running = evaluate(
    { ...rest, sample: SAMPLED, concurrency: 1, ...(replies && { replies: unread(replies) }) },
    signal,
  );
  const started = performance.now();
  let took = 0;
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) {
      const { usage, n: sampled, strategy } = value;
      const all = (count: number): number => Math.ceil((count * n) / sampled);
      return {
        strategy,
        n,
        sampled,
        calls: all(usage?.calls ?? 0),
        inputTokens: all(usage?.inputTokens ?? 0),
        outputTokens: all(usage?.outputTokens ?? 0),
        estimated: usage?.estimated ?? false,
        ms: (took * n) / sampled / Math.min(concurrency, n),
      };
    }
    // What comes after the last question are the intervals of the figures.
    if (value.done === value.total && took === 0) took = performance.now() - started;
  }
}

/** What was kept would take no time: everything is asked, and kept. */
const unread = (replies: ReplyStore): ReplyStore => ({
  get: () => Promise.resolve(undefined),
  put: (key, reply) => replies.put(key, reply),
});
