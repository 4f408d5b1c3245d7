import type { Corpus } from '../../law';
import { readTerms } from '../bm25/provisionTerms';
import type { Kept } from '../legalIndex';
import type { Slice } from './slice';

/** What one pass over a store keeps for the next ones, and for other work: what was made of what is here. */
export class SliceKept implements Kept {
  constructor(
    private readonly corpus: Corpus,
    private readonly slice: Slice,
  ) {}

  get isSound(): boolean {
    return this.slice.isComplete;
  }

  readonly termsOf = (ordinal: number): readonly string[] => {
    const provision = this.slice.provision(ordinal);
    if (provision === undefined) return [];
    const { terms } = this.slice.cache;
    let found = terms.get(provision);
    if (found === undefined) terms.set(provision, (found = readTerms(this.corpus, ordinal)));
    return found;
  };

  async derived<Result>(from: readonly unknown[], derive: () => Promise<Result>): Promise<Result> {
    const { derived } = this.slice.cache;
    const key = JSON.stringify(from);
    if (derived.has(key)) return derived.get(key) as Result;
    const result = await derive();
    if (this.isSound) derived.set(key, result);
    return result;
  }
}
