import { stemmer } from '@orama/stemmers/spanish';
import type { Analysis } from '../analysis/analysis';

/** Snowball's. The list of function words at hand is not Snowball's and has words like "work", so they stay. */
export const analysis: Analysis = { latin: { stemmer, functionWords: new Set() } };
