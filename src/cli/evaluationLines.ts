import type { Difference, EvaluationReport } from '../evaluation';

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
