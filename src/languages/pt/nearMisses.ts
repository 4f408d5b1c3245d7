import type { NearMisses } from '../nearMisses/nearMisses';
import { article, articleInRoman, inCapitals, NUMBER } from '../nearMisses/patterns';
import { partOfLaw } from '../nearMisses/romance';

export const nearMisses: NearMisses = {
  words: [
    article('[Aa]rtigos?'),
    `[Aa]rts?\\.?º\\s?${NUMBER}`,
    articleInRoman('Artigo'),
    partOfLaw('alíneas?|n\\.?º'),
    inCapitals('ARTIGOS?'),
  ],
  // An article is counted as an ordinal, up to the ninth.
  goesOn: ['\\.?º(?!\\p{L})'],
};
