import type { LanguagePack } from '../pack';
import { documents } from './documents';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const spanish: LanguagePack = { code: 'es', documents, propositions, quantities };
