import type { LanguagePack } from '../pack';
import { detection } from './detection';
import { nearMisses } from './nearMisses';
import { titles } from './titles';

export const italian: LanguagePack = { code: 'it', detection, nearMisses, titles };
