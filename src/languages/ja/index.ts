import type { LanguagePack } from '../pack';
import { propositions } from './propositions';

export const japanese: LanguagePack = { code: 'ja', propositions };
