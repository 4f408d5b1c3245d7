import type { LanguagePack } from '../pack';
import { analysis } from './analysis';
import { citations } from './citations';
import { unionActs } from './citations/unionActs';
import { definitions } from './definitions';
import { detection } from './detection';
import { documents } from './documents';
import { headings } from './headings';
import { labels } from './labels';
import { latex } from './latex';
import { layout } from './layout';
import { nearMisses } from './nearMisses';
import { notices } from './notices';
import { ownNames } from './ownNames';
import { propositions } from './propositions';
import { quantities } from './quantities';
import { writing } from './writing';

export const french: LanguagePack = {
  code: 'fr',
  countries: ['fr'],
  analysis,
  citations,
  ownNames,
  unionActs,
  definitions,
  detection,
  documents,
  headings,
  labels,
  latex,
  layout,
  nearMisses,
  notices,
  propositions,
  quantities,
  writing,
};
