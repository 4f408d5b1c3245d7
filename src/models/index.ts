export { parseChoice } from './choice';
export { languageRefusal, type CrossEncoder, type Encoder, type SentenceModel } from './encoder';
export type { Entailment, EntailmentModel, SentencePair } from './entailment';
export {
  ModelUnavailableError,
  type ChatMessage,
  type CompletionRequest,
  type LanguageModel,
  type TokenCount,
  type TokenProbability,
} from './languageModel';
export { parseStringList } from './lenientJson';
export { isRecord, objectsIn, parseLenientJson, stringsIn, wholeNumbersIn } from './lenientObjects';
export { asking, modelsOnce, type Once } from './once';
export { parseOnlyObject } from './onlyObject';
export { parseGenerations } from './recorded';
export { stripThinking, ThinkingFilter } from './thinking';
export { estimatedTokens } from './tokens';
export { WrappedModel } from './wrappedModel';
