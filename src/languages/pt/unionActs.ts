import type { UnionActWords } from '../citations/unionActs';

export const unionActs: UnionActWords = {
  kinds: { R: 'regulamento', D: 'direc?tiva' },
  communities: { ue: 'eu', ce: 'ec', cee: 'eec', euratom: 'euratom' },
  numberSign: 'n[.°º]?',
  goesOn: 'd[ea]',
};
