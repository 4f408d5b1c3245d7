import type { LanguagePack } from '../pack';
import { propositions } from './propositions';

export const german: LanguagePack = { code: 'de', propositions };
