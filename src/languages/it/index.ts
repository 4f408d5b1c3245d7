import type { LanguagePack } from '../pack';
import { titles } from './titles';

export const italian: LanguagePack = { code: 'it', titles };
