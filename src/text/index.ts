export { forEachTerm, latinLanguageOf, terms } from './analyser';
export * from './language';
export * from './normalise';
export * from './script';
export * from './sentences';
export * from './termNumbers';
