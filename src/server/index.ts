export * from './channel';
export * from './protocol';
