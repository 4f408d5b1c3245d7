import type { LanguagePack } from '../pack';
import { propositions } from './propositions';

export const spanish: LanguagePack = { code: 'es', propositions };
