export * from './choice';
export * from './languageModel';
export * from './lenientJson';
export { OpenAiModel, type OpenAiOptions } from './openAi';
export * from './recorded';
export { stripThinking } from './thinking';
