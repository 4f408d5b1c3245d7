import type { CitationRules } from '../../citations/rules';
import { cases } from './cases';
import { grammar } from './grammar';
import { naming } from './naming';
import { american, style } from './style';
import { typed } from './typed';

export const citations: CitationRules = {
  grammar,
  naming,
  believed: 'unless at home elsewhere',
  style,
  cases,
  regionalStyles: { 'en-US': american },
  roman: { articles: true, divisions: ['order'] },
  typed,
};
