import type { NearMisses } from '../nearMisses/nearMisses';
import { article, articleInRoman } from '../nearMisses/patterns';
import { partOfLaw } from '../nearMisses/romance';

export const nearMisses: NearMisses = {
  words: [article('[Aa]rticol[oi]'), articleInRoman('Articolo'), partOfLaw('commi?')],
};
