import type { LanguagePack } from '../pack';
import { citations } from './citations';
import { definitions } from './definitions';
import { documents } from './documents';
import { labels } from './labels';
import { nearMisses } from './nearMisses';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const spanish: LanguagePack = {
  code: 'es',
  citations,
  definitions,
  documents,
  labels,
  nearMisses,
  propositions,
  quantities,
};
