export * from './evaluate';
export type { EvaluatedQuestion, Metrics } from './score';
export { isStrategyName, MissingVectorsError, STRATEGIES, type StrategyName } from './strategies';
export type { Ranking, Strategy, StrategyContext } from './strategy';
