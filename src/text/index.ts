export * from './analyser';
export * from './language';
export * from './script';
export * from './sentences';
