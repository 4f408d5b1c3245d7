import type { CitedCorpus } from '../graph/neighbours';
import type { CitationOutcomes } from '../graph/outcomes';
import type { CitationResolver } from '../resolver';
import { groupByAct, groupByUnit } from './grouping';
import { reportLevel } from './level';
import { mutualActs } from './mutualActs';
import { placeOf, placeOfAct } from './places';
import type { CorpusReport, Place } from './types';
import { readUnresolved } from './unresolved';

export interface ReportOptions {
  /** The most items of each list, at least 1; a list says how many there are in all. */
  readonly limit: number;
  /** Hears now and then how many provisions are done, of `corpus.size`. */
  readonly onProgress?: (done: number) => void;
}

/** The items of each list when nobody says how many. */
export const REPORT_LIMIT = 500;

/**
 * Hubs, dead ends and cycles of a corpus, by article and by act, and the citations that were not resolved. Reads the
 * provisions with such a citation again: seconds on the law of a country. Yields every few milliseconds, so that the caller
 * can let other work in and stop.
 */
export function* reportCorpus(
  index: CitedCorpus & { readonly outcomes: CitationOutcomes; readonly resolver: CitationResolver },
  { limit, onProgress = () => undefined }: ReportOptions,
): Generator<void, CorpusReport> {
  const { corpus, outcomes, resolver } = index;
  yield* resolver.learnActs();
  const units = yield* groupByUnit(corpus);
  const read = yield* readUnresolved(corpus, resolver, outcomes, limit, onProgress);
  const { byReason, unresolvedAt, unresolved } = read;
  const { total, byOutcome } = outcomes.statistics;
  const articlePlace = (unit: number): Place => placeOf(corpus, units.firsts[unit]!);
  const actPlace = (act: number): Place => placeOfAct(corpus, act);
  return {
    totals: { citations: total, byOutcome, byReason, selfCitations: outcomes.own },
    articles: yield* reportLevel(index, units, unresolvedAt, articlePlace, limit),
    acts: {
      ...(yield* reportLevel(index, groupByAct(corpus), unresolvedAt, actPlace, limit)),
      mutual: yield* mutualActs(index, limit),
    },
    unresolved,
  };
}
