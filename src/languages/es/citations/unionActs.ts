import type { UnionActWords } from '../../citations/unionActs';

export const unionActs: UnionActWords = {
  kinds: { R: 'reglamento', D: 'directiva', B: 'decisi[óo]n' },
  communities: { ue: 'eu', ce: 'ec', cee: 'eec', euratom: 'euratom' },
  behind: 'delegad[oa]|de\\sejecución',
  numberSign: 'n[.°º]?',
  goesOn: 'del?',
};
