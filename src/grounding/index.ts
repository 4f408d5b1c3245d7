export * from './support';
export * from './verifySentence';
