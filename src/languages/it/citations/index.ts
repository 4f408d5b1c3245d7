import type { CitationRules } from '../../citations/rules';
import { grammar } from './grammar';
import { naming } from './naming';
import { style } from './style';

export const citations: CitationRules = { grammar, naming, believed: 'at home', style, countsByLines: true };
