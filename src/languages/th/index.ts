import type { LanguagePack } from '../pack';
import { propositions } from './propositions';

export const thai: LanguagePack = { code: 'th', propositions };
