import { findProvisions, type Found, type PipelineContext } from '../pipeline';
import {
  denseSearch,
  lexicalQuery,
  lexicalSearch,
  POOL,
  queryTerms,
  reciprocalRankFusion,
  resolveReferences,
  rm3 as expandQuery,
  rocchioSearch,
  structureAware,
  WEIGHTED_RRF,
  weightedReciprocalRankFusion,
  wordsAndMeaning,
  type DenseRetriever,
  type Hit,
  type LegalIndex,
} from '../search';

/** What a strategy may use; `dense`, `rrf`, `wrrf`, `rocchio` and `hybrid` need {@link PipelineContext.dense}. */
export type StrategyContext = PipelineContext;

/** What a strategy makes of one question. */
export interface Ranking {
  /** Best first, without repetition. */
  readonly hits: readonly Hit[];
  /** How many of the first hits it takes for the answer's provisions; undefined when it does not judge that. */
  readonly selected?: number;
}

/** Ranks at most `k` provisions for a question. */
export type Strategy = (
  question: string,
  k: number,
  context: StrategyContext,
  signal?: AbortSignal,
) => Promise<Ranking>;

/** A strategy was chosen that needs vectors, and there are none; the message says what to do. */
export class MissingVectorsError extends Error {
  override readonly name = 'MissingVectorsError';

  constructor(readonly strategy: string) {
    super(
      `The strategy ${strategy} needs a sentence encoder: name a model folder, or choose a strategy without vectors, such as lexical.`,
    );
  }
}

/** A strategy that needs nothing but the index. */
const indexed =
  (rank: (question: string, k: number, index: LegalIndex) => readonly Hit[]): Strategy =>
  (question, k, { index }) =>
    Promise.resolve({ hits: rank(question, k, index).slice(0, k) });

/** A strategy that needs vectors besides. Rejects with {@link MissingVectorsError} where there are none. */
const withVectors =
  (
    name: string,
    rank: (
      question: string,
      k: number,
      index: LegalIndex,
      dense: DenseRetriever,
      signal?: AbortSignal,
    ) => Promise<readonly Hit[]>,
  ): Strategy =>
  async (question, k, { index, dense }, signal) => {
    if (dense === undefined) throw new MissingVectorsError(name);
    return { hits: (await rank(question, k, index, dense, signal)).slice(0, k) };
  };

/** How deep the lists go that are fused, whatever is asked for. */
const FUSED_DEPTH = 100;

const bm25 = indexed((question, k, index) => index.search(question, k));

const byWords = (question: string, k: number, index: LegalIndex, signal?: AbortSignal): Promise<Hit[]> =>
  lexicalSearch(lexicalQuery([{ text: question, weight: 1 }], index.languages), k, index, { signal });

const lexical: Strategy = async (question, k, { index }, signal) => ({
  hits: await byWords(question, k, index, signal),
});

const rm3 = indexed((question, k, index) => {
  const query = queryTerms(question, index.languages);
  return index.bm25.search(expandQuery(query, index.bm25.search(query, k), index), k);
});

const sar = indexed((question, k, index) => structureAware(index.search(question, k), index));

const sarWithReferences = indexed((question, k, index) =>
  resolveReferences(structureAware(index.search(question, k), index), index),
);

const dense = withVectors('dense', (question, k, _, retriever, signal) => denseSearch(question, k, retriever, signal));

const rocchio = withVectors('rocchio', (question, k, _, retriever, signal) =>
  rocchioSearch(question, k, retriever, signal),
);

const rrf = withVectors('rrf', async (question, k, index, retriever, signal) => {
  const depth = Math.max(k, FUSED_DEPTH);
  return reciprocalRankFusion([index.search(question, depth), await denseSearch(question, depth, retriever, signal)]);
});

const wrrf = withVectors('wrrf', async (question, k, index, retriever, signal) => {
  const depth = Math.max(k, FUSED_DEPTH);
  return weightedReciprocalRankFusion([
    { hits: index.search(question, depth), weight: WEIGHTED_RRF.sparse },
    { hits: await denseSearch(question, depth, retriever, signal), weight: WEIGHTED_RRF.dense },
  ]);
});

const hybrid = withVectors('hybrid', async (question, k, index, retriever, signal) => {
  const depth = Math.max(k, POOL);
  const words = await byWords(question, depth, index, signal);
  return wordsAndMeaning(words, await denseSearch(question, depth, retriever, signal));
});

/** The pipeline up to its selection. It is never told how many provisions a question needs. */
const parser: Strategy = async (question, k, context, signal) => {
  const found = findProvisions(question, context, signal);
  for (;;) {
    const { value, done } = await found.next();
    if (done === true) return { hits: selectedFirst(value).slice(0, k), selected: value.selections.length };
  }
};

/** Selected provisions, then what else was found. */
function selectedFirst({ selections, ranking }: Found): Hit[] {
  const selected = new Set(selections.map(({ ordinal }) => ordinal));
  return [...selections, ...ranking.filter(({ ordinal }) => !selected.has(ordinal))];
}

export const STRATEGIES = {
  bm25,
  lexical,
  rm3,
  sar,
  'sar+references': sarWithReferences,
  dense,
  rrf,
  wrrf,
  rocchio,
  hybrid,
  parser,
} as const satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof STRATEGIES;

export const isStrategyName = (name: string): name is StrategyName => Object.hasOwn(STRATEGIES, name);
