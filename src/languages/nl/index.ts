import type { LanguagePack } from '../pack';
import { nearMisses } from './nearMisses';
import { titles } from './titles';

export const dutch: LanguagePack = { code: 'nl', nearMisses, titles };
