import type { LanguagePack } from '../pack';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const german: LanguagePack = { code: 'de', propositions, quantities };
