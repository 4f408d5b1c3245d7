import type { NearMisses } from '../nearMisses/nearMisses';
import {
  article,
  articleInRoman,
  inCapitals,
  oddNumbers,
  partBehind,
  RECITAL_NUMBER,
  takenForOne,
} from '../nearMisses/patterns';

export const nearMisses: NearMisses = {
  words: [
    article('[Aa]rtikel(?:en)?|[Aa]rtt\\.'),
    articleInRoman('Artikel'),
    `[Oo]verweging(?:en)?${RECITAL_NUMBER}`,
    inCapitals('ARTIKEL(?:EN)?'),
  ],
  wordsOfAct: [...oddNumbers('[Aa]rtikel(?:en)?'), takenForOne('lid')],
  actBehind: ['\\svan\\s(?:de|het)\\s(?:\\p{Lu}|wet|besluit|regeling|verordening)'],
  unitWords: ['artikel', 'artikelen'],
  goesOn: [partBehind('lid|onderdeel')],
};
