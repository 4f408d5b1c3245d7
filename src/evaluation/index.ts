export { compareRuns, type ComparedQuestion, type Difference } from './compare';
export { DatasetError, evaluate, type EvaluateOptions, type EvaluationReport } from './evaluate';
export { readRun } from './readRun';
export { isStrategyName, MissingVectorsError, STRATEGIES, type StrategyName } from './strategies';
export type { Ranking, Strategy, StrategyContext } from './strategy';
