import { isRecord } from '../../models';
import type { AverageLengths, StoreContents, StoredVectors, WeighedTerms } from '../../store';

/**
 * How a corpus lies in an index of OpenSearch. The ranking is BM25F of `src/search/bm25`, computed by the cluster:
 *
 *   w(t, d) = idf(t) * tf~ / (k1 + tf~)
 *
 * is what Lucene's BM25 gives a term without norms (b = 0) whose frequency is tf~. So a document's terms are written with
 * their pseudo frequencies, as whole numbers of {@link UNIT}, and k1 is that many times as large: fields, weights and
 * lengths are in tf~ already, exactly, where Lucene would keep lengths in one byte. Postings are as small as others, and
 * the search skips by them as it does by others. With global statistics (`dfs_query_then_fetch`) it does not matter in how many shards.
 *
 * What this costs: average lengths are those of one build, as in the index that it was made from. What is pushed later in parts is weighed by the
 * same ones.
 *
 * What its article says beside a provision is ranked here, by the terms that stand in it: the document that begins an article
 * has them in a form that takes a tenth of the time of reading its texts.
 *
 * An act as a whole is a document of its own, found by the terms of its provisions in the same manner, in a field of its own:
 * what acts say of a query is a search of these, and what they add to the scores of their provisions one clause an act. An act is told by its first
 * ordinal, which stays when other acts come and go.
 */
export const LAYOUT = 6;

/** What tf~ 1 is written as. An error of a 65,536th is far below what tells two provisions apart; 2^24 are exact in Lucene. */
const UNIT = 1 << 16;
const MOST = (1 << 24) - 1;
/** Stands between a term and its frequency; no term holds it, being made of letters and digits. */
const DELIMITER = '|';

/** Acts in one document of the table of acts. */
export const ACTS_A_PAGE = 1000;
/** The document that describes the corpus, and those of its acts. */
export const DESCRIPTION_ID = 'description';
export const actsId = (page: number): string => `acts-${page}`;
/** The document that an act is found by. */
export const actId = (first: number): string => `act-${first}`;
/** Every act has it, so that those without a word count among all; no term is written so. */
export const ANY_ACT = '*';
/** A document whose one term in a field of its own tells by what factor the cluster's BM25 differs from the formula. */
export const PROBE_ID = 'probe';
export const PROBE_TERM = 'probe';
/** idf of a term in one document of one, times tf~ / (k1 + tf~) for tf~ = 1. */
export const probeScore = (k1: number): number => Math.log(1 + 0.5 / 1.5) / (1 + k1);

/** What the mapping of an index says of it. */
export interface LayoutNote {
  readonly layout: number;
  readonly build: string;
  readonly k1: number;
  /** How many provisions it has once it is whole. */
  readonly documents: number;
  /** Whether all of them are there; an alias leads to no other. */
  readonly whole: boolean;
  /** Undefined where it has none. */
  readonly vectors?: StoredVectors | undefined;
  /** What its terms were weighed by; undefined in layouts before the sixth. */
  readonly averages?: AverageLengths | undefined;
}

export const noteFor = (
  { build, k1, description, averages, vectors }: StoreContents,
  whole: boolean,
): { proviso: LayoutNote } => ({
  proviso: {
    layout: LAYOUT,
    build,
    k1,
    documents: description.documents,
    whole,
    averages,
    ...(vectors && { vectors }),
  },
});

/** The note of an index, or undefined where something else made it. */
export function readNote(meta: unknown): LayoutNote | undefined {
  const note = isRecord(meta) ? meta['proviso'] : undefined;
  if (!isRecord(note)) return undefined;
  const { layout, build, k1, documents, whole } = note;
  const isNote = typeof layout === 'number' && typeof build === 'string' && typeof whole === 'boolean';
  if (!isNote || typeof k1 !== 'number' || !(k1 > 0) || typeof documents !== 'number') return undefined;
  const [vectors, averages] = [readVectors(note['vectors']), readAverages(note['averages'])];
  return { layout, build, k1, documents, whole, vectors, averages };
}

function readAverages(value: unknown): AverageLengths | undefined {
  if (!isRecord(value)) return undefined;
  const { fields, provision, act } = value;
  const isLength = (length: unknown): length is number => typeof length === 'number' && length > 0;
  const areLengths = Array.isArray(fields) && fields.length > 0 && fields.every(isLength);
  return areLengths && isLength(provision) && isLength(act) ? { fields, provision, act } : undefined;
}

function readVectors(value: unknown): StoredVectors | undefined {
  if (!isRecord(value)) return undefined;
  const { encoder, dimensions } = value;
  return typeof encoder === 'string' && typeof dimensions === 'number' ? { encoder, dimensions } : undefined;
}

/** What an index is made with. */
export function settingsFor(contents: StoreContents, shards: number): object {
  const { vectors } = contents;
  return {
    settings: {
      ...(vectors && { 'index.knn': true }),
      number_of_shards: shards,
      // While it is filled: a copy of each document, and a look at new ones, would cost half of the time.
      number_of_replicas: 0,
      refresh_interval: '-1',
      similarity: { bm25f: { type: 'BM25', k1: contents.k1 * UNIT, b: 0 } },
      analysis: {
        tokenizer: { blanks: { type: 'whitespace', max_token_length: 1024 } },
        filter: { frequencies: { type: 'delimited_term_freq', delimiter: DELIMITER } },
        analyzer: { weighted: { type: 'custom', tokenizer: 'blanks', filter: ['frequencies'] } },
      },
    },
    mappings: {
      dynamic: 'strict',
      _meta: noteFor(contents, false),
      // All else is found by, and never read: more than half of the bytes.
      _source: { includes: ['provision', 'corpus'] },
      properties: {
        ordinal: { type: 'integer' },
        articleFirst: { type: 'integer', index: false },
        articleEnd: { type: 'integer', index: false },
        id: { type: 'keyword', doc_values: false },
        sourceKey: { type: 'keyword', doc_values: false },
        act: { type: 'keyword', doc_values: false },
        number: { type: 'integer' },
        cites: { type: 'integer', doc_values: false },
        terms: WEIGHTED,
        actTerms: WEIGHTED,
        probe: WEIGHTED,
        reading: { type: 'binary', doc_values: true },
        check: { type: 'long', index: false },
        ...(vectors && { vector: nearest(vectors) }),
        provision: { type: 'object', enabled: false },
        corpus: { type: 'object', enabled: false },
      },
    },
  };
}

/** Lucene's own graph of neighbours (HNSW, Malkov and Yashunin 2018): of the k-NN plugin, whose other engines need native code. */
const nearest = ({ dimensions }: StoredVectors): object => ({
  type: 'knn_vector',
  dimension: dimensions,
  space_type: 'innerproduct',
  method: { name: 'hnsw', engine: 'lucene', parameters: { m: 16, ef_construction: 100 } },
});

/** A dot product by the score that the cluster makes of it, which is never negative. */
export const dotProduct = (score: number): number => (score >= 1 ? score - 1 : 1 - 1 / score);

const WEIGHTED = {
  type: 'text',
  analyzer: 'weighted',
  search_analyzer: 'keyword',
  similarity: 'bm25f',
  norms: false,
  index_options: 'freqs',
};

/** Terms with their pseudo frequencies, as the analyser reads them. */
export const writtenTerms = (terms: WeighedTerms): string =>
  terms
    .map(([term, frequency]) => `${term}${DELIMITER}${Math.min(MOST, Math.max(1, Math.round(frequency * UNIT)))}`)
    .join(' ');
