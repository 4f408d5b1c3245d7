import type { LanguagePack } from '../pack';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const thai: LanguagePack = { code: 'th', propositions, quantities };
