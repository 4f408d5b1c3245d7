import type { LanguagePack } from '../pack';
import { propositions } from './propositions';

export const french: LanguagePack = { code: 'fr', propositions };
