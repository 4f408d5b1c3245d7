const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** End in a full stop when a number, a numeral or a letter follows: "Abs. 1", "Art. II", "No. 5"; "No. The ..." ends. */
export const BEFORE_NUMBER = words(
  'abs art nr nrn ziff buchst bst satz rn rdnr kap anh anl teil tz bd hs no nos para paras reg regs sec ss ch cl sch pt fig vol pp arts rr cf',
);

/** Never end a sentence, because something always follows. */
export const ALWAYS_FOLLOWED = words(
  'vgl lfd bzw ca ggf sog gem insb evtl i.v.m i.s.d i.s.v i.d.r z.b d.h o.g u.u bspw einschl entspr grds dr prof mr mrs ms st hr fr e.g i.e viz vs v approx st jan feb apr jun jul aug sept okt oct nov dez dec',
);

/** May end a sentence: they do when a capital follows. In German, where nouns are capitals, they do not. */
export const MAYBE_LAST = words('etc usw ff f u.a u.ä o.ä inc ltd co corp al a.f n.f mio mrd std tel bgbl abl');

/** After these a German ordinal follows: "am 3. Werktag", "der 2. Senat". */
export const BEFORE_ORDINAL = words(
  'der die das dem den des am vom zum zur im ab bis seit ein eine einem einen einer eines jeder jeden jedem jedes',
);

/** Months of German and English dates: "1. Januar". */
export const MONTHS = words(
  'januar jänner februar märz april mai juni juli august september oktober november dezember january february march may june july october december',
);
