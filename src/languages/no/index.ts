import type { LanguagePack } from '../pack';
import { detection } from './detection';

export const norwegian: LanguagePack = { code: 'no', detection };
