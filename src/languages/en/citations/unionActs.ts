import type { UnionActWords } from '../../citations/unionActs';

export const unionActs: UnionActWords = {
  kinds: { R: 'regulation|reg\\.?', D: 'directive|dir\\.?', B: 'decision' },
  communities: { eu: 'eu', ec: 'ec', eec: 'eec', euratom: 'euratom' },
  inFront: 'the|commission|council|delegated|implementing|framework',
  maker: /^(?:\p{Lu}\p{L}+\s)+?(?=(?:Regulation|Directive|Decision)\s)/u,
  numberSign: 'no?\\.?',
  goesOn: 'of|dated',
};
