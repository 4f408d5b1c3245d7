import { storeContents } from '../../../src/indexing';
import type { ProvisionId } from '../../../src/law';
import { TopK, type PackedIndex } from '../../../src/search';
import type { ProvisionStore, StoreContents, StoredDocument } from '../../../src/store';

/** What a store is told of an index made by `indexOf`. */
export const contentsOf = (index: PackedIndex): StoreContents =>
  storeContents(index, (file) => file.replace(/^\/law\//u, ''));

/** A store that keeps everything here and scores as the formula says, document by document. */
export class PlainStore implements ProvisionStore {
  readonly description: StoreContents['description'];
  readonly acts: StoreContents['acts'];
  /** What was asked for, one line a call. */
  readonly log: string[] = [];
  readonly #documents: readonly StoredDocument[];

  constructor(private readonly contents: StoreContents) {
    this.description = contents.description;
    this.acts = contents.acts;
    this.#documents = [...contents.documents(0, contents.description.size)];
  }

  search(queries: Parameters<ProvisionStore['search']>[0], k: number): ReturnType<ProvisionStore['search']> {
    this.log.push(`search ${queries.length}`);
    const { filled } = this.description;
    const holders = new Map<string, number>();
    for (const { terms } of this.#documents) {
      for (const [term] of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
    }
    const lists = queries.map((query) => {
      const best = new TopK(k);
      for (const { provision, terms } of this.#documents) {
        let score = 0;
        for (const [term, frequency] of terms) {
          const idf = Math.log(1 + (filled - holders.get(term)! + 0.5) / (holders.get(term)! + 0.5));
          score += ((query.get(term) ?? 0) * idf * frequency) / (this.contents.k1 + frequency);
        }
        if (score > 0) best.offer(provision.ordinal, score);
      }
      return best.hits();
    });
    return Promise.resolve(lists);
  }

  holders(terms: readonly string[]): ReturnType<ProvisionStore['holders']> {
    this.log.push(`holders ${terms.length}`);
    const count = (term: string): number =>
      this.#documents.filter((document) => document.terms.some(([each]) => each === term)).length;
    return Promise.resolve(new Map(terms.map((term) => [term, count(term)])));
  }

  provisions(ordinals: Iterable<number>): ReturnType<ProvisionStore['provisions']> {
    const asked = [...ordinals];
    this.log.push(`provisions ${asked.length}`);
    return Promise.resolve(asked.map((ordinal) => this.#documents[ordinal]!.provision));
  }

  ordinals(ids: readonly ProvisionId[]): ReturnType<ProvisionStore['ordinals']> {
    this.log.push(`ordinals ${ids.length}`);
    const known = this.#documents.flatMap(({ provision: { id, ordinal } }) =>
      ids.includes(id) ? [[id, ordinal] as const] : [],
    );
    return Promise.resolve(new Map(known));
  }
}
