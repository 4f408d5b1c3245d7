import type { LanguageModel } from '../../models';
import { concurrently } from './concurrently';
import { judge, oneOf, tally, type Judgement } from './judgement';
import { TASKS } from './prompts';
import { allIssues, type Issue, type Rubric } from './rubric';

/** What a text makes of an issue. */
export type Treatment = 'missing' | 'covered' | 'correct';

export interface LegitScore {
  /** 0 to 10; undefined as soon as one part is unjudged: what is not known is neither right nor wrong. */
  readonly score?: number;
  /** 0 or 5. */
  readonly order?: number;
  /** 0 to 2. */
  readonly coverage?: number;
  /** 0 to 3. */
  readonly correctness?: number;
  readonly unjudged: number;
  readonly orderJudgement: Judgement<boolean>;
  /** In the order of {@link allIssues}. */
  readonly issues: readonly (Judgement<Treatment> & Pick<Issue, 'issue' | 'conclusion'>)[];
}

const ORDER = 5;
const COVERAGE = 2;
const CORRECTNESS = 3;
/** How many requests are under way at a time. */
const CONCURRENCY = 4;

/**
 * The LEGIT score of a text by an issue tree ("Evaluating Legal Reasoning Traces with Legal Issue Tree Rubrics", 2025): 5
 * points where its final order is that of the court, 2 for the share of issues that it raises, 3 for the share of issues
 * on which it comes to the court's conclusion, every issue of the tree counting the same.
 *
 * It departs from the paper in its prompts, which are our own, and in that it has no score where a part cannot be judged.
 */
export async function legitScore(
  model: LanguageModel,
  text: string,
  rubric: Rubric,
  signal?: AbortSignal,
): Promise<LegitScore> {
  const orderJudgement = await judgeOrder(model, text, rubric.order, signal);
  const issues = await concurrently(allIssues(rubric), CONCURRENCY, async ({ issue, conclusion }) => ({
    issue,
    conclusion,
    ...(await judgeIssue(model, text, { issue, conclusion }, signal)),
  }));
  const order = orderJudgement.value === undefined ? undefined : orderJudgement.value ? ORDER : 0;
  const { unjudged } = tally(issues);
  const judged = { ...(order !== undefined && { order }), orderJudgement, issues };
  if (unjudged > 0) return { ...judged, unjudged: unjudged + (order === undefined ? 1 : 0) };
  const share = (treatments: readonly Treatment[]): number =>
    issues.filter(({ value }) => treatments.includes(value!)).length / issues.length;
  const coverage = COVERAGE * share(['covered', 'correct']);
  const correctness = CORRECTNESS * share(['correct']);
  if (order === undefined) return { ...judged, coverage, correctness, unjudged: 1 };
  return { ...judged, score: order + coverage + correctness, coverage, correctness, unjudged: 0 };
}

const judgeOrder = (
  model: LanguageModel,
  text: string,
  order: string,
  signal?: AbortSignal,
): Promise<Judgement<boolean>> =>
  judge(
    model,
    {
      task: TASKS.order,
      material: { order, text },
      read: ({ correct }) => oneOf([true, false])(correct),
    },
    signal,
  );

const judgeIssue = (
  model: LanguageModel,
  text: string,
  { issue, conclusion }: Pick<Issue, 'issue' | 'conclusion'>,
  signal?: AbortSignal,
): Promise<Judgement<Treatment>> =>
  judge(
    model,
    {
      task: TASKS.issue,
      material: { issue, conclusion, text },
      read: ({ treatment }) => oneOf<Treatment>(['missing', 'covered', 'correct'])(treatment),
    },
    signal,
  );
