import * as l10n from '@vscode/l10n';
import type { ReportTable, UnresolvedReason } from './types';

/** Why citations were not resolved, for a person. */
export const unresolvedInWords = (): Readonly<Record<UnresolvedReason, string>> => ({
  'act-not-in-corpus': l10n.t('act not in the corpus'),
  'unit-not-found': l10n.t('article or section not found'),
  'part-not-found': l10n.t('part not found'),
  ambiguous: l10n.t('ambiguous'),
});

/** What the columns of tables are called; those of the place are shown as one. */
const headings = (): Readonly<Record<string, string>> => ({
  citingProvisions: l10n.t('Citing provisions'),
  citingActs: l10n.t('Citing acts'),
  unresolvedCitations: l10n.t('Unresolved citations'),
  circle: l10n.t('Circle'),
  size: l10n.t('Size'),
  acts: l10n.t('Acts'),
  otherId: l10n.t('Id of the other'),
  otherLabel: l10n.t('The other'),
  otherCitingProvisions: l10n.t('Citing provisions of the other'),
  act: l10n.t('Act'),
  reason: l10n.t('Reason'),
  citations: l10n.t('Citations'),
  example: l10n.t('Example'),
  missing: l10n.t('Missing'),
  furtherExamples: l10n.t('Further examples'),
});

/** A table for a person, with its first rows: words for the names of its columns and for reasons. */
export function tableInWords(table: ReportTable, mostRows: number): ReportTable {
  const reason = table.columns.indexOf('reason');
  const reasons: Readonly<Record<string, string>> = unresolvedInWords();
  const called = headings();
  return {
    ...table,
    columns: table.columns.map((column) => called[column] ?? column),
    rows: table.rows
      .slice(0, mostRows)
      .map((row) => row.map((cell, at) => (at === reason ? (reasons[cell] ?? cell) : cell))),
  };
}
