import type { LanguagePack } from '../pack';
import { titles } from './titles';

export const swedish: LanguagePack = { code: 'sv', titles };
