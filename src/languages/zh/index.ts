import type { LanguagePack } from '../pack';
import { titles } from './titles';

export const chinese: LanguagePack = { code: 'zh', titles };
