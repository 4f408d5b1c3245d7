import type { LanguagePack } from '../pack';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const korean: LanguagePack = { code: 'ko', propositions, quantities };
