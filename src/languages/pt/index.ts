import type { LanguagePack } from '../pack';
import { titles } from './titles';

export const portuguese: LanguagePack = { code: 'pt', titles };
