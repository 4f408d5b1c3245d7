import type { LanguagePack } from '../pack';
import { compounds } from './compounds';
import { propositions } from './propositions';
import { quantities } from './quantities';
import { stem } from './words';

export const german: LanguagePack = { code: 'de', propositions, quantities, compounds, words: { stem } };
