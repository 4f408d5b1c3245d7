import type { LanguagePack } from '../pack';
import { analysis } from './analysis';
import { citations } from './citations';
import { unionActs } from './citations/unionActs';
import { definitions } from './definitions';
import { detection } from './detection';
import { documents } from './documents';
import { headings } from './headings';
import { labels } from './labels';
import { layout } from './layout';
import { nearMisses } from './nearMisses';
import { notices } from './notices';
import { ownNames } from './ownNames';
import { propositions } from './propositions';
import { quantities } from './quantities';
import { sentences } from './sentences';
import { writing } from './writing';
import { replies } from './replies';

export const english: LanguagePack = {
  code: 'en',
  countries: ['au', 'gb', 'nz', 'uk', 'us'],
  analysis,
  citations,
  ownNames,
  unionActs,
  definitions,
  detection,
  documents,
  headings,
  labels,
  layout,
  nearMisses,
  notices,
  propositions,
  quantities,
  sentences,
  writing,
  replies,
};
