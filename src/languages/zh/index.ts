import type { LanguagePack } from '../pack';
import { detection } from './detection';
import { layout } from './layout';
import { titles } from './titles';
import { writing } from './writing';

export const chinese: LanguagePack = { code: 'zh', detection, layout, titles, writing };
