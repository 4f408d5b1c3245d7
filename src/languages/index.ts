export * from './pack';
export * from './registry';
