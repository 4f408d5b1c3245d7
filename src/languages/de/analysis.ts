import { stemmer } from '@orama/stemmers/german';
import { stopwords } from '@orama/stopwords/german';
import { without, type Analysis, type LatinAnalysis } from '../analysis/analysis';

/** Old and new spelling meet: "daß" and "dass", "Straße" and "Strasse". */
const respelled = (word: string): string => word.replaceAll('ß', 'ss');

/** Der Weg, sich einig sein, the Wahlordnung (WO). */
const HOMOGRAPHS = ['weg', 'einig', 'wo'];

/** Snowball's, with its function words. */
export const latin: LatinAnalysis = {
  stemmer: (word) => respelled(stemmer(word)),
  functionWords: without([...stopwords, ...stopwords.map(respelled)], HOMOGRAPHS),
};

export const analysis: Analysis = {
  latin,
  statuteWords: 'sofern soweit wurde müssen sollen darf dürfen gemäß absatz satz artikel',
};
