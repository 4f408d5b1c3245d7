export { foldCase, forEachTerm, latinLanguageOf, terms } from './analyser';
export { contentTerms } from './contentTerms';
export * from './language';
export * from './normalise';
export * from './quotations';
export * from './script';
export * from './sentences';
export * from './termNumbers';
