import { textBearing } from '../law';
import type { LocatedCitation } from '../citation';
import { queryTerms, type LegalIndex } from '../search';
import { inTurns, rest, Turns } from '../turns';
import { citationsIn } from './citationsIn';
import { Coverage } from './coverage';
import type { Selection } from './select';

/** Bounds of {@link expand}. */
export interface ExpandOptions {
  /** How many citations may be followed one after another. */
  readonly depth: number;
  /** How many provisions may be added in all. */
  readonly budget: number;
}

/** A citation of a whole article or chapter adds at most so many of its paragraphs. */
const MOST_OF_ONE_TARGET = 4;

/** Of a long range as many provisions are looked at: it names none of them in particular. */
const MOST_OF_ONE_RANGE = 500;

/** How long the weighing of what is cited may hold the thread, in milliseconds. */
const TURN_MS = 10;

/** A provision reached by following citations. */
export interface CitedProvision {
  readonly ordinal: number;
  readonly score: number;
  /** The ordinal of the provision that cites it. */
  readonly by: number;
  /** 1 for a citation in a selected provision. */
  readonly hop: number;
  /** Whether the citation names this very provision, not a unit that it is part of. */
  readonly exact: boolean;
}

/**
 * Follows the citations of what was selected, breadth first and bounded: what a provision rests on is part of the
 * evidence (recursive reference resolution, LegalRef in NitiBench section 3.2). Of one hop the provisions closest to
 * the question come first, so that the budget goes to them. Each is weighed once, however often it is cited. Rejects with
 * the signal's reason when aborted.
 */
export async function expand(
  question: string,
  selections: readonly Selection[],
  index: LegalIndex,
  { depth, budget }: ExpandOptions,
  signal?: AbortSignal,
): Promise<CitedProvision[]> {
  const coverage = new Coverage(index, queryTerms(question, index.languages));
  const turns = new Turns(TURN_MS);
  const seen = new Set(selections.map(({ ordinal }) => ordinal));
  const cited: CitedProvision[] = [];
  let frontier = [...seen];
  for (let hop = 1; hop <= depth && frontier.length > 0 && cited.length < budget; hop += 1) {
    const reached: CitedProvision[] = [];
    for (const by of frontier) {
      const targets = await index.derived(['targets', by], async () => {
        const citations = await inTurns(citationsIn(index.corpus, index.resolver, by), turns, signal);
        return [...targetsOf(citations, index)];
      });
      for (const { ordinal, exact } of targets) {
        // A long provision is cited often, by itself above all: it is read once.
        if (seen.has(ordinal)) continue;
        seen.add(ordinal);
        reached.push({ ordinal, exact, by, hop, score: coverage.ofProvision(ordinal) });
        if (turns.isOver) await rest(turns, signal);
      }
    }
    const nearest = reached.sort((a, b) => b.score - a.score || a.ordinal - b.ordinal).slice(0, budget - cited.length);
    cited.push(...nearest);
    frontier = nearest.map(({ ordinal }) => ordinal);
  }
  return cited;
}

function* targetsOf(
  citations: readonly LocatedCitation[],
  { corpus }: LegalIndex,
): Generator<Pick<CitedProvision, 'ordinal' | 'exact'>> {
  const seen = new Set<number>();
  for (const { outcome, ordinals } of citations) {
    if (outcome !== 'resolved') continue;
    for (const target of ordinals.slice(0, MOST_OF_ONE_RANGE)) {
      if (seen.has(target)) continue;
      seen.add(target);
      for (const part of textBearing(corpus, target, MOST_OF_ONE_TARGET)) {
        yield { ordinal: part, exact: part === target };
      }
    }
  }
}
