import type { LanguagePack } from '../pack';
import { nearMisses } from './nearMisses';
import { titles } from './titles';

export const portuguese: LanguagePack = { code: 'pt', nearMisses, titles };
