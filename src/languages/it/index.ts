import type { LanguagePack } from '../pack';
import { analysis } from './analysis';
import { citations } from './citations';
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
import { unionActs } from './citations/unionActs';
import { writing } from './writing';

export const italian: LanguagePack = {
  code: 'it',
  countries: ['it'],
  analysis,
  citations,
  definitions,
  detection,
  documents,
  headings,
  labels,
  layout,
  nearMisses,
  notices,
  ownNames,
  propositions,
  quantities,
  sentences,
  unionActs,
  writing,
};
