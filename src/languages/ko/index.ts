import type { LanguagePack } from '../pack';
import { propositions } from './propositions';
import { quantities } from './quantities';
import { stem } from './words';

export const korean: LanguagePack = { code: 'ko', propositions, quantities, words: { stem } };
