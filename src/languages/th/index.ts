import type { LanguagePack } from '../pack';
import { citations } from './citations';
import { definitions } from './definitions';
import { detection } from './detection';
import { documents } from './documents';
import { headings } from './headings';
import { labels } from './labels';
import { layout } from './layout';
import { nearMisses } from './nearMisses';
import { notices } from './notices';
import { propositions } from './propositions';
import { quantities } from './quantities';
import { writing } from './writing';

export const thai: LanguagePack = {
  code: 'th',
  countries: ['th'],
  citations,
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
  writing,
};
