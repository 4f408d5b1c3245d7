import type { LanguagePack } from '../pack';
import { detection } from './detection';
import { headings } from './headings';
import { nearMisses } from './nearMisses';
import { titles } from './titles';
import { unionActs } from './unionActs';
import { writing } from './writing';

export const italian: LanguagePack = { code: 'it', detection, headings, nearMisses, titles, unionActs, writing };
