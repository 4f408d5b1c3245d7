import * as l10n from '@vscode/l10n';
import { unresolvedInWords } from './inWords';
import type {
  CorpusReport,
  Cycle,
  DeadEnd,
  LevelReport,
  Listed,
  Place,
  UnresolvedReason,
  ReportTable,
  Cell,
} from './types';

/** What a row begins with: the place that it is about. */
export const PLACE_COLUMNS = ['id', 'label', 'file', 'line'] as const;

/** The totals of a report, a line each. */
export function reportSummary({ totals, articles, acts }: CorpusReport): readonly string[] {
  const { citations, byOutcome, byReason, selfCitations } = totals;
  const reasons = Object.entries(unresolvedInWords()).map(
    ([reason, words]) => `${words} ${byReason[reason as UnresolvedReason]}`,
  );
  return [
    l10n.t('Acts: {0}, articles and sections: {1}', acts.size, articles.size),
    l10n.t('Citations: {0}, resolved: {1}. Not resolved: {2}', citations, byOutcome.resolved, reasons.join(', ')),
    l10n.t(
      '{0} of the resolved ones are of the article or section they stand in and count nowhere below',
      selfCitations,
    ),
  ];
}

/** A report as tables, one a list. The columns that count are whole numbers. */
export function reportTables({ articles, acts, unresolved }: CorpusReport): readonly ReportTable[] {
  return [
    hubs('most-cited-articles', l10n.t('Most cited articles and sections'), articles),
    hubs('most-cited-acts', l10n.t('Most cited acts'), acts),
    leadingOut(
      'articles-leading-out',
      l10n.t('Articles and sections whose citations lead nowhere'),
      articles.deadEnds.leadingOut,
    ),
    isolated('articles-isolated', l10n.t('Articles and sections on their own'), articles.deadEnds.isolated),
    leadingOut('acts-leading-out', l10n.t('Acts whose citations lead nowhere'), acts.deadEnds.leadingOut),
    isolated('acts-isolated', l10n.t('Acts on their own'), acts.deadEnds.isolated),
    cycles('cycles-of-articles', l10n.t('Articles and sections that cite each other in a circle'), articles.cycles),
    cycles('cycles-of-acts', l10n.t('Acts that cite each other in a circle'), acts.cycles),
    {
      name: 'mutual-acts',
      title: l10n.t('Acts that cite each other'),
      about: l10n.t('Pairs of acts, with the number of provisions of each that cite the other.'),
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
      title: l10n.t('Citations that were not resolved'),
      about: l10n.t(
        'By the act they name and the reason; the place is that of the first one. Without an act: none was named.',
      ),
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
    about: l10n.t(
      'With the number of provisions elsewhere that cite them or a unit inside them, and of the acts these stand in.',
    ),
    total,
    columns: [...PLACE_COLUMNS, 'citingProvisions', 'citingActs'],
    rows: items.map((hub) => [...placeCells(hub), hub.citingProvisions, hub.citingActs]),
  };
}

function leadingOut(name: string, title: string, places: Listed<DeadEnd>): ReportTable {
  const about = l10n.t(
    'They cite, but no citation leads to another one in the corpus. Those that are cited most come first.',
  );
  return { name, title, about, ...deadEnds(places) };
}

function isolated(name: string, title: string, places: Listed<DeadEnd>): ReportTable {
  const about = l10n.t('They cite nothing outside themselves, and nothing outside cites them.');
  return { name, title, about, ...deadEnds(places) };
}

const deadEnds = ({ total, items }: Listed<DeadEnd>): Pick<ReportTable, 'total' | 'columns' | 'rows'> => ({
  total,
  columns: [...PLACE_COLUMNS, 'unresolvedCitations', 'citingProvisions'],
  rows: items.map((end) => [...placeCells(end), end.unresolved, end.citingProvisions]),
});

/** One row a place that is shown of a cycle. */
function cycles(name: string, title: string, { total, items }: Listed<Cycle>): ReportTable {
  return {
    name,
    title,
    about: l10n.t(
      'Each can be reached from each by citations. The biggest circle comes first; of a big one the first places.',
    ),
    total,
    columns: [...PLACE_COLUMNS, 'circle', 'size', 'acts'],
    rows: items.flatMap(({ size, acts, members }, at) =>
      members.map((member) => [...placeCells(member), at + 1, size, acts]),
    ),
  };
}

const placeCells = ({ id, label, file, line }: Place): Cell[] => [id, label, file, line];
