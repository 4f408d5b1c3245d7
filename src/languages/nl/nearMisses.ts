import type { NearMisses } from '../nearMisses/nearMisses';
import { article, articleInRoman, RECITAL_NUMBER } from '../nearMisses/patterns';

export const nearMisses: NearMisses = {
  words: [article('[Aa]rtikel'), articleInRoman('Artikel'), `[Oo]verweging(?:en)?${RECITAL_NUMBER}`],
};
