import type { CitedCorpus } from '../neighbours';
import type { CitationResolver } from '../resolver';
import { groupByAct, groupByUnit } from './grouping';
import { reportLevel } from './level';
import { mutualActs } from './mutualActs';
import { placeOf, placeOfAct } from './places';
import type { CorpusReport, Place } from './types';
import { readCorpus } from './unresolved';

export interface ReportOptions {
  /** The most items of each list, at least 1; a list says how many there are in all. */
  readonly limit: number;
  /** Hears now and then how many provisions are done, of `corpus.size`. */
  readonly onProgress?: (done: number) => void;
}

/** The items of each list when nobody says how many. */
export const REPORT_LIMIT = 500;

/**
 * Hubs, dead ends and cycles of a corpus, by article and by act, and the citations that were not resolved. Reads every
 * provision again: seconds on the law of a country. Yields every few milliseconds, so that the caller can let other work
 * in and stop.
 */
export function* reportCorpus(
  index: CitedCorpus & { readonly resolver: CitationResolver },
  { limit, onProgress = () => undefined }: ReportOptions,
): Generator<void, CorpusReport> {
  const { corpus, resolver } = index;
  yield* resolver.learnActs();
  const units = yield* groupByUnit(corpus);
  const read = yield* readCorpus(corpus, resolver, units, limit, onProgress);
  const { byOutcome, byReason, selfCitations, unresolvedAt, unresolved } = read;
  const articlePlace = (unit: number): Place => placeOf(corpus, units.firsts[unit]!);
  const actPlace = (act: number): Place => placeOfAct(corpus, act);
  return {
    totals: {
      citations: Object.values(byOutcome).reduce((sum, count) => sum + count, 0),
      byOutcome,
      byReason,
      selfCitations,
    },
    articles: yield* reportLevel(index, units, unresolvedAt, articlePlace, limit),
    acts: {
      ...(yield* reportLevel(index, groupByAct(corpus), unresolvedAt, actPlace, limit)),
      mutual: yield* mutualActs(index, limit),
    },
    unresolved,
  };
}
