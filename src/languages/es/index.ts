import type { LanguagePack } from '../pack';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const spanish: LanguagePack = { code: 'es', propositions, quantities };
