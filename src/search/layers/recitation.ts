import { citeInSteps, CitationResolver, type CitationGraph, type CitationStatistics } from '../../citation';
import type { CitationOutcome, LayeredCorpus } from '../../law';
import type { LayerChanges } from './layerChanges';
import type { PackedIndex } from '../legalIndex';
import { inTurns, type Turns } from '../turns';

/** Provisions whose outcomes are remembered: about a megabyte. */
const MOST_REMEMBERED = 10_000;

/** How the citations of a base's provisions resolve: what one update takes out of the count, the next one does too. */
export class BaseOutcomes {
  readonly #known = new Map<number, readonly CitationOutcome[]>();

  constructor(private readonly base: Pick<PackedIndex, 'corpus' | 'resolver'>) {}

  async of(ordinal: number, turns: Turns, signal?: AbortSignal): Promise<readonly CitationOutcome[]> {
    const known = this.#known.get(ordinal);
    if (known !== undefined) return known;
    const { outcomes } = await inTurns(citeInSteps(this.base.corpus, this.base.resolver, ordinal), turns, signal);
    if (this.#known.size < MOST_REMEMBERED) this.#known.set(ordinal, outcomes);
    return outcomes;
  }
}

/** The citations of a layered corpus: those of its base, with the provisions that were cited again in their place. */
export class Recitation {
  /** Of the layered corpus. */
  readonly resolver: CitationResolver;
  readonly #rows = new Map<number, readonly number[]>();
  readonly #byOutcome: Record<keyof CitationStatistics['byOutcome'], number>;

  constructor(
    private readonly base: PackedIndex,
    private readonly corpus: LayeredCorpus,
    private readonly changes: LayerChanges,
    private readonly outcomes: BaseOutcomes,
  ) {
    this.resolver = new CitationResolver(corpus, base.resolver);
    this.#byOutcome = { ...base.statistics.citations.byOutcome };
  }

  /** Reads the citations of provisions again; no provision twice. */
  async cite(ordinals: Iterable<number>, turns: Turns, signal?: AbortSignal): Promise<void> {
    for (const ordinal of ordinals) {
      const origin = ordinal < this.corpus.base.size ? ordinal : this.changes.origins[ordinal - this.corpus.base.size]!;
      if (origin >= 0) await this.#uncount(origin, turns, signal);
      const { targets, outcomes } = await inTurns(citeInSteps(this.corpus, this.resolver, ordinal), turns, signal);
      for (const outcome of outcomes) this.#byOutcome[outcome] += 1;
      this.#rows.set(ordinal, targets);
    }
  }

  /** Takes provisions of the base that are gone out of the count; their edges go by themselves. */
  async forget(baseOrdinals: Iterable<number>, turns: Turns, signal?: AbortSignal): Promise<void> {
    for (const ordinal of baseOrdinals) await this.#uncount(ordinal, turns, signal);
  }

  graph(turns: Turns, signal?: AbortSignal): Promise<CitationGraph> {
    return inTurns(this.base.graph.revise(this.corpus.size, this.changes.successors, this.#rows), turns, signal);
  }

  statistics(): CitationStatistics {
    const byOutcome = { ...this.#byOutcome };
    const total = Object.values(byOutcome).reduce((sum, count) => sum + count, 0);
    return { total, resolved: byOutcome.resolved, unresolved: total - byOutcome.resolved, byOutcome };
  }

  async #uncount(baseOrdinal: number, turns: Turns, signal?: AbortSignal): Promise<void> {
    for (const outcome of await this.outcomes.of(baseOrdinal, turns, signal)) this.#byOutcome[outcome] -= 1;
  }
}
