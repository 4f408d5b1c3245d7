import type { LanguagePack } from '../pack';
import { detection } from './detection';

export const danish: LanguagePack = { code: 'da', detection };
