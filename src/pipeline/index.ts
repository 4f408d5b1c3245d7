export * from './ask';
export * from './context';
export * from './types';
