import type { ProvisionId } from '../law';
import type { StoreDescription, StoredAct, StoredProvision, StoredUnit } from './stored';

/** A term of a query with its weight: how often it occurs, or what feedback made of it; above 0. */
export type TermQuery = ReadonlyMap<string, number>;

/** For how many acts a query may say what they add. */
export const MOST_ADDING = 250;

/** Of provisions that cite one, and of those that some cite, so many are told: the first ones. */
export const MOST_NEIGHBOURS = 10_000;

/** What the vectors of a corpus were made by: those of another encoder cannot be compared. */
export interface StoredVectors {
  /** `Encoder.fingerprint`. */
  readonly encoder: string;
  /** Numbers of a vector. */
  readonly dimensions: number;
}

/** What provisions are ranked by. */
export interface ProvisionQuery {
  /** A provision is found by these; of many hundreds those that weigh least may be left out. */
  readonly terms: TermQuery;
  /** Provisions of these acts alone are looked at, {@link MOST_ADDING} at most, and standing in each adds so much to the score. */
  readonly ofActs?: ReadonlyMap<number, number>;
  /** The acts whose provisions are not looked at. */
  readonly withoutActs?: readonly number[];
}

/** What acts are ranked by. */
export interface ActQuery {
  readonly terms: TermQuery;
  /** The acts that are looked at, {@link MOST_ADDING} at most; all where they are left out. */
  readonly among?: readonly number[];
  /** The acts that are not looked at. */
  readonly withoutActs?: readonly number[];
}

/** One ranked provision. */
export interface StoreHit {
  readonly ordinal: number;
  readonly score: number;
  /** The unit that it is read with, such as its article: its first and one past its last ordinal. */
  readonly article: OrdinalRange;
}

/** What a unit says that provisions are read with ({@link StoreHit.article}), and where it stands. */
export interface UnitReading {
  /** The ordinals of the units that it stands in, from the outermost on. */
  readonly above: readonly number[];
  /** Row = provision of the unit: its own terms, in order. The empty string stands for terms that were not asked for. */
  readonly terms: readonly (readonly string[])[];
}

/** What provisions are near to in meaning. */
export interface NearQuery {
  /** As many numbers as the vectors of the store have. */
  readonly vector: Float32Array;
  /** The acts whose provisions are not looked at. */
  readonly withoutActs?: readonly number[];
}

/** One provision near to a query in meaning; the score is their dot product. */
export type NearHit = Omit<StoreHit, 'article'>;

/** A half-open interval of ordinals. */
export type OrdinalRange = readonly [first: number, end: number];

/**
 * A corpus that lives elsewhere. Everything is asked in batches, is bounded in time and size, and rejects with
 * {@link StoreError}, or with the signal's reason when aborted. Ordinals hold for one build of the corpus: what was opened
 * goes on answering from it when another takes its place.
 */
