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
import { compounds } from './compounds';
import { notices } from './notices';
import { propositions } from './propositions';
import { quantities } from './quantities';
import { sentences } from './sentences';
import { stem } from './words';
import { writing } from './writing';
import { replies } from './replies';

export const german: LanguagePack = {
  code: 'de',
  countries: ['at', 'de'],
  analysis,
  citations,
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
  sentences,
  compounds,
  words: { stem },
  writing,
  replies,
};
