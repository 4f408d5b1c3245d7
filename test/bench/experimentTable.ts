/** An experiment as `experiments.json` holds it: what it is called, `DATA SET, WHAT`, and what it is expected to come to. */
export interface Experiment {
  readonly name: string;
  readonly expected: Readonly<Record<string, number>>;
  readonly intervals?: Readonly<Record<string, readonly [low: number, high: number]>>;
}

interface Column {
  readonly title: string;
  readonly set: string;
  readonly metric: string;
}

/** F1 where a question needs several provisions; recall and MAP where it mostly needs one. */
const COLUMNS: readonly Column[] = [
  { title: 'KoBLEX: F1', set: 'KoBLEX', metric: 'provisionF1' },
  { title: 'recall@10', set: 'KoBLEX', metric: 'recall@10' },
  { title: 'ObliQA: recall@10', set: 'ObliQA', metric: 'recall@10' },
  { title: 'MAP@10', set: 'ObliQA', metric: 'map@10' },
  { title: 'German scenarios: F1', set: 'German scenarios', metric: 'provisionF1' },
  { title: 'recall@10', set: 'German scenarios', metric: 'recall@10' },
];

/** A row: what it is called, and what its experiments are, by data set where that differs. */
type Row = readonly [label: string, what: string, ofSet?: Readonly<Record<string, string>>];

const told = (...strategies: readonly string[]): Row[] => strategies.map((name) => [`\`${name}\`\\*`, name]);

const ROWS: readonly Row[] = [
  ...told('bm25', 'context', 'rm3', 'sar', 'references', 'sar+references', 'windows', 'lexical'),
  ...told('dense', 'rrf', 'wrrf', 'rocchio', 'hybrid'),
  [
    '`parser` without parametric provisions',
    'parser without parametric',
    { ObliQA: 'parser with vectors, without parametric' },
  ],
  ['`parser`, full', 'parser', { ObliQA: 'parser with vectors' }],
  ['`parser`, full, without vectors', 'parser without vectors'],
  [
    '`parser`, full, recorded parametric provisions',
    'parser, recorded generations',
    { ObliQA: 'parser with vectors, recorded generations (60 questions)' },
  ],
];

/** The figures of all retrieval strategies with their 95% intervals as a table in Markdown; empty where there is no experiment. */
export function experimentTable(experiments: readonly Experiment[]): string[] {
  const known = new Map(experiments.map((experiment) => [experiment.name, experiment]));
  const cell = (what: string, { set, metric }: Column): string => {
    const { expected, intervals } = known.get(`${set}, ${what}`) ?? {};
    const [figure, interval] = [expected?.[metric], intervals?.[metric]];
    if (figure === undefined || interval === undefined) return '';
    return `${figure.toFixed(3)} [${interval.map((end) => end.toFixed(3)).join(', ')}]`;
  };
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `| ${row(COLUMNS.map(({ title }) => title))}`,
    row(['---', ...COLUMNS.map(() => '---:')]),
    ...ROWS.map(([label, what, ofSet = {}]) =>
      row([label, ...COLUMNS.map((column) => cell(ofSet[column.set] ?? what, column))]),
    ),
  ];
}

/** A page with this table in the place of the one that it has, which is told by its heading. */
export function withTable(page: string, table: readonly string[]): string {
  const lines = page.split('\n');
  const start = lines.indexOf(table[0]!);
  if (start < 0) throw new Error(`The page has no table with the heading ${table[0]!}`);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return [...lines.slice(0, start), ...table, ...lines.slice(end)].join('\n');
}
