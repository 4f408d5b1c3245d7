import type { LanguagePack } from '../pack';
import { detection } from './detection';
import { headings } from './headings';
import { notices } from './notices';
import { titles } from './titles';
import { writing } from './writing';

export const swedish: LanguagePack = { code: 'sv', detection, headings, notices, titles, writing };
