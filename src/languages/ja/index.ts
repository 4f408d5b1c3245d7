import type { LanguagePack } from '../pack';
import { propositions } from './propositions';
import { quantities } from './quantities';

export const japanese: LanguagePack = { code: 'ja', propositions, quantities };
