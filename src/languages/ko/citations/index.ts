import type { CitationRules } from '../../citations/rules';
import { cases } from './cases';
import { grammar } from './grammar';
import { naming } from './naming';
import { style } from './style';

export const citations: CitationRules = { grammar, naming, believed: 'anywhere', style, cases, annexFile: '별표' };
