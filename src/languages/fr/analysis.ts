import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import type { Analysis } from '../analysis/analysis';

/** Snowball's, with its function words. */
export const analysis: Analysis = { latin: { stemmer, functionWords: new Set(stopwords) } };
