import {
  citeInSteps,
  UnitRows,
  Units,
  type CitationGraph,
  type CitationOutcomes,
  type CitationResolver,
  type CitedTargets,
} from '../../citation';
import type { LayeredCorpus } from '../../law';
import type { LayerChanges, PackedIndex } from '../../search';
import { inTurns, type Turns } from '../../turns';

/** The citations of a layered corpus: those of its base, with the provisions that were cited again in their place. */
export class Recitation {
  readonly #units: Units;
  readonly #targets = new Map<number, CitedTargets>();
  readonly #counts = new Map<number, readonly number[]>();

  /** @param resolver of the layered corpus */
  constructor(
    private readonly base: PackedIndex,
    private readonly corpus: LayeredCorpus,
    private readonly changes: LayerChanges,
    private readonly resolver: CitationResolver,
  ) {
    this.#units = new Units(corpus);
  }

  /** Reads the citations of provisions again. */
  async cite(ordinals: Iterable<number>, turns: Turns, signal?: AbortSignal): Promise<void> {
    for (const ordinal of ordinals) {
      const steps = citeInSteps(this.corpus, this.resolver, this.#units, ordinal);
      const { targets, counts } = await inTurns(steps, turns, signal);
      this.#targets.set(ordinal, targets);
      this.#counts.set(ordinal, counts);
    }
  }

  graph(turns: Turns, signal?: AbortSignal): Promise<CitationGraph> {
    const { graph } = this.base;
    const rows = new UnitRows(this.corpus);
    const rowAround = (ordinal: number): Uint32Array => rows.around(ordinal);
    return inTurns(graph.revise(this.corpus.size, this.changes.successors, this.#targets, rowAround), turns, signal);
  }

  outcomes(turns: Turns, signal?: AbortSignal): Promise<CitationOutcomes> {
    return inTurns(this.base.outcomes.revise(this.corpus.size, this.changes.successors, this.#counts), turns, signal);
  }
}
