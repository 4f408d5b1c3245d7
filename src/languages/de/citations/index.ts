import type { CitationRules } from '../../citations/rules';
import { cases } from './cases';
import { grammar } from './grammar';
import { naming } from './naming';
import { sentences } from './sentences';
import { style } from './style';
import { titles } from './titles';
import { typed } from './typed';

export const citations: CitationRules = {
  grammar,
  naming,
  believed: 'anywhere',
  style,
  cases,
  titles,
  sentences,
  typed,
};
