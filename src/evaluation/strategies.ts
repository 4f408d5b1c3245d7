import * as l10n from '@vscode/l10n';
import {
  CONTEXT_ALONE,
  denseSearch,
  lexicalQuery,
  lexicalSearch,
  POOL,
  queryTerms,
  reciprocalRankFusion,
  referenceOptions,
  resolveReferences,
  rm3 as expandQuery,
  rocchioSearch,
  structureAware,
  tuningOf,
  wordsAndMeaning,
  wordsAndMeaningByRank,
  type DenseRetriever,
  type Hit,
  type LegalIndex,
  type LexicalWeights,
  type Tuning,
  type TuningName,
} from '../search';
import {
  beamAggr,
  cot,
  cotExpansion,
  cotWithRetrieval,
  flare,
  ircot,
  legalRef,
  longContext,
  paraphrase,
  probTree,
  selfAsk,
  standard,
  standardWithRetrieval,
  structuredReasoning,
  windows,
} from './baselines';
import { MissingVectorsError } from './missing';
import { ask, parser } from './pipelineStrategies';
import type { Strategy } from './strategy';

type Search<T> = (
  question: string,
  k: number,
  given: { readonly index: LegalIndex; readonly tuning: Tuning } & T,
  signal?: AbortSignal,
) => Promise<readonly Hit[]> | readonly Hit[];

/** A strategy that needs nothing but the index. */
const byWords = (summary: () => string, search: Search<object>, tuning: readonly TuningName[] = []): Strategy => ({
  summary,
  uses: [],
  tuning,
  async rank(question, k, context, signal) {
    const given = { index: context.index, tuning: tuningOf(context.tuning) };
    return { hits: (await search(question, k, given, signal)).slice(0, k) };
  },
});

/** A strategy that needs vectors besides. Rejects with {@link MissingVectorsError} where there are none. */
const byMeaning = (
  name: string,
  summary: () => string,
  search: Search<{ readonly dense: DenseRetriever }>,
  tuning: readonly TuningName[] = [],
): Strategy => ({
  summary,
  needs: 'dense',
  uses: ['dense'],
  tuning,
  async rank(question, k, { index, dense, tuning: given }, signal) {
    if (dense === undefined) throw new MissingVectorsError(name);
    return { hits: (await search(question, k, { index, dense, tuning: tuningOf(given) }, signal)).slice(0, k) };
  },
});

/** How deep the lists go that are fused or reranked: what is asked for never changes the order of fewer than that. */
const DEPTH = 100;

const deep = (k: number): number => Math.max(k, DEPTH);

const lexicalHits = (
  question: string,
  k: number,
  index: LegalIndex,
  signal?: AbortSignal,
  weights?: LexicalWeights,
): Promise<readonly Hit[]> =>
  lexicalSearch(lexicalQuery([{ text: question, weight: 1 }], index.languages), k, index, {
    signal,
    ...(weights && { weights }),
  });

const bm25 = byWords(
  () => l10n.t('BM25 over text, heading and act'),
  (question, k, { index }) => index.search(question, k),
);

const lexical = byWords(
  () => l10n.t('BM25 with phrases, the article around a paragraph, and agreement on an act'),
  (question, k, { index }, signal) => lexicalHits(question, k, index, signal),
);

const context = byWords(
  () => l10n.t('BM25 with the article around a paragraph: its heading, lead-in and siblings'),
  (question, k, { index }, signal) => lexicalHits(question, k, index, signal, CONTEXT_ALONE),
);

const rm3 = byWords(
  () => l10n.t('BM25 with the question expanded by its best hits (RM3)'),
  (question, k, { index }) => {
    const query = queryTerms(question, index.languages);
    return index.bm25.search(expandQuery(query, index.bm25.search(query, DEPTH), index), k);
  },
);

const sar = byWords(
  () => l10n.t('BM25 reranked over the citation graph'),
  (question, k, { index }) => structureAware(index.search(question, deep(k)), index),
);

const REFERENCES = ['references.depth', 'references.budget'] as const;

const references = byWords(
  () => l10n.t('BM25, each provision followed by what it refers to'),
  (question, k, { index, tuning }) =>
    resolveReferences(index.search(question, deep(k)), index, referenceOptions(tuning)),
  REFERENCES,
);

const sarWithReferences = byWords(
  () => l10n.t('both of these: reranked, then each followed by what it refers to'),
  (question, k, { index, tuning }) =>
    resolveReferences(structureAware(index.search(question, deep(k)), index), index, referenceOptions(tuning)),
  REFERENCES,
);

const dense = byMeaning(
  'dense',
  () => l10n.t('vectors alone'),
  (question, k, given, signal) => denseSearch(question, k, given.dense, signal),
);

const rocchio = byMeaning(
  'rocchio',
  () => l10n.t('vectors, with the question moved towards its best hits'),
  (question, k, given, signal) => rocchioSearch(question, k, given.dense, signal),
);

const rrf = byMeaning(
  'rrf',
  () => l10n.t('BM25 and vectors, fused by rank'),
  async (question, k, { index, dense: near }, signal) =>
    reciprocalRankFusion([index.search(question, deep(k)), await denseSearch(question, deep(k), near, signal)]),
);

const wrrf = byMeaning(
  'wrrf',
  () => l10n.t('BM25 and vectors, fused by weighted rank'),
  async (question, k, { index, dense: near, tuning }, signal) => {
    const words = index.search(question, deep(k));
    return wordsAndMeaningByRank(words, await denseSearch(question, deep(k), near, signal), tuning);
  },
  ['wrrf.k', 'wrrf.sparse', 'wrrf.dense'],
);

const hybrid = byMeaning(
  'hybrid',
  () => l10n.t('lexical and vectors, their scores mixed'),
  async (question, k, { index, dense: near, tuning }, signal) => {
    const depth = Math.max(k, POOL);
    const words = await lexicalHits(question, depth, index, signal);
    return wordsAndMeaning(words, await denseSearch(question, depth, near, signal), tuning);
  },
  ['mix.meaning'],
);

/** The one place that names the strategies. */
export const STRATEGIES = {
  bm25,
  lexical,
  context,
  rm3,
  sar,
  references,
  'sar+references': sarWithReferences,
  dense,
  rrf,
  wrrf,
  rocchio,
  hybrid,
  windows,
  parser,
  ask,
  standard,
  'standard+retrieval': standardWithRetrieval,
  cot,
  'cot+retrieval': cotWithRetrieval,
  'self-ask': selfAsk,
  ircot,
  flare,
  probtree: probTree,
  beamaggr: beamAggr,
  legalref: legalRef,
  'long-context': longContext,
  'structured-reasoning': structuredReasoning,
  paraphrase,
  'cot-expansion': cotExpansion,
} as const satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof STRATEGIES;

export const isStrategyName = (name: string): name is StrategyName => Object.hasOwn(STRATEGIES, name);
