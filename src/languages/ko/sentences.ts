import type { SentenceRules } from '../sentences/rules';

export const sentences: SentenceRules = {
  // "…한다.다만"
  closedUp: /(?<=다)[.!?…]+(?=[가-힣])/uy,
  clauseEnds: [
    // Connective endings: "…하고,", "…하였으나", "…했는데". Without a comma only the past forms, which are never nouns.
    '(?<=[가-힣](?:고|며|면서|는데|은데|지만|으나|므로|자|여|어서|니))[,\uff0c、]',
    '(?<=[가-힣](?:었|였|았|했)(?:고|으며|으나|는데|지만|으므로))(?=\\s)',
  ],
};
