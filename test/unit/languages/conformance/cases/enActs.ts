import type { CitationCase } from '../cases';

/** Provisions of acts, codes and works that stand beside the acts of the corpus and are none of theirs. */
export const besideOthers: readonly CitationCase[] = [
  [
    'Under the Harbours Act (“HA”), 33 U.S.C. § 711, he pays. HA § 3; section 4 of the Harbours Act. Harbours Act 2012 § 4; Lighthouses Act § 1.',
    '33 U.S.C. § 711 -> act-not-in-corpus',
    'HA § 3 -> act-not-in-corpus',
    'section 4 of the Harbours Act -> act-not-in-corpus',
    'Harbours Act 2012 § 4 -> sec_4',
    'Lighthouses Act § 1 -> lighthouses-act-1998/sec_1',
  ],
  [
    'See Lighthouses Act § 1, 33 U.S.C. § 711; Lighthouses Act, ch. 9, § 1, 1 Stat. 53 (1789); Lighthouses Act, § 1.',
    'Lighthouses Act § 1 -> act-not-in-corpus',
    '33 U.S.C. § 711 -> act-not-in-corpus',
    'Lighthouses Act, ch. 9, § 1 -> act-not-in-corpus',
    'Lighthouses Act, § 1 -> act-not-in-corpus',
  ],
  [
    'Sections 3 and 4 of the Harbours Act (codified at 33 U.S.C. §§ 711, 712) and Harbours Act §§ 3, 4, Pub. L. No. 91-190.',
    'Sections 3 -> act-not-in-corpus',
    '4 of the Harbours Act -> act-not-in-corpus',
    '33 U.S.C. §§ 711 -> act-not-in-corpus',
    '712 -> act-not-in-corpus',
    'Harbours Act §§ 3 -> act-not-in-corpus',
    '4 -> act-not-in-corpus',
  ],
  [
    'Harbours Act, R.S.C. 1985, c. P-1, s. 4. Section 1 of the Lighthouses Act and 33 U.S.C. § 711 apply; Harbours Act 2012 § 3, 33 U.S.C. § 711.',
    'Harbours Act, R.S.C. 1985, c. P-1, s. 4 -> act-not-in-corpus',
    'Section 1 of the Lighthouses Act -> lighthouses-act-1998/sec_1',
    '33 U.S.C. § 711 -> act-not-in-corpus',
    'Harbours Act 2012 § 3 -> sec_3',
    '33 U.S.C. § 711 -> act-not-in-corpus',
  ],
  [
    'Under Title IX, § 3, and Harbours Act 2012 § 4 he pays.',
    '§ 3 -> act-not-in-corpus',
    'Harbours Act 2012 § 4 -> sec_4',
  ],
  [
    'Harbours Act 2012, s 4, and section 3 of Title IX apply.',
    'Harbours Act 2012, s 4 -> sec_4',
    'section 3 of Title IX -> act-not-in-corpus',
  ],
  [
    'Title IX, section 3, and section 4 of the Harbours Act 2012 apply.',
    'section 3 -> act-not-in-corpus',
    'section 4 of the Harbours Act 2012 -> sec_4',
  ],
  [
    'Restatement (First) of Wharves § 3, and Harbours Act 2012 § 4.',
    '§ 3 -> act-not-in-corpus',
    'Harbours Act 2012 § 4 -> sec_4',
  ],
  [
    'Harbours Act 2012 § 4 and Quill on Moorings § 3 agree; so does 2 Reed & Stone § 1.',
    'Harbours Act 2012 § 4 -> sec_4',
    '§ 3 -> act-not-in-corpus',
    '§ 1 -> act-not-in-corpus',
  ],
  [
    // An act that stands in front of § 4 is not that of § 3.
    'Under § 3 and Harbours Act 2012 § 4 he pays; see § 1, and In re Quill § 6.',
    '§ 3 -> act-not-in-corpus',
    'Harbours Act 2012 § 4 -> sec_4',
    '§ 1 -> sec_1',
    '§ 6 -> act-not-in-corpus',
  ],
  [
    'Exec. Order No. 10,123, § 3, and Harbours Act 2012 § 4.',
    'Exec. Order No. 10,123, § 3 -> act-not-in-corpus',
    'Harbours Act 2012 § 4 -> sec_4',
  ],
  [
    'Harbours Act 2012 § 4; 5 U.S.C. app. § 3.',
    'Harbours Act 2012 § 4 -> sec_4',
    '5 U.S.C. app. § 3 -> act-not-in-corpus',
  ],
  [
    'Section 3 of this title and section 4 of the Harbours Act 2012 apply.',
    'Section 3 of this title -> act-not-in-corpus',
    'section 4 of the Harbours Act 2012 -> sec_4',
  ],
  [
    'Section 4 of the Harbours Act 2012 applies. Section 3 of this title does not.',
    'Section 4 of the Harbours Act 2012 -> sec_4',
    'Section 3 of this title -> act-not-in-corpus',
  ],
  [
    'Section 3 of this Act and section 4 of the Harbours Act 2012 apply.',
    'Section 3 of this Act -> act-not-in-corpus',
    'section 4 of the Harbours Act 2012 -> sec_4',
  ],
  [
    'See Act of June 5, 1884, ch. 121, § 3, and section 4 of the Act of June 5, 1884, ch. 121.',
    'Act of June 5, 1884, ch. 121, § 3 -> act-not-in-corpus',
    'section 4 of the Act of June 5, 1884, ch. 121 -> act-not-in-corpus',
  ],
  [
    'See sections 1 and 4, 42 Pa. Cons. Stat. § 99, and Treas. Reg. § 1.408(a)(6)-2(b).',
    'sections 1 -> act-not-in-corpus',
    '4 -> act-not-in-corpus',
    '42 Pa. Cons. Stat. § 99 -> act-not-in-corpus',
    'Treas. Reg. § 1.408(a)(6)-2(b) -> act-not-in-corpus',
  ],
  [
    'N.J.S.A. 12:5-3(a), RCW 53.08A.010(2), C.P.L.R. 302(a)(1) and K.S.A. 82a-325.',
    'N.J.S.A. 12:5-3(a) -> act-not-in-corpus',
    'RCW 53.08A.010(2) -> act-not-in-corpus',
    'C.P.L.R. 302(a)(1) -> act-not-in-corpus',
    'K.S.A. 82a-325 -> act-not-in-corpus',
  ],
  [
    'section 3 of the Law of Moorings Act 1931 and section 4 of the Harbours Act 2012',
    'section 3 of the Law of Moorings Act 1931 -> act-not-in-corpus',
    'section 4 of the Harbours Act 2012 -> sec_4',
  ],
  [
    'section 3 of the Law Reform (Shipwrecks) Act 1949',
    'section 3 of the Law Reform (Shipwrecks) Act 1949 -> act-not-in-corpus',
  ],
  ['section 3 of the Law of Freedonia and the Harbours Act 2012', 'section 3 of the Law -> act-not-in-corpus'],
  [
    'section 3 of the Quays, Docks and Slips etc. Act 1987',
    'section 3 of the Quays, Docks and Slips etc. Act 1987 -> act-not-in-corpus',
  ],
  [
    'paragraph 2 of Schedule 1 to the Quays, Docks and Slips etc. Act 1987',
    'paragraph 2 of Schedule 1 to the Quays, Docks and Slips etc. Act 1987 -> act-not-in-corpus',
  ],
  [
    'Art. 3(1) Regulation 2017/987 and Art. 4 Directive 2011/12/EU, Art. 5 of Reg (EU) 2017/987.',
    'Art. 3(1) Regulation 2017/987 -> act-not-in-corpus',
    'Art. 4 Directive 2011/12/EU -> act-not-in-corpus',
    'Art. 5 of Reg (EU) 2017/987 -> act-not-in-corpus',
  ],
];
