import type { LanguagePack } from '../pack';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const english: LanguagePack = { code: 'en', propositions, quantities };
