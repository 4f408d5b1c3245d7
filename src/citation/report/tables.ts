import { counted } from '../../text';
import type { CorpusReport, Cycle, DeadEnd, LevelReport, Listed, Place } from './types';

export type Cell = string | number;

/** One list of a report as a table. */
export interface ReportTable {
  /** What a file of it is called: lower case with hyphens. */
  readonly name: string;
  readonly title: string;
  /** What it lists, in a sentence or two. */
  readonly about: string;
  /** How many items the list has, shown or not. */
  readonly total: number;
  /** {@link PLACE_COLUMNS}, and what is said of the place. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What a row begins with: the place that it is about. */
export const PLACE_COLUMNS = ['id', 'label', 'file', 'line'] as const;

/** The totals of a report, a line each. */
export function reportSummary({ totals, articles, acts }: CorpusReport): readonly string[] {
  const reasons = Object.entries(totals.byReason).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${counted(acts.size, 'act')}, ${articles.size} articles and sections`,
    `${counted(totals.citations, 'citation')}: resolved ${totals.byOutcome.resolved}, ${reasons.join(', ')}`,
    `${totals.selfCitations} of the resolved ones are of the article or section they stand in and count nowhere below`,
  ];
}

/** A report as tables, one a list. The columns that count are whole numbers. */
export function reportTables({ articles, acts, unresolved }: CorpusReport): readonly ReportTable[] {
  return [
    hubs('most-cited-articles', 'Most cited articles and sections', articles),
    hubs('most-cited-acts', 'Most cited acts', acts),
    ...deadEnds('articles', 'Articles and sections', articles),
    ...deadEnds('acts', 'Acts', acts),
    cycles('cycles-of-articles', 'Articles and sections that cite each other in a circle', articles.cycles),
    cycles('cycles-of-acts', 'Acts that cite each other in a circle', acts.cycles),
    {
      name: 'mutual-acts',
      title: 'Acts that cite each other',
      about: 'Pairs of acts, with the number of provisions of each that cite the other.',
      total: acts.mutual.total,
      columns: [...PLACE_COLUMNS, 'citingProvisions', 'otherId', 'otherLabel', 'otherCitingProvisions'],
      rows: acts.mutual.items.map(({ first, second, citing, citedBy }) => [
        ...placeCells(first),
        citing,
        second.id,
        second.label,
        citedBy,
      ]),
    },
    {
      name: 'unresolved-citations',
      title: 'Citations that were not resolved',
      about: 'By the act they name and the reason; the place is that of the first one. Without an act: none was named.',
      total: unresolved.total,
      columns: [
        ...PLACE_COLUMNS,
        'act',
        'reason',
        'citations',
        'citingProvisions',
        'example',
        'missing',
        'furtherExamples',
      ],
      rows: unresolved.items.map(({ act, reason, count, provisions, examples: [example, ...further] }) => [
        ...placeCells(example),
        ...[act, reason, count, provisions, example.text, example.missing],
        further.map(({ text, label }) => `${text} (${label})`).join('; '),
      ]),
    },
  ];
}

function hubs(name: string, title: string, { hubs: { total, items } }: LevelReport): ReportTable {
  return {
    name,
    title,
    about:
      'With the number of provisions elsewhere that cite them or a unit inside them, and of the acts these stand in.',
    total,
    columns: [...PLACE_COLUMNS, 'citingProvisions', 'citingActs'],
    rows: items.map((hub) => [...placeCells(hub), hub.citingProvisions, hub.citingActs]),
  };
}

function deadEnds(kind: string, title: string, { deadEnds: { leadingOut, isolated } }: LevelReport): ReportTable[] {
  const rows = ({ items }: Listed<DeadEnd>): Cell[][] =>
    items.map((end) => [...placeCells(end), end.unresolved, end.citingProvisions]);
  const columns = [...PLACE_COLUMNS, 'unresolvedCitations', 'citingProvisions'];
  return [
    {
      name: `${kind}-leading-out`,
      title: `${title} whose citations lead nowhere`,
      about: 'They cite, but no citation leads to another one in the corpus. Those that are cited most come first.',
      total: leadingOut.total,
      columns,
      rows: rows(leadingOut),
    },
    {
      name: `${kind}-isolated`,
      title: `${title} on their own`,
      about: 'They cite nothing outside themselves, and nothing outside cites them.',
      total: isolated.total,
      columns,
      rows: rows(isolated),
    },
  ];
}

/** One row a place that is shown of a cycle. */
function cycles(name: string, title: string, { total, items }: Listed<Cycle>): ReportTable {
  return {
    name,
    title,
    about: 'Each can be reached from each by citations. The biggest circle comes first; of a big one the first places.',
    total,
    columns: [...PLACE_COLUMNS, 'circle', 'size', 'acts'],
    rows: items.flatMap(({ size, acts, members }, at) =>
      members.map((member) => [...placeCells(member), at + 1, size, acts]),
    ),
  };
}

const placeCells = ({ id, label, file, line }: Place): Cell[] => [id, label, file, line];
