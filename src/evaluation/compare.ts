import { pairedPermutationTest } from './statistics/pairedTest';
import { meanOf } from './statistics/sum';
import type { EvaluatedQuestion, Metrics } from './score';

/** How one run differs from another in one metric, over the questions that both have it for. */
export interface Difference {
  readonly metric: string;
  readonly n: number;
  /** Means; fractions between 0 and 1. */
  readonly before: number;
  readonly after: number;
  /** Questions whose value is higher, and lower, than before. */
  readonly better: number;
  readonly worse: number;
  /** See {@link pairedPermutationTest}. */
  readonly p: number;
}

/** A question as a report keeps it. */
export type ComparedQuestion = Pick<EvaluatedQuestion, 'id' | 'metrics' | 'answer'>;

/** What changed between two runs over the same questions, told apart by their ids; none where they share none. */
export function compareRuns(before: Iterable<ComparedQuestion>, after: Iterable<ComparedQuestion>): Difference[] {
  const known = new Map<string, Metrics>();
  for (const { id, metrics } of before) known.set(id, metrics);
  const pairs = new Map<string, Pairs>();
  for (const { id, metrics } of after) {
    const old = known.get(id) ?? {};
    for (const [metric, value] of Object.entries(metrics)) {
      const earlier = old[metric];
      if (earlier === undefined) continue;
      let pair = pairs.get(metric);
      if (pair === undefined) pairs.set(metric, (pair = { before: [], after: [] }));
      pair.before.push(earlier);
      pair.after.push(value);
    }
  }
  return [...pairs].map(([metric, pair]) => differenceIn(metric, pair));
}

/** The values of a metric, question by question. */
interface Pairs {
  readonly before: number[];
  readonly after: number[];
}

function differenceIn(metric: string, { before, after }: Pairs): Difference {
  const differences = after.map((value, at) => value - before[at]!);
  return {
    metric,
    n: after.length,
    before: meanOf(before),
    after: meanOf(after),
    better: differences.filter((difference) => difference > 0).length,
    worse: differences.filter((difference) => difference < 0).length,
    p: pairedPermutationTest(differences),
  };
}
