export * from './ask';
export * from './confidence';
export * from './context';
export { entailmentReadings, readByEntailment, type CitingClaim } from './entailmentReadings';
export { findProvisions, type Found } from './find';
export * from './followUp';
export * from './types';
