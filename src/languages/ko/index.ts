import type { LanguagePack } from '../pack';
import { propositions } from './propositions';

export const korean: LanguagePack = { code: 'ko', propositions };
