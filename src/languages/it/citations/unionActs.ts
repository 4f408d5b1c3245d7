import type { UnionActWords } from '../../citations/unionActs';

export const unionActs: UnionActWords = {
  kinds: { R: 'regolamento', D: 'direttiva', B: 'decisione' },
  communities: { ue: 'eu', ce: 'ec', cee: 'eec', euratom: 'euratom' },
  numberSign: 'n[.°º]?',
  goesOn: 'del',
};
