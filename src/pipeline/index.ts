export { ask, askAndFind } from './ask';
export { SURE, CALIBRATION, confidenceOf, type Search, type Features, type Confidence } from './confidence';
export {
  SWITCHES,
  isSwitch,
  isIn,
  type Switch,
  type Stages,
  type PipelineContext,
  type QuestionContext,
} from './context';
export { entailmentReadings, readByEntailment, type CitingClaim } from './entailmentReadings';
export { findProvisions, type Found } from './find';
export { withContext, type Follows } from './followUp';
export {
  STAGES,
  type Stage,
  type Evidence,
  type AnswerSentence,
  type Answer,
  type AskEvent,
  type TraceEntry,
} from './types';
export { quotedProvision } from './evidence';
export { block, clip, clipTokens, DATA_RULE, questionBlock, written } from './promptParts';
export { readAnswer } from './readAnswer';
