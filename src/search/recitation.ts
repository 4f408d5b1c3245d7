import { citeProvision, CitationResolver, type CitationGraph, type CitationStatistics } from '../citation';
import type { LayeredCorpus } from '../law';
import type { LayerChanges } from './layerChanges';
import type { PackedIndex } from './legalIndex';
import { rest, type Turns } from './turns';

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
  ) {
    this.resolver = new CitationResolver(corpus, base.resolver);
    this.#byOutcome = { ...base.statistics.citations.byOutcome };
  }

  /** Reads the citations of provisions again; no provision twice. */
  async cite(ordinals: Iterable<number>, turns: Turns, signal?: AbortSignal): Promise<void> {
    for (const ordinal of ordinals) {
      const origin = ordinal < this.corpus.base.size ? ordinal : this.changes.origins[ordinal - this.corpus.base.size]!;
      if (origin >= 0) this.#uncount(origin);
      const { targets, outcomes } = citeProvision(this.corpus, this.resolver, ordinal);
      for (const outcome of outcomes) this.#byOutcome[outcome] += 1;
      this.#rows.set(ordinal, targets);
      await rest(turns, signal);
    }
  }

  /** Takes provisions of the base that are gone out of the count; their edges go by themselves. */
  async forget(baseOrdinals: Iterable<number>, turns: Turns, signal?: AbortSignal): Promise<void> {
    for (const ordinal of baseOrdinals) {
      this.#uncount(ordinal);
      await rest(turns, signal);
    }
  }

  graph(): CitationGraph {
    return this.base.graph.revised(this.corpus.size, this.changes.successors, this.#rows);
  }

  statistics(): CitationStatistics {
    const byOutcome = { ...this.#byOutcome };
    const total = Object.values(byOutcome).reduce((sum, count) => sum + count, 0);
    return { total, resolved: byOutcome.resolved, unresolved: total - byOutcome.resolved, byOutcome };
  }

  #uncount(baseOrdinal: number): void {
    const { corpus, resolver } = this.base;
    for (const outcome of citeProvision(corpus, resolver, baseOrdinal).outcomes) this.#byOutcome[outcome] -= 1;
  }
}
