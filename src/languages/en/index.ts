import type { LanguagePack } from '../pack';
import { propositions } from './propositions';

export const english: LanguagePack = { code: 'en', propositions };
