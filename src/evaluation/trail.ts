import * as z from 'zod';
import type { Support } from '../grounding';
import type { AskEvent, Stage, TraceEntry } from '../pipeline';

/** What one stage found, best first: at most the first ten of each list, by their ids. */
export interface StageFinds {
  readonly stage: Extract<Stage, 'retrieve' | 'rerank' | 'select' | 'expand'>;
  /** A list for each clause in their order, and one for the question as a whole where it has several; of `select` and `expand`, one. */
  readonly lists: readonly (readonly string[])[];
}

/** How a sentence of an answer stands. */
export interface CheckedSentence {
  readonly text: string;
  readonly support: Support;
  /** The provisions that it names, by their ids. */
  readonly citations: readonly string[];
}

/** How a strategy came to what it found. */
export interface Trail {
  /** The provisions that it expected, as it searched for them. */
  readonly clauses: readonly string[];
  readonly stages: readonly StageFinds[];
  /** Of a strategy that answers: its sentences in their order, those that are struck out among them. */
  readonly sentences: readonly CheckedSentence[];
}

const IDS = z.array(z.object({ id: z.string() })).transform((hits) => hits.map(({ id }) => id));
const LISTS = z.array(IDS);
const ISSUES = z.array(z.object({ issue: z.string() })).transform((all) => all.map(({ issue }) => issue));
const SENTENCES = z.array(
  z.object({
    text: z.string(),
    support: z.enum(['supported', 'unverified', 'contradicted', 'invented']),
    citations: z.array(z.string()),
  }),
);

/** What a journal keeps of a trail. */
export const TRAIL = z.object({
  clauses: z.array(z.string()),
  stages: z.array(
    z.object({ stage: z.enum(['retrieve', 'rerank', 'select', 'expand']), lists: z.array(z.array(z.string())) }),
  ),
  sentences: SENTENCES,
});

/** How the lists of a stage stand in its account. */
const FINDS: Readonly<Record<StageFinds['stage'], z.ZodType<string[][]>>> = {
  retrieve: LISTS,
  rerank: LISTS,
  select: z.object({ selected: IDS }).transform(({ selected }) => [selected]),
  expand: IDS.transform((ids) => [ids]),
};

/** From the account that the pipeline gives of itself, which panel and terminal show, too. */
export function trailOf(entries: readonly TraceEntry[]): Trail {
  let clauses: string[] = [];
  let sentences: CheckedSentence[] = [];
  const stages: StageFinds[] = [];
  for (const { stage, detail } of entries) {
    if (stage === 'parametric') clauses = ISSUES.parse(detail);
    else if (stage === 'verify') sentences = SENTENCES.parse(detail);
    else if (stage !== 'answer') stages.push({ stage, lists: FINDS[stage].parse(detail) });
  }
  return { clauses, stages, sentences };
}

/** Runs the pipeline to its end; its result, and how it came to it. */
export async function withTrail<T>(running: AsyncGenerator<AskEvent, T>): Promise<{ result: T; trail: Trail }> {
  const entries: TraceEntry[] = [];
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) return { result: value, trail: trailOf(entries) };
    if (value.kind === 'trace') entries.push(value.entry);
  }
}
