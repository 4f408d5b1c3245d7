export * from './evaluate';
export {
  isStrategyName,
  MissingVectorsError,
  STRATEGIES,
  type Ranking,
  type Strategy,
  type StrategyContext,
  type StrategyName,
} from './strategies';
