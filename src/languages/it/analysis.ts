import { stemmer } from '@orama/stemmers/italian';
import { stopwords } from '@orama/stopwords/italian';
import type { Analysis } from '../analysis/analysis';

/** Snowball's, with its function words. */
export const analysis: Analysis = {
  latin: { stemmer, functionWords: new Set(stopwords) },
  statuteWords: 'articolo',
};
