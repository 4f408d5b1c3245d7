export * from './citedProvisions';
export * from './claimLine';
export * from './support';
export * from './verifySentence';
