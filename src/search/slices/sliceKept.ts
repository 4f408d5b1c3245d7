import type { Corpus } from '../../law';
import type { Kept } from '../legalIndex';
import type { ArticleReader } from '../ranking/articleReader';
import type { Slice } from './slice';
import { SliceReader } from './sliceReader';

/** What one pass over a store keeps for the next ones, and for other work: what was made of what is here. */
export class SliceKept implements Kept {
  readonly reader: ArticleReader;

  constructor(
    corpus: Corpus,
    private readonly slice: Slice,
  ) {
    this.reader = new SliceReader(corpus, slice);
  }

  get isSound(): boolean {
    return this.slice.isComplete;
  }

  async derived<Result>(
    from: readonly unknown[],
    derive: () => Promise<Result>,
    holds: () => boolean,
  ): Promise<Result> {
    const { derived } = this.slice.cache;
    const key = JSON.stringify(from);
    if (derived.has(key)) return derived.get(key) as Result;
    const result = await derive();
    if (this.isSound && holds()) derived.set(key, result);
    return result;
  }
}
