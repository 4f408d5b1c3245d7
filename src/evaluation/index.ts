export * from './evaluate';
export { isStrategyName, MissingVectorsError, STRATEGIES, type StrategyName } from './strategies';
