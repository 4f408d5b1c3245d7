import type { EvaluationReport } from '../report';
import { countQuestions, type Asked } from './questions';
import type { RunOptions } from './records';
import type { ReplyStore } from './replyStore';
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

/** Questions that are asked at most: the run does not ask their requests again where replies are kept. */
export const SAMPLED = 3;

type Run<Options> = (
  options: Options,
  signal?: AbortSignal,
) => AsyncGenerator<{ done: number; total: number }, EvaluationReport>;

/**
 * Has a few questions asked, spread over the data set, one after another, and reckons from them what all will take. Calls and tokens
 * are rounded up. Yields how many of these are done. Rejects as the run does.
 */
export async function* estimate<Options extends Asked & Omit<RunOptions, 'journal'>>(
  run: Run<Options>,
  options: Options,
  signal?: AbortSignal,
): AsyncGenerator<{ done: number; total: number }, Estimate> {
  const n = await countQuestions(options);
  const usages: Usage[] = [];
  const replies = countedIn(usages, options.replies);
  const running = run({ ...options, sample: SAMPLED, concurrency: 1, replies }, signal);
  const started = performance.now();
  let took = 0;
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) {
      const usage = sumOfUsage(usages);
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
        ms: (took * n) / sampled / Math.min(options.concurrency ?? 1, n),
      };
    }
    // What comes after the last question are the intervals of the figures.
    if (value.done === value.total && took === 0) took = performance.now() - started;
    yield value;
  }
}

/** Counts each reply; what was kept would take no time, so that everything is asked, and kept. */
const countedIn = (usages: Usage[], replies: ReplyStore | undefined): ReplyStore => ({
  get: () => Promise.resolve(undefined),
  put: async (key, reply) => {
    const { inputTokens, outputTokens, estimated } = reply;
    usages.push({ calls: 1, inputTokens, outputTokens, estimated });
    await replies?.put(key, reply);
  },
});
