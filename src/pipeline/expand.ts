import { textBearing } from '../law';
import { queryTerms, type LegalIndex } from '../search';
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
 * the question come first, so that the budget goes to them.
 */
export function expand(
  question: string,
  selections: readonly Selection[],
  index: LegalIndex,
  { depth, budget }: ExpandOptions,
): CitedProvision[] {
  const coverage = new Coverage(index, queryTerms(question, index.languages));
  const seen = new Set(selections.map(({ ordinal }) => ordinal));
  const cited: CitedProvision[] = [];
  let frontier = [...seen];
  for (let hop = 1; hop <= depth && frontier.length > 0 && cited.length < budget; hop += 1) {
    const reached = frontier
      .flatMap((by) =>
        targetsOf(by, index).map((target) => ({ ...target, by, hop, score: coverage.ofProvision(target.ordinal) })),
      )
      .filter(({ ordinal }) => !seen.has(ordinal) && seen.add(ordinal))
      .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
      .slice(0, budget - cited.length);
    cited.push(...reached);
    frontier = reached.map(({ ordinal }) => ordinal);
  }
  return cited;
}

function targetsOf(ordinal: number, { corpus, resolver }: LegalIndex): { ordinal: number; exact: boolean }[] {
  return citationsIn(corpus, resolver, ordinal)
    .filter(({ outcome }) => outcome === 'resolved')
    .flatMap(({ targets }) => targets)
    .map((id) => corpus.ordinal(id))
    .filter((target) => target !== undefined)
    .flatMap((target) =>
      textBearing(corpus, target, MOST_OF_ONE_TARGET).map((part) => ({ ordinal: part, exact: part === target })),
    );
}
