import type { LanguagePack } from '../pack';
import { titles } from './titles';

export const dutch: LanguagePack = { code: 'nl', titles };
