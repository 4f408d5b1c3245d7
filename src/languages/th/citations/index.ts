import type { CitationRules } from '../../citations/rules';
import { grammar } from './grammar';
import { naming } from './naming';
import { style } from './style';
import { typed } from './typed';

export const citations: CitationRules = { grammar, naming, believed: 'anywhere', style, countsByLines: true, typed };
