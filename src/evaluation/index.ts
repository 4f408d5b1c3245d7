export { DatasetError, evaluate, type EvaluateOptions, type EvaluationReport } from './evaluate';
export { isStrategyName, MissingVectorsError, STRATEGIES, type StrategyName } from './strategies';
export type { Ranking, Strategy, StrategyContext } from './strategy';
