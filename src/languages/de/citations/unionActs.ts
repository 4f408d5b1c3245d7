import type { UnionActWords } from '../../citations/unionActs';

export const unionActs: UnionActWords = {
  kinds: { R: 'vo|verordnung', D: 'rl|richtlinie', B: 'beschluss(?:es)?|entscheidung' },
  communities: { eu: 'eu', eg: 'ec', ewg: 'eec', euratom: 'euratom' },
  inFront: 'd(?:er|ie|as|es)|delegierten?r?|\\p{L}{4,12}ten?r?',
  joined: 'durchführungs|rahmen|grund|(?:del|df|durchf|d)(?=vo|rl)',
  numberSign: 'nr?\\.?',
  goesOn: 'vom|des|der',
};
