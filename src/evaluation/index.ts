export {
  constructQuestions,
  MOST_HOPS,
  type ConstructedItem,
  type Construction,
  type Refusal,
} from './construction/construct';
export { compareRuns, type ComparedQuestion, type Difference } from './compare';
export { duplicateOf, existingItems, freeId, newItem, type Existing, type NewItem } from './datasets/newItem';
export { datasetQuestions } from './datasets/datasetQuestions';
export { DEFAULT_SEED, evaluate, type EvaluateOptions } from './evaluate';
export { estimate, type Estimate } from './run/estimate';
export { evaluatePredictions, type PredictionOptions } from './predictions/evaluatePredictions';
export { DatasetError, namedBy, type ComparedReports, type EvaluationReport } from './report';
export { hashOfCorpus, hashOfFile, type RunConfiguration } from './run/configuration';
export { publishedOn, type PublishedFigures } from './published';
export { RunFolder } from './run/runFolder';
export type { Usage } from './run/usage';
export { readRun } from './readRun';
export { MissingModelError, MissingVectorsError } from './missing';
export { isStrategyName, STRATEGIES, type StrategyName } from './strategies';
export { RANKING_DEPTH } from './strategy';
export { ReplyFolder, type ReplyStore } from './run/replyStore';
export type { Ranking, Strategy, StrategyContext } from './strategy';
export { coverage, contradiction, factuality, type Coverage, type JudgedAnswer } from './judges/answers';
export { isJudgeName, JUDGES, type JudgeName, type Judging } from './judges/panel';
export { tally, type Judgement } from './judges/judgement';
export { legitScore, type LegitScore, type Treatment } from './judges/legit';
export { legalFidelity, type FidelityOptions, type LegalFidelity } from './judges/lfEval';
export { compareAnswers, winRate, type Comparison } from './judges/pairwise';
export { readRubric, RubricError, type Issue, type Rubric } from './judges/rubric';
