import type { CitationCase } from '../cases';

export const backReferences: readonly CitationCase[] = [
  [
    'Section 1 of the Harbours Act 2012 applies. The 2012 Act, s 3, says so.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    's 3 -> sec_3',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. By contrast the 2003 Act, section 2, does not.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 2 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies; the Texas statute, § 2, does not.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    '§ 2 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 differs from sections 3 (save for subsection (4)) and 6 of the Pilotage Act 1987.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'sections 3 -> act-not-in-corpus',
    'subsection (4) -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 differs. Sections 2 (in part), 4 and 6 of the Pilotage Act 1987 apply.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'Sections 2 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. Sections 3 and 4 apply too.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'Sections 3 -> sec_3',
    '4 -> sec_4',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. Section 3 of the said lease reserves a rent.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'Section 3 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. Section 3 of the said charter reserves a rent.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'Section 3 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. Section 3 of the said Act reserves a rent.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'Section 3 of the said Act -> sec_3',
  ],
  [
    'The Quays Ordinance 1987 was saved by section 4 of the Harbours Act 2012. Section 6 of the said Ordinance remains.',
    'section 4 of the Harbours Act 2012 -> sec_4',
    'Section 6 of the said Ordinance -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The circular issued by the clerk says (section 3) that ice melts.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 3 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies, but read the charter - section 3 in particular.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 3 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The lease must contain the terms listed in section 3.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 3 -> sec_3',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The lease is void under section 3.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 3 -> sec_3',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The White Paper explains in section 4 that fees rise.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 4 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The Harbours (Fees) Act provides in section 4 for fees.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 4 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The Act provides in section 4 for supervision.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 4 -> sec_4',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The 2012 Act provides in section 4 for supervision.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 4 -> sec_4',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The legislation provides in section 4 for supervision.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 4 -> sec_4',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. Its predecessor, s 5(2), was narrower.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    's 5(2) -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The equivalent Irish provision is s 6(1).',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    's 6(1) -> act-not-in-corpus',
  ],
  ['The Harbours Act 2012 Regulations, section 4, apply.', 'section 4 -> act-not-in-corpus'],
  ['Section 5 of the Harbours Act 2012 of Malta applies.', 'Section 5 of the Harbours Act 2012 -> act-not-in-corpus'],
  [
    'Section 5 of the Harbours Act 2012 (ISLE OF MAN) applies.',
    'Section 5 of the Harbours Act 2012 -> act-not-in-corpus',
  ],
  [
    "Section 1 of the Harbours Act 2012 and section 2 of the Lighthouses Act 1998 apply. The former's section 3 is strict.",
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 2 of the Lighthouses Act 1998 -> lighthouses-act-1998/sec_2',
    'section 3 -> sec_3',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The lease provides in section 2 for oil.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 2 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. In section 2 our by-laws provide for oil.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 2 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The lease is void under section 3.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 3 -> sec_3',
  ],
  [
    'Section 1 of the Harbours Act 2012 and rule 3 of the Rules apply.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'rule 3 of the Rules -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The Lighthouses Act 1998 provides in section 2 for oil.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 2 -> lighthouses-act-1998/sec_2',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The Quays Act 1990 provides in section 2 for oil.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 2 -> act-not-in-corpus',
  ],
  [
    'The owner keeps to the Harbours Act 2012. The rent is due under section 3 hereof.',
    'section 3 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies, as section 3 below says.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 3 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. The parties agreed in section 3 on a rent.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 3 -> act-not-in-corpus',
  ],
  ['Harbours Act 2012, s 1; Reed & Quill on Quays § 3.', 'Harbours Act 2012, s 1 -> sec_1', '§ 3 -> act-not-in-corpus'],
  [
    'The Lamps Order 1960 was made under the Harbours Act 2012. Section 3 of that Act is clear.',
    'Section 3 of that Act -> sec_3',
  ],
  [
    'The Lamps Order 1960 was made under the Harbours Act 2012. Article 3 of that Order is not.',
    'Article 3 of that Order -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies; section 3 of the said Regulations does not.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'section 3 of the said Regulations -> act-not-in-corpus',
  ],
  ['The lease refers to the Harbours Act 2012, and clause 3 thereof is void.', 'clause 3 thereof -> act-not-in-corpus'],
  ['The Harbours Act 2012 is in force. Its section 3 is clear.', 'section 3 -> sec_3'],
  [
    'Harbours Act 2012, s 1; Reed, Law of Quays (2001), ch 4; ibid, s 3.',
    'Harbours Act 2012, s 1 -> sec_1',
    's 3 -> act-not-in-corpus',
  ],
  ['Harbours Act 2012, s 1. See Reed, op cit, s 3.', 'Harbours Act 2012, s 1 -> sec_1', 's 3 -> act-not-in-corpus'],
  [
    'Harbours Act 2012, s 1. See Reed, supra note 4, s 3.',
    'Harbours Act 2012, s 1 -> sec_1',
    's 3 -> act-not-in-corpus',
  ],
  ['The Harbours Act 2012 differs: section 3 of that Act is clear.', 'section 3 of that Act -> sec_3'],
  [
    'Section 1 of the Lighthouses Act 1998 applies. Section 2 of that Act does not.',
    'Section 1 of the Lighthouses Act 1998 -> lighthouses-act-1998/sec_1',
    'Section 2 of that Act -> lighthouses-act-1998/sec_2',
  ],
  [
    'Section 2 of the Harbours Act 2012 applies; subsection (1) of that section does not.',
    'Section 2 of the Harbours Act 2012 -> sec_2',
    'subsection (1) of that section -> sec_2__para_1',
  ],
  [
    'Section 3 of the Quays Act 1990 applies. Section 4 of that Act does not.',
    'Section 3 of the Quays Act 1990 -> act-not-in-corpus',
    'Section 4 of that Act -> act-not-in-corpus',
  ],
  [
    'Under section 2(2) of the Harbours Act 2012 he pays. That subsection is plain.',
    'section 2(2) of the Harbours Act 2012 -> sec_2__para_2',
    'That subsection -> sec_2__para_2',
  ],
  [
    'Section 1 of the Lighthouses Act 1998 and section 2 of the same Act apply.',
    'Section 1 of the Lighthouses Act 1998 -> lighthouses-act-1998/sec_1',
    'section 2 of the same Act -> lighthouses-act-1998/sec_2',
  ],
  ['the Harbours Act 2012 (the “Act”). Section 3 of the Act applies.', 'Section 3 of the Act -> sec_3'],
  [
    'Lighthouses Act 1998 § 1. Id. § 2.',
    'Lighthouses Act 1998 § 1 -> lighthouses-act-1998/sec_1',
    '§ 2 -> lighthouses-act-1998/sec_2',
  ],
  [
    'Section 2 of the Harbours Act 2012 applies. Subsection (2) does not.',
    'Section 2 of the Harbours Act 2012 -> sec_2',
    'Subsection (2) -> sec_2__para_2',
  ],
  [
    'Section 2(1) of the Harbours Act 2012 binds the master; subsection (2) thereof sets the fee.',
    'Section 2(1) of the Harbours Act 2012 -> sec_2__para_1',
    'subsection (2) thereof -> sec_2__para_2',
  ],
  [
    'Section 2(1) of the Harbours Act 2012 binds the master. Subsection (7) thereof does not.',
    'Section 2(1) of the Harbours Act 2012 -> sec_2__para_1',
    'Subsection (7) thereof -> provision-not-found',
  ],
  [
    'Section 2 of the Harbours Act 2012, and in particular subsection (2) hereof, applies.',
    'Section 2 of the Harbours Act 2012 -> sec_2',
    'subsection (2) -> sec_2__para_2',
  ],
  [
    'Section 2 of the Harbours Act 2012 applies. Section 5 of such Act does not, nor does paragraph (b) of such section.',
    'Section 2 of the Harbours Act 2012 -> sec_2',
    'Section 5 of such Act -> sec_5',
    'paragraph (b) of such section -> sec_5',
  ],
  [
    'Section 1 of the Lighthouses Act 1998 and section 2(1) of the Harbours Act 2012; subsection (2) of such section 2.',
    'Section 1 of the Lighthouses Act 1998 -> lighthouses-act-1998/sec_1',
    'section 2(1) of the Harbours Act 2012 -> sec_2__para_1',
    'subsection (2) of such section 2 -> sec_2__para_2',
  ],
  ['The owner keeps to the Harbours Act 2012, whose section 3 is clear.', 'section 3 -> sec_3'],
  [
    'The owner keeps to the Harbours Act 2012 as to the Quays Act 1990, whose section 3 is clear.',
    'section 3 -> act-not-in-corpus',
  ],
  [
    'Section 1 of the Harbours Act 2012 applies. See s 2(1)(b) (as substituted) and (c) of the Limitation Ordinance.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    's 2(1)(b) -> act-not-in-corpus',
  ],
  [
    'Section 4 of the Harbours Act 2012 applies. BS 6349-2:2019, section 5, must be met, and so must Eurocode 7, section 3.',
    'Section 4 of the Harbours Act 2012 -> sec_4',
    'section 5 -> act-not-in-corpus',
    'section 3 -> act-not-in-corpus',
  ],
  [
    'Section 4 of the Harbours Act 2012 is silent, but clause 4 of the Berthing Agreement and section 4 of the Schedule thereto are not.',
    'Section 4 of the Harbours Act 2012 -> sec_4',
    'section 4 of the Schedule thereto -> act-not-in-corpus',
  ],
];
