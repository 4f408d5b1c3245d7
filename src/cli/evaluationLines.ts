import type { Difference, Estimate, EvaluationReport } from '../evaluation';

const NAME_WIDTH = 27;
const CELL_WIDTH = 22;

const row = (name: string, cells: readonly string[], width = CELL_WIDTH): string =>
  [name.padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padStart(width))].join('').trimEnd();

const figure = (value: number | undefined): string => value?.toFixed(3) ?? '-';

/** The figures of an evaluation with their 95% intervals, over all questions and by hops. */
export function evaluationLines(report: EvaluationReport): string[] {
  const { dataset, strategy, n, metrics, intervals, byHops, intervalsByHops, elapsedMs } = report;
  const columns = [
    { title: 'all', n, values: metrics, intervals },
    ...Object.entries(byHops).map(([hops, values]) => ({
      title: `${hops}-hop`,
      n: values.n,
      values: values,
      intervals: intervalsByHops[hops] ?? {},
    })),
  ];
  const cell = (name: string, { values, intervals: known }: (typeof columns)[number]): string => {
    const [low, high] = known[name] ?? [];
    return low === undefined ? figure(values[name]) : `${figure(values[name])} [${figure(low)}, ${figure(high)}]`;
  };
  return [
    `${dataset}, ${strategy}, ${(elapsedMs / 1000).toFixed(1)} s; in brackets 95% intervals`,
    row(
      '',
      columns.map(({ title }) => title),
    ),
    row(
      'n',
      columns.map((column) => `${column.n}`),
    ),
    ...Object.keys(metrics).map((name) =>
      row(
        name,
        columns.map((column) => cell(name, column)),
      ),
    ),
  ];
}

const DIFFERENCE_COLUMNS = ['n', 'before', 'after', 'better', 'worse', 'p'];
const DIFFERENCE_WIDTH = 8;

/** How a run differs from an earlier one. */
export function differenceLines(differences: readonly Difference[]): string[] {
  if (differences.length === 0) return ['The earlier run has none of these questions.'];
  return [
    '',
    'against the earlier run; p: paired permutation test, two-sided',
    row('', DIFFERENCE_COLUMNS, DIFFERENCE_WIDTH),
    ...differences.map(({ metric, n, before, after, better, worse, p }) =>
      row(
        metric,
        [`${n}`, figure(before), figure(after), `${better}`, `${worse}`, p < 0.001 ? '<0.001' : figure(p)],
        DIFFERENCE_WIDTH,
      ),
    ),
  ];
}

/** What strategies are held side by side by, where one of them has such a figure. */
const COMPARED = ['provisionF1', 'provisionEM', 'recall@10', 'map@10', 'citationF1', 'tokenF1', 'rougeL'];
const COMPARED_WIDTH = 13;

/** Several strategies on the same questions, a row each: figures, then what they took. */
export function comparedLines(runs: readonly EvaluationReport[]): string[] {
  const figures = COMPARED.filter((name) => runs.some(({ metrics }) => metrics[name] !== undefined));
  const first = runs[0];
  if (first === undefined) return ['No strategy was asked.'];
  const cells = ({ metrics, usage, elapsedMs }: EvaluationReport): string[] => [
    ...figures.map((name) => figure(metrics[name])),
    ...[usage?.calls, usage?.inputTokens, usage?.outputTokens].map((count) => (count === undefined ? '-' : `${count}`)),
    (elapsedMs / 1000).toFixed(1),
  ];
  return [
    `${first.dataset}, ${first.n} questions; the 95% intervals stand in the reports`,
    row('', [...figures, 'calls', 'tokens in', 'tokens out', 's'], COMPARED_WIDTH),
    ...runs.map((run) => row(run.strategy, cells(run), COMPARED_WIDTH)),
    ...(runs.some(({ usage }) => usage?.estimated)
      ? ['Where the server does not count them, tokens are estimated.']
      : []),
  ];
}

/** What runs will take. */
export function estimateLines(estimates: readonly Estimate[]): string[] {
  const minutes = (ms: number): string => (ms / 60_000).toFixed(1);
  return [
    row('', ['questions', 'asked now', 'calls', 'tokens in', 'tokens out', 'minutes'], COMPARED_WIDTH),
    ...estimates.map(({ strategy, n, sampled, calls, inputTokens, outputTokens, ms }) =>
      row(strategy, [...[n, sampled, calls, inputTokens, outputTokens].map(String), minutes(ms)], COMPARED_WIDTH),
    ),
    ...(estimates.some(({ estimated }) => estimated) ? ['The server does not count tokens: they are estimated.'] : []),
  ];
}
