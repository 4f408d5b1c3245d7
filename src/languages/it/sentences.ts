import type { SentenceRules } from '../sentences/rules';

export const sentences: SentenceRules = {
  beforeNumber: 'artt lett d.lgs d.l d.p.r d.m r.d nn cpv',
  alwaysFollowed: 'sig dott avv cfr cass sez cod disp att proc c.d',
  maybeLast: 'ecc segg',
  // Not "ma", which is another word in French.
  clauseOpeners: 'mentre però bensì',
};
