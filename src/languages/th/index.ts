import type { LanguagePack } from '../pack';
import { documents } from './documents';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const thai: LanguagePack = { code: 'th', documents, propositions, quantities };
