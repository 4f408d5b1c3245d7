import type { LanguagePack } from '../pack';
import { detection } from './detection';
import { nearMisses } from './nearMisses';
import { titles } from './titles';

export const portuguese: LanguagePack = { code: 'pt', detection, nearMisses, titles };
