import type { VectorsHere } from '../vectors/denseRetriever';
import { compareHits, type Hit } from '../topK';
import { currentHits, type Succession } from './currentHits';
import { documentSuccession, type LayerChanges } from './layerChanges';

/** The vectors of a base and those of what changed since, as one. Provisions that changed have none until they are given. */
export class LayeredVectors implements VectorsHere {
  readonly #succession: Succession;

  /**
   * @param base by ordinals of the corpus that was laid over.
   * @param changed by ordinals now.
   */
  constructor(
    private readonly base: VectorsHere,
    private readonly layers: LayerChanges,
    private readonly changed?: VectorsHere,
  ) {
    this.#succession = documentSuccession(layers);
  }

  /** As `VectorIndex.search`; ordinals are those now. */
  search(query: Float32Array, k: number): Hit[] {
    if (k <= 0) return [];
    const kept = currentHits((asked) => this.base.search(query, asked), k, this.#succession);
    return [...kept, ...(this.changed?.search(query, k) ?? [])].sort(compareHits).slice(0, k);
  }

  /** As `VectorIndex.vectorOf`. */
  vectorOf(ordinal: number): Float32Array | undefined {
    const { successors, origins } = this.layers;
    const origin = ordinal < successors.length ? ordinal : (origins[ordinal - successors.length] ?? -1);
    const isKept = origin >= 0 && this.#succession.current(origin) === ordinal;
    return isKept ? this.base.vectorOf(origin) : this.changed?.vectorOf(ordinal);
  }
}
