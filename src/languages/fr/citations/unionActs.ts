import type { UnionActWords } from '../../citations/unionActs';

export const unionActs: UnionActWords = {
  kinds: { R: 'r[èe]glement', D: 'directive', B: 'd[ée]cision' },
  communities: { ue: 'eu', ce: 'ec', cee: 'eec', euratom: 'euratom' },
  behind: "délégu[ée]e?|d['’]exécution",
  numberSign: 'no?[.°º]?',
  goesOn: 'du',
};
