import type { UnionActWords } from '../../citations/unionActs';

export const unionActs: UnionActWords = {
  kinds: { R: 'verordening', D: 'richtlijn', B: 'besluit|beschikking' },
  communities: { eu: 'eu', eg: 'ec', eeg: 'eec', euratom: 'euratom' },
  inFront: 'de|het|gedelegeerde?',
  joined: 'uitvoerings',
  numberSign: 'nr\\.?',
  goesOn: 'van',
};
