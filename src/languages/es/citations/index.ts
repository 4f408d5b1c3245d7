import type { CitationRules } from '../../citations/rules';
import { grammar } from './grammar';
import { naming } from './naming';
import { numbered } from './numberedTitles';
import { style } from './style';
import { typed } from './typed';

export const citations: CitationRules = {
  grammar,
  naming,
  believed: 'at home',
  style,
  numbered,
  onlyArticle: '[úu]nico',
  typed,
};
