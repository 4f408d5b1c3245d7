import type { CitationRules } from '../../citations/rules';
import { cases } from './cases';
import { grammar } from './grammar';
import { naming } from './naming';
import { style } from './style';
import { typed } from './typed';

/** Conditions, definitions, references. */
const noHeading =
  /[\d"“”'‘’「」<>]|이하|포함|제외|경우|한정|말한다|같다|준용|개정|신설|삭제|전단|후단|본문|단서|참조|신법|구법/u;

export const citations: CitationRules = {
  grammar,
  naming,
  believed: 'anywhere',
  style,
  cases,
  annexFile: '별표',
  noHeading,
  typed,
};
