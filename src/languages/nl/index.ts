import type { LanguagePack } from '../pack';
import { citations } from './citations';
import { definitions } from './definitions';
import { detection } from './detection';
import { documents } from './documents';
import { headings } from './headings';
import { labels } from './labels';
import { layout } from './layout';
import { nearMisses } from './nearMisses';
import { propositions } from './propositions';
import { quantities } from './quantities';
import { unionActs } from './citations/unionActs';

export const dutch: LanguagePack = {
  code: 'nl',
  citations,
  definitions,
  detection,
  documents,
  headings,
  labels,
  layout,
  nearMisses,
  propositions,
  quantities,
  unionActs,
};
