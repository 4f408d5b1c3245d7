import type { SentenceRules } from '../sentences/rules';

export const sentences: SentenceRules = {
  beforeNumber: 'art arts no nos para paras reg regs sec ss ch cl sch pt fig vol pp rr cf',
  alwaysFollowed: 'dr prof mr mrs ms st e.g i.e viz vs v approx jan feb apr jun jul aug sept oct nov dec',
  maybeLast: 'etc f ff inc ltd co corp al',
  months: 'january february march april may june july august september october november december',
  clauseOpeners: 'and but whereas while so',
};
