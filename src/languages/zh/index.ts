import type { LanguagePack } from '../pack';
import { detection } from './detection';
import { titles } from './titles';

export const chinese: LanguagePack = { code: 'zh', detection, titles };
