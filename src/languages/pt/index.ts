import type { LanguagePack } from '../pack';
import { detection } from './detection';
import { headings } from './headings';
import { nearMisses } from './nearMisses';
import { notices } from './notices';
import { ownNames } from './ownNames';
import { titles } from './titles';
import { unionActs } from './unionActs';
import { writing } from './writing';

export const portuguese: LanguagePack = {
  code: 'pt',
  countries: ['br', 'pt'],
  detection,
  headings,
  nearMisses,
  notices,
  ownNames,
  titles,
  unionActs,
  writing,
};
