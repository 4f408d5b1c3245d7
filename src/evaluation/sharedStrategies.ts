import type { StrategyName } from './strategies';

/** The strategies that ask an index for what they need: others read all of a corpus, or the vectors of provisions. */
export const SHARED_STRATEGIES: readonly StrategyName[] = [
  'bm25',
  'lexical',
  'context',
  'rm3',
  'sar',
  'references',
  'sar+references',
  'dense',
  'rrf',
  'wrrf',
  'hybrid',
  'parser',
  'ask',
];
