export * from './ask';
export * from './context';
export { findProvisions, type Found } from './find';
export * from './followUp';
export * from './types';
