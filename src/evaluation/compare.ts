import { pairedPermutationTest } from './statistics/pairedTest';
import { meanOf } from './statistics/sum';
import type { EvaluatedQuestion } from './score';

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
export function compareRuns(before: readonly ComparedQuestion[], after: readonly ComparedQuestion[]): Difference[] {
  const known = new Map(before.map(({ id, metrics }) => [id, metrics]));
  const pairs = after.flatMap(({ id, metrics }) => {
    const old = known.get(id);
    return old === undefined ? [] : [{ old, metrics }];
  });
  const names = new Set(pairs.flatMap(({ old, metrics }) => Object.keys(metrics).filter((name) => name in old)));
  return [...names].map((metric) =>
    differenceIn(
      metric,
      pairs.flatMap(({ old, metrics }) => {
        const [one, other] = [old[metric], metrics[metric]];
        return one === undefined || other === undefined ? [] : [[one, other] as const];
      }),
    ),
  );
}

function differenceIn(metric: string, pairs: readonly (readonly [before: number, after: number])[]): Difference {
  const differences = pairs.map(([before, after]) => after - before);
  return {
    metric,
    n: pairs.length,
    before: meanOf(pairs.map(([before]) => before)),
    after: meanOf(pairs.map(([, after]) => after)),
    better: differences.filter((difference) => difference > 0).length,
    worse: differences.filter((difference) => difference < 0).length,
    p: pairedPermutationTest(differences),
  };
}
