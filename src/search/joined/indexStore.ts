import { ancestorsOf, parseEId, splitProvisionId, type ProvisionId } from '../../law';
import {
  MOST_ADDING,
  MOST_NEIGHBOURS,
  type ActQuery,
  type ProvisionQuery,
  type StoredAct,
  type StoredProvision,
  type StoredUnit,
  type StoreHit,
  type TermQuery,
  type UnitReading,
} from '../../store';
import { DEFAULT_BM25, inverseDocumentFrequency, termWeight } from '../bm25/bm25';
import { readTerms } from '../bm25/provisionTerms';
import type { LegalIndex } from '../legalIndex';
import { ActLengths } from '../ranking/actSearch';
import { toEnd } from '../../turns';
import { articleOf } from '../ranking/article';
import { compareHits, TopK, type Hit } from '../topK';
import { storedProvision } from './storedProvision';

/**
 * An index that is here, asked as a store is: see `ProvisionStore`. What differs is that it answers at once, and that acts stand
 * in the order of their provisions, which those of an index with edited files do not.
 */
export class IndexStore {
  readonly acts: readonly StoredAct[];
  readonly size: number;
  /** Row = act here: its number in the index. */
  readonly #numbers: readonly number[];
  /** Row = act in the index: its number here. */
  readonly #own: Int32Array;
  #lengths: ActLengths | undefined;

  constructor(readonly index: LegalIndex) {
    const { corpus } = index;
    this.size = corpus.size;
    this.#numbers = [...corpus.acts.keys()].sort((a, b) => corpus.provisionsOf(a)[0] - corpus.provisionsOf(b)[0]);
    this.#own = new Int32Array(corpus.acts.length);
    this.#numbers.forEach((number, own) => (this.#own[number] = own));
    this.acts = this.#numbers.map((number) => {
      const [first, end] = corpus.provisionsOf(number);
      return { act: corpus.acts[number]!, first, end };
    });
  }

  /** How much a term tells here: what its weights in provisions are made with. */
  idf(term: string): number {
    return this.index.bm25.idf(term);
  }

  /** As {@link idf}, of an act as a whole. */
  idfOfActs(term: string): number {
    return inverseDocumentFrequency(this.acts.length, this.actHolders(term));
  }

  holders(term: string): number {
    return this.index.bm25.postings(term).reduce((sum, { ordinals }) => sum + ordinals.length, 0);
  }

  actHolders(term: string): number {
    return this.#heldBy(term).size;
  }

  search(query: ProvisionQuery, k: number): StoreHit[] {
    return this.#ranked(query, k).map((hit) => ({ ...hit, article: articleOf(this.index.corpus, hit.ordinal) }));
  }

  #ranked({ terms, ofActs }: ProvisionQuery, k: number): Hit[] {
    if (ofActs === undefined) return this.index.bm25.search(terms, k);
    const best = new TopK(Math.min(k, this.size));
    for (const { ordinal, score } of this.index.bm25.search(terms, this.size)) {
      const added = ofActs.get(this.#actOf(ordinal));
      if (added !== undefined) best.offer(ordinal, score + added);
    }
    return best.hits();
  }

  /** A(q, a) of `ActSearch`, most first. */
  actScores({ terms, among }: Pick<ActQuery, 'terms' | 'among'>): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    for (const [act, score] of this.#scoresOfActs(terms)) {
      if (among === undefined || among.includes(act)) scores.set(act, score);
    }
    const hits = [...scores].map(([ordinal, score]) => ({ ordinal, score })).sort(compareHits);
    return new Map(hits.slice(0, MOST_ADDING + 1).map(({ ordinal, score }) => [ordinal, score]));
  }

  #scoresOfActs(terms: TermQuery): ReadonlyMap<number, number> {
    this.#lengths ??= toEnd(ActLengths.inSteps(this.index.corpus));
    const scores = new Map<number, number>();
    for (const [term, weight] of terms) {
      if (weight <= 0) continue;
      const held = this.#heldBy(term);
      const idf = inverseDocumentFrequency(this.acts.length, held.size);
      for (const [act, holders] of held) {
        const normal = this.#lengths.pseudoFrequency(holders, this.#numbers[act]!);
        scores.set(act, (scores.get(act) ?? 0) + weight * termWeight(normal, idf, DEFAULT_BM25.k1));
      }
    }
    return scores;
  }

  /** The acts with provisions that hold a term, each with how many of them do. */
  #heldBy(term: string): ReadonlyMap<number, number> {
    const held = new Map<number, number>();
    for (const { ordinals } of this.index.bm25.postings(term)) {
      for (let row = 0; row < ordinals.length; row += 1) {
        const act = this.#actOf(ordinals[row]!);
        held.set(act, (held.get(act) ?? 0) + 1);
      }
    }
    return held;
  }

  provision(ordinal: number): StoredProvision {
    return { ...storedProvision(this.index, ordinal), act: this.#actOf(ordinal) };
  }

  /** See `ProvisionStore.units`. */
  units(act: number): StoredUnit[] {
    const { corpus } = this.index;
    const { first, end } = this.acts[act]!;
    const units: StoredUnit[] = [];
    for (let ordinal = first; ordinal < end && units.length < MOST_NEIGHBOURS; ordinal += 1) {
      const id = corpus.id(ordinal);
      if (parseEId(splitProvisionId(id).eId).length === 1) units.push({ ordinal, id });
    }
    return units;
  }

  reading(unit: number): UnitReading {
    const { corpus } = this.index;
    const terms = Array.from({ length: corpus.subtreeEnd(unit) - unit }, (_, at) => readTerms(corpus, unit + at));
    return { above: ancestorsOf(corpus, unit), terms };
  }

  ordinal(id: ProvisionId): number | undefined {
    return this.index.corpus.ordinal(id);
  }

  #actOf(ordinal: number): number {
    return this.#own[this.index.corpus.actOf(ordinal)]!;
  }
}
