import { storeContents, type EncodedVectors } from '../../../src/indexing';
import type { ProvisionId } from '../../../src/law';
import { TopK, type PackedIndex } from '../../../src/search';
import {
  MOST_ADDING,
  type ActQuery,
  type NearQuery,
  type ProvisionStore,
  type StoreContents,
  type StoredDocument,
  type TermQuery,
  type WeighedTerms,
} from '../../../src/store';

/** What a store is told of an index made by `indexOf`. */
export const contentsOf = (index: PackedIndex, vectors?: EncodedVectors): StoreContents =>
  storeContents(index, (file) => file.replace(/^\/law\//u, ''), vectors);

/** A store that keeps everything here and scores as the formula says, document by document. */
export class PlainStore implements ProvisionStore {
  readonly description: StoreContents['description'];
  readonly acts: StoreContents['acts'];
  readonly vectors: StoreContents['vectors'] | undefined;
  /** What was asked for, one line a call. */
  readonly log: string[] = [];
  readonly build: string;
  readonly #documents: readonly StoredDocument[];
  readonly #provisions: Scores;
  readonly #acts: Scores;
  readonly #actTerms: readonly WeighedTerms[];

  constructor(contents: StoreContents) {
    this.build = contents.build;
    this.description = contents.description;
    this.acts = contents.acts;
    this.vectors = contents.vectors;
    this.#documents = [...contents.documents(0, contents.description.size)];
    const terms = this.#documents.map((document) => document.terms);
    this.#actTerms = [...contents.actTerms()].sort(([a], [b]) => a - b).map(([, terms]) => terms);
    this.#provisions = scoring(terms, contents.description.filled, contents.k1);
    this.#acts = scoring(this.#actTerms, contents.acts.length, contents.k1);
  }

  search(queries: Parameters<ProvisionStore['search']>[0], k: number): ReturnType<ProvisionStore['search']> {
    this.log.push(`search ${queries.length}`);
    const lists = queries.map(({ terms, ofActs, withoutActs = [] }) => {
      const best = new TopK(k);
      for (const [ordinal, score] of this.#provisions(terms)) {
        const { act } = this.#documents[ordinal]!.provision;
        if (withoutActs.includes(act) || ofActs?.has(act) === false) continue;
        best.offer(ordinal, score + (ofActs?.get(act) ?? 0));
      }
      return best.hits().map((hit) => ({ ...hit, article: this.#documents[hit.ordinal]!.article }));
    });
    return Promise.resolve(lists);
  }

  nearest(queries: readonly NearQuery[], k: number): ReturnType<ProvisionStore['nearest']> {
    this.log.push(`nearest ${queries.length}`);
    const lists = queries.map((query) => {
      const best = new TopK(k);
      for (const { provision, vector } of this.#documents) {
        if (vector === undefined || query.withoutActs?.includes(provision.act) === true) continue;
        best.offer(provision.ordinal, dot(query.vector, vector));
      }
      return best.hits();
    });
    return Promise.resolve(lists);
  }

  actScores(queries: readonly ActQuery[]): ReturnType<ProvisionStore['actScores']> {
    this.log.push(`acts ${queries.length}`);
    const lists = queries.map(({ terms, among, withoutActs = [] }) => {
      const scores = [...this.#acts(terms)].filter(
        ([act]) => (among?.includes(act) ?? true) && !withoutActs.includes(act),
      );
      return new Map(scores.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_ADDING + 1));
    });
    return Promise.resolve(lists);
  }

  holders(terms: readonly string[]): ReturnType<ProvisionStore['holders']> {
    this.log.push(`holders ${terms.length}`);
    const held = this.#documents.map((document) => document.terms);
    return Promise.resolve(new Map(terms.map((term) => [term, holding(held, term)])));
  }

  actHolders(terms: readonly string[]): ReturnType<ProvisionStore['actHolders']> {
    this.log.push(`holders of acts ${terms.length}`);
    return Promise.resolve(new Map(terms.map((term) => [term, holding(this.#actTerms, term)])));
  }

  provisions(ordinals: Iterable<number>): ReturnType<ProvisionStore['provisions']> {
    const asked = [...ordinals];
    this.log.push(`provisions ${asked.length}`);
    return Promise.resolve(asked.map((ordinal) => this.#documents[ordinal]!.provision));
  }

  readings(units: readonly number[], asked: ReadonlySet<string>): ReturnType<ProvisionStore['readings']> {
    this.log.push(`readings ${units.length}`);
    const readings = units.map((unit) => {
      const { above, terms } = this.#documents[unit]!.reading!;
      return { above, terms: terms.map((row) => row.map((term) => (asked.has(term) ? term : ''))) };
    });
    return Promise.resolve(readings);
  }

  citers(ranges: Parameters<ProvisionStore['citers']>[0]): ReturnType<ProvisionStore['citers']> {
    this.log.push(`citers ${ranges.length}`);
    const provisions = this.#documents.map(({ provision }) => provision);
    const lists = ranges.map(([first, end]) =>
      provisions
        .filter(({ cites }) => cites.some((cited) => first <= cited && cited < end))
        .map(({ ordinal }) => ordinal),
    );
    return Promise.resolve(lists);
  }

  cited(ranges: Parameters<ProvisionStore['cited']>[0]): ReturnType<ProvisionStore['cited']> {
    this.log.push(`cited ${ranges.length}`);
    const lists = ranges.map(([first, end]) => {
      const cites = this.#documents.slice(first, end).flatMap(({ provision }) => provision.cites);
      return [...new Set(cites)].sort((a, b) => a - b);
    });
    return Promise.resolve(lists);
  }

  units: ProvisionStore['units'] = (acts) => {
    this.log.push(`units ${acts.length}`);
    const lists = acts.map((act) => {
      const { first, end } = this.acts[act]!;
      const all = this.#documents.slice(first, end).map(({ provision: { ordinal, id } }) => ({ ordinal, id }));
      return all.filter(({ id }) => !id.includes('__'));
    });
    return Promise.resolve(lists);
  };

  ordinals(ids: readonly ProvisionId[]): ReturnType<ProvisionStore['ordinals']> {
    this.log.push(`ordinals ${ids.length}`);
    const known = this.#documents.flatMap(({ provision: { id, ordinal } }) =>
      ids.includes(id) ? [[id, ordinal] as const] : [],
    );
    return Promise.resolve(new Map(known));
  }

  idsNamed(sourceKeys: readonly string[]): ReturnType<ProvisionStore['idsNamed']> {
    this.log.push(`names ${sourceKeys.length}`);
    const named = this.#documents.flatMap(({ provision: { id, sourceKey } }) =>
      sourceKeys.includes(sourceKey) ? [[sourceKey, id] as const] : [],
    );
    return Promise.resolve(new Map(named.reverse()));
  }
}

const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);

const holding = (documents: readonly WeighedTerms[], term: string): number =>
  documents.filter((terms) => terms.some(([each]) => each === term)).length;

type Scores = (query: TermQuery) => ReadonlyMap<number, number>;

/** Scores documents by their terms as the formula says, one by one. */
function scoring(documents: readonly WeighedTerms[], filled: number, k1: number): Scores {
  const holders = new Map<string, number>();
  for (const terms of documents) for (const [term] of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
  return (query) => {
    const scores = documents.map((terms, at) => {
      let score = 0;
      for (const [term, frequency] of terms) {
        const idf = Math.log(1 + (filled - holders.get(term)! + 0.5) / (holders.get(term)! + 0.5));
        score += ((query.get(term) ?? 0) * idf * frequency) / (k1 + frequency);
      }
      return [at, score] as const;
    });
    return new Map(scores.filter(([, score]) => score > 0));
  };
}
