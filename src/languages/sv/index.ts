import type { LanguagePack } from '../pack';
import { detection } from './detection';
import { titles } from './titles';

export const swedish: LanguagePack = { code: 'sv', detection, titles };
