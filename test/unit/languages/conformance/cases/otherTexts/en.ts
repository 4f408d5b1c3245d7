import type { CitationCase } from '../../cases';

/** Drafts that cite another text beside an act of the corpus. */
export const otherTexts: readonly CitationCase[] = [
  [
    'See Harbours Act 2012, s 2(1); Quays (Scotland) Act 2010 (asp 5), s 3; Quays (Wales) Act 2016 (anaw 3) section 4; Quays Act (Northern Ireland) 2013 (c. 10 (N.I.)), s 3.',
    'Harbours Act 2012, s 2(1) -> sec_2__para_1',
    'Quays (Scotland) Act 2010 (asp 5), s 3 -> act-not-in-corpus',
    'Quays (Wales) Act 2016 (anaw 3) section 4 -> act-not-in-corpus',
    'Quays Act (Northern Ireland) 2013 (c. 10 (N.I.)), s 3 -> act-not-in-corpus',
  ],
  [
    'See Harbours Act 2012, s 2(1); Quays (Scotland) Act 2014 (2014 asp 2), ss 2 and 3; Quays (Wales) Measure 2011 (nawm 2), section 3; Quays Act 1946 (No. 9), s 7.',
    'Harbours Act 2012, s 2(1) -> sec_2__para_1',
    'Quays (Scotland) Act 2014 (2014 asp 2), ss 2 -> act-not-in-corpus',
    '3 -> act-not-in-corpus',
    'section 3 -> act-not-in-corpus',
    's 7 -> act-not-in-corpus',
  ],
  [
    'Lighthouses Act 1998, s 1; Harbours Act 2012 (asp 4), s 3. In the Harbours Act 2012 (in force since 2014), s 4 is short.',
    'Lighthouses Act 1998, s 1 -> lighthouses-act-1998/sec_1',
    'Harbours Act 2012 (asp 4), s 3 -> sec_3',
    's 4 -> sec_4',
  ],
  [
    'Harbours Act, 2012, sec. 2 ( 1 ), empowers; Section 2 ( 3 ) of the Harbours Act 2012, Harbours Act 2012, s. 2 ( 2 ), and section 5( a ) of the Harbours Act 2012.',
    'Harbours Act, 2012, sec. 2 ( 1 ) -> sec_2__para_1',
    'Section 2 ( 3 ) of the Harbours Act 2012 -> provision-not-found',
    'Harbours Act 2012, s. 2 ( 2 ) -> sec_2__para_2',
    'section 5( a ) of the Harbours Act 2012 -> sec_5',
  ],
  [
    'Harbours Act (Ontario), s 3, and Harbours Act 2012, s 3; Harbours Act 2012 (Queensland), s 3; Harbours Act (Cap. 170, 2012 Rev Ed) (Sing), s 4.',
    's 3 -> act-not-in-corpus',
    'Harbours Act 2012, s 3 -> sec_3',
    'Harbours Act 2012 (Queensland), s 3 -> act-not-in-corpus',
    's 4 -> act-not-in-corpus',
  ],
  [
    'Harbours Act 2012 (HA 2012), s 7; HA 2012, s 3A; HA 1964, s 3.',
    'Harbours Act 2012 (HA 2012), s 7 -> sec_7',
    'HA 2012, s 3A -> sec_3a',
    'HA 1964, s 3 -> act-not-in-corpus',
  ],
];
