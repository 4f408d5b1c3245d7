import type { ProvisionId } from '../law';
import type { StoreDescription, StoredAct, StoredProvision } from './stored';

/** A term of a query with its weight: how often it occurs, or what feedback made of it; above 0. */
export type TermQuery = ReadonlyMap<string, number>;

/** One ranked provision. */
export interface StoreHit {
  readonly ordinal: number;
  readonly score: number;
}

/**
 * A corpus that lives elsewhere. Everything is asked in batches, is bounded in time and size, and rejects with
 * {@link StoreError}, or with the signal's reason when aborted. Ordinals hold for one build of the corpus: what was opened
 * goes on answering from it when another takes its place.
 */
export interface ProvisionStore {
  readonly description: StoreDescription;
  /** All acts, by number. They are held whole: some hundred bytes each, and few beside the provisions. */
  readonly acts: readonly StoredAct[];
  /** The k best provisions of each query by BM25F, best first, ties by ordinal. */
  search(queries: readonly TermQuery[], k: number, signal?: AbortSignal): Promise<(readonly StoreHit[])[]>;
  /** How many provisions hold each of the terms; of one that none holds: 0. */
  holders(terms: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>>;
  /** Provisions by ordinal, in any order, each once. Rejects where one is not there. */
  provisions(ordinals: Iterable<number>, signal?: AbortSignal): Promise<readonly StoredProvision[]>;
  /** The ordinals of those ids that the corpus has. */
  ordinals(ids: readonly ProvisionId[], signal?: AbortSignal): Promise<ReadonlyMap<ProvisionId, number>>;
}

/** What a corpus is written as: one build, which either becomes whole or is never seen. */
export interface StoreContents {
  /** Names what it holds: the same corpus written by the same version has the same build. */
  readonly build: string;
  /** How soon a repeated term saturates: the ranking's own, so that the store ranks as the index does. */
  readonly k1: number;
  readonly description: StoreDescription;
  readonly acts: readonly StoredAct[];
  /** Documents from an ordinal on, up to another, not included; ascending. The same each time. */
  documents(first: number, end: number): Iterable<StoredDocument>;
}

/** A provision with what it is found by. */
export interface StoredDocument {
  readonly provision: StoredProvision;
  /**
   * Its terms, each with its pseudo frequency tf~ (Robertson and Zaragoza 2009, equation 3.19): frequencies in the fields,
   * weighed and brought to one length. Empty for a provision without text.
   */
  readonly terms: readonly (readonly [term: string, frequency: number])[];
}
