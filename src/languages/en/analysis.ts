import { stemmer } from '@orama/stemmers/english';
import { stopwords } from '@orama/stopwords/english';
import { without, type Analysis } from '../analysis/analysis';

/** Snowball's, with its function words but for US (persons) and IT (systems). */
export const analysis: Analysis = {
  latin: { stemmer, functionWords: without(stopwords, ['us', 'it']) },
  statuteWords: 'whose upon also unless without section article rule paragraph',
};
