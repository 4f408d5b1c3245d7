import type { SentenceRules } from '../sentences/rules';

export const sentences: SentenceRules = {
  beforeNumber: 'abs art nr nrn ziff buchst bst satz rn rdnr kap anh anl teil tz bd hs',
  alwaysFollowed:
    'vgl lfd bzw ca ggf sog gem insb evtl i.v.m i.s.d i.s.v i.d.r z.b d.h o.g u.u bspw einschl entspr grds dr prof hr fr jan feb apr jun jul aug sept okt nov dez',
  maybeLast: 'etc usw ff f u.a u.ä o.ä a.f n.f mio mrd std tel bgbl abl',
  capitalNouns: true,
  beforeOrdinal:
    'der die das dem den des am vom zum zur im ab bis seit ein eine einem einen einer eines jeder jeden jedem jedes',
  months: 'januar jänner februar märz april mai juni juli august september oktober november dezember',
  clauseOpeners: 'und aber sondern während sodass woraufhin doch',
};
