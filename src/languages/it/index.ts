import type { LanguagePack } from '../pack';
import { nearMisses } from './nearMisses';
import { titles } from './titles';

export const italian: LanguagePack = { code: 'it', nearMisses, titles };
