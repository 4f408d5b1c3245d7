import type { LanguagePack } from '../pack';
import { citations } from './citations';
import { documents } from './documents';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const thai: LanguagePack = { code: 'th', citations, documents, propositions, quantities };
