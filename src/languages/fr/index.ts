import type { LanguagePack } from '../pack';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const french: LanguagePack = { code: 'fr', propositions, quantities };
