export { DEFAULT_BM25, meanLength, pseudoFrequency, type Bm25Parameters } from './bm25/bm25';
export { Bm25Assembly, writePostings, type PostingsTask } from './bm25/bm25Builder';
export { Bm25Index } from './bm25/bm25Index';
export type { WeightedTerms } from './bm25/termIndex';
export type { Bm25Columns } from './bm25/bm25Columns';
export { analyseColumn, contextOf, FieldAnalysis } from './bm25/provisionFields';
export { queryTerms } from './bm25/query';
export { sayingNames } from './bm25/sayingNames';
export { TermRecorder, type EmitTerms, type TermRecords } from './bm25/termRecords';
export { JoinedStore, type EncodedHere } from './joined/joinedStore';
export { storedProvision } from './joined/storedProvision';
export { documentSuccession, stillUnder, type LayerChanges } from './layers/layerChanges';
export { averageLengths, LayeredBm25, OverlayBm25 } from './layers/layeredBm25';
export { LayeredVectors } from './layers/layeredVectors';
export { withhold, withholdVectors, type Withheld } from './layers/withhold';
export { LegalIndex, type IndexSource, type IndexWork, type PackedIndex, type PackedParts } from './legalIndex';
export { Lookup, type NameLookup } from './lookup';
export { ACT_SHARE, ActLengths, type ActHits } from './ranking/actSearch';
export { compoundTerms } from './ranking/compounds';
export { reciprocalRankFusion, wordsAndMeaning, wordsAndMeaningByRank } from './ranking/fusion';
export {
  CONTEXT_ALONE,
  DEFAULT_LEXICAL,
  lexicalQuery,
  lexicalRerank,
  lexicalSearch,
  POOL,
  saturated,
  type LexicalQuery,
  type LexicalWeights,
  type WeightedText,
} from './ranking/lexical';
export { referenceOptions, resolveReferences } from './ranking/references';
export { rm3 } from './ranking/rocchio';
export { articleOf, isArticle } from './ranking/article';
export type { ArticleReader } from './ranking/articleReader';
export { reachedBy, structureAware } from './ranking/structureAware';
export { isTuningName, TUNING_NAMES, tuningOf, tuningProblem, type Tuning, type TuningName } from './ranking/tuning';
export { SharedIndex } from './slices/sharedIndex';
export type { Place, PlaceOf } from './slices/sliceCorpus';
export { storeRetriever } from './slices/storeRetriever';
export { compareHits, TopK, type Hit } from './topK';
export {
  denseSearch,
  rocchioSearch,
  type DenseRetriever,
  type Vectors,
  type VectorsHere,
} from './vectors/denseRetriever';
export { passagesAt, passageText, readableBy, writtenLanguage, type Passages } from './vectors/passages';
export { quantise, type QuantisedVector } from './vectors/vectorQuantise';
export { VectorIndex } from './vectors/vectors';