export interface ProvisionStore {
  /** Names what the corpus holds: the same for whoever has pushed the same files by the same version. */
  readonly build: string;
  readonly description: StoreDescription;
  /** Undefined where it has none. */
  readonly vectors: StoredVectors | undefined;
  /** All acts, by number. They are held whole: some hundred bytes each, and few beside the provisions. */
  readonly acts: readonly StoredAct[];
  /** The k best provisions of each query by BM25F, best first, ties by ordinal. */
  search(queries: readonly ProvisionQuery[], k: number, signal?: AbortSignal): Promise<(readonly StoreHit[])[]>;
  /**
   * The k provisions whose vectors have the largest dot product with each query, best first, ties by ordinal; one among them may be
   * missed, as a store looks through a graph of neighbours. None where there are no {@link vectors}.
   */
  nearest(queries: readonly NearQuery[], k: number, signal?: AbortSignal): Promise<(readonly NearHit[])[]>;
  /**
   * What acts as a whole say of each query, by their numbers, most first: A(q, a) of `ActSearch`; of those that say anything
   * the {@link MOST_ADDING} best and one more, or those that the query names.
   */
  actScores(queries: readonly ActQuery[], signal?: AbortSignal): Promise<ReadonlyMap<number, number>[]>;
  /** How many provisions hold each of the terms; of one that none holds: 0. */
  holders(terms: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>>;
  /** How many acts have provisions that hold each of the terms; of one that none holds: 0. */
  actHolders(terms: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>>;
  /** Provisions by ordinal, in any order, each once. Rejects where one is not there. */
  provisions(ordinals: Iterable<number>, signal?: AbortSignal): Promise<readonly StoredProvision[]>;
  /**
   * What units say of some terms, in the order of the units, which are named by their first ordinals: `StoreHit.article` of what was found
   * begins each. Rejects where one is not there.
   */
  readings(units: readonly number[], terms: ReadonlySet<string>, signal?: AbortSignal): Promise<readonly UnitReading[]>;
  /** Which provisions cite one of each range: by ordinal, each once, {@link MOST_NEIGHBOURS} at most. */
  citers(ranges: readonly OrdinalRange[], signal?: AbortSignal): Promise<(readonly number[])[]>;
  /** Which provisions those of each range cite: by ordinal, each once, {@link MOST_NEIGHBOURS} at most; as many of a range are looked at. */
  cited(ranges: readonly OrdinalRange[], signal?: AbortSignal): Promise<(readonly number[])[]>;
  /** The units that each act is cited by, such as its articles, its annexes, its divisions: all that stand in none but a division; by ordinal, {@link MOST_NEIGHBOURS} at most. */
  units(acts: readonly number[], signal?: AbortSignal): Promise<(readonly StoredUnit[])[]>;
  /** The ordinals of those ids that the corpus has. */
  ordinals(ids: readonly ProvisionId[], signal?: AbortSignal): Promise<ReadonlyMap<ProvisionId, number>>;
  /** The ids of the provisions that data sets call so, the first of each name; one that none has is left out. */
  idsNamed(sourceKeys: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, ProvisionId>>;
}

/** What the frequencies of terms are brought to one length by. */
export interface AverageLengths {
  /** Row = field of BM25F: terms of a provision that has any. */
  readonly fields: readonly number[];
  /** UTF-8 bytes of the text of a provision that has any. */
  readonly provision: number;
  /** UTF-8 bytes of the texts of an act. */
  readonly act: number;
}

/** What a corpus is written as: one build, which either becomes whole or is never seen. */
export interface StoreContents {
  /** Names what it holds: the same corpus written by the same version has the same build. */
  readonly build: string;
  /** How soon a repeated term saturates: the ranking's own, so that the store ranks as the index does. */
  readonly k1: number;
  readonly description: StoreDescription;
  /** Undefined where it has none. */
  readonly vectors?: StoredVectors | undefined;
  readonly acts: readonly StoredAct[];
  /** What its terms are weighed by: at first its own, of which those of fields are counted when they are first asked for. */
  readonly averages: AverageLengths;
  /** The same corpus, weighed by the average lengths of another. */
  weighedBy(averages: AverageLengths): StoreContents;
  /**
   * Documents from an ordinal on, up to another, not included; ascending. The same each time: what a document says follows from its provision
   * and what that cites, from the provisions around it that it is read with, and from the averages.
   */
  documents(first: number, end: number): Iterable<StoredDocument>;
  /** What each act is found by, each once, by its number. */
  actTerms(): Iterable<readonly [act: number, terms: WeighedTerms]>;
}

/**
 * Terms, each with its pseudo frequency tf~ (Robertson and Zaragoza 2009, equation 3.19): frequencies in the fields, weighed
 * and brought to one length. In an order that does not depend on other documents.
 */
export type WeighedTerms = readonly (readonly [term: string, frequency: number])[];

/** A provision with what it is found by. */
export interface StoredDocument {
  readonly provision: StoredProvision;
  /** See {@link StoreHit.article}. */
  readonly article: OrdinalRange;
  /** Empty for a provision without text. */
  readonly terms: WeighedTerms;
  /** Of the unit that it begins, with all terms, where provisions are read with that. */
  readonly reading?: UnitReading;
  /** Undefined where the encoder does not read it, or there is none. */
  readonly vector?: Float32Array | undefined;
}
