export { compareRuns, type ComparedQuestion, type Difference } from './compare';
export { DatasetError, evaluate, type EvaluateOptions, type EvaluationReport } from './evaluate';
export { hashOfCorpus, hashOfFile, type RunConfiguration } from './run/configuration';
export { RunFolder } from './run/runFolder';
export { readRun } from './readRun';
export { isStrategyName, MissingVectorsError, STRATEGIES, type StrategyName } from './strategies';
export type { Ranking, Strategy, StrategyContext } from './strategy';
