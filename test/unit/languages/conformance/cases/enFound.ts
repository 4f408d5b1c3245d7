import type { CitationCase } from '../cases';
import { besideOthers } from './enActs';

export const found: readonly CitationCase[] = [
  [
    'Section 2(2) of the 2012 Harbours Act and section 1 of the 1999 Lighthouses Act.',
    'Section 2(2) of the 2012 Harbours Act -> sec_2__para_2',
    'section 1 of the 1999 Lighthouses Act -> act-not-in-corpus',
  ],

  [
    'See “Harbours Act 2012, s 2”. HARBOURS ACT 2012, SECTION 2(1) governs, and Harbours Act, 2012, sec. 5(b).',
    'Harbours Act 2012, s 2 -> sec_2',
    'HARBOURS ACT 2012, SECTION 2(1) -> sec_2__para_1',
    'Harbours Act, 2012, sec. 5(b) -> sec_5',
  ],
  ['s 2, sub-s (2), Harbours Act 2012', 's 2, sub-s (2), Harbours Act 2012 -> sec_2__para_2'],

  [
    'The second subsection of section 2 of the Harbours Act 2012 applies, its ninth subsection does not.',
    'second subsection of section 2 of the Harbours Act 2012 -> sec_2__para_2',
  ],
  ['Section 3 of said Harbours Act 2012 is clear.', 'Section 3 of said Harbours Act 2012 -> sec_3'],
  ['The Harbours Act 2012 (c. 12), s 3.', 'Harbours Act 2012 (c. 12), s 3 -> sec_3'],
  ['The Harbours Act 2012 (the Docks Act) applies: Docks Act, s 3.', 'Docks Act, s 3 -> sec_3'],
  ['Harbours Act 2012 (“HA” or “the Act”): HA s 3.', 'HA s 3 -> sec_3'],
  [
    'Section 1 of the Harbours Act 2012; S. 90, 112th Cong. § 3.',
    'Section 1 of the Harbours Act 2012 -> sec_1',
    'S. 90, 112th Cong. § 3 -> act-not-in-corpus',
  ],
  [
    'See Colo. Rev. Stat. § 13-21-111.5 and N.J. Stat. Ann. § 10:5-12(a).',
    'Colo. Rev. Stat. § 13-21-111.5 -> act-not-in-corpus',
    'N.J. Stat. Ann. § 10:5-12(a) -> act-not-in-corpus',
  ],
  ['Under section 3 of the Harbours Act 2012 he pays.', 'section 3 of the Harbours Act 2012 -> sec_3'],
  ['Under section 2(2) of the Harbours Act 2012 he pays.', 'section 2(2) of the Harbours Act 2012 -> sec_2__para_2'],
  ['See s. 3A of the Harbours Act 2012.', 's. 3A of the Harbours Act 2012 -> sec_3a'],
  ['See Harbours Act 2012, s 4.', 'Harbours Act 2012, s 4 -> sec_4'],
  [
    'Subsection (1) of section 2 of the Harbours Act 2012 applies.',
    'Subsection (1) of section 2 of the Harbours Act 2012 -> sec_2__para_1',
  ],
  ['section 9 of the Harbours Act 2012', 'section 9 of the Harbours Act 2012 -> provision-not-found'],
  ['section 3 of the Quays Act 1990', 'section 3 of the Quays Act 1990 -> act-not-in-corpus'],
  ['section 5(b) of the Harbours Act 2012', 'section 5(b) of the Harbours Act 2012 -> sec_5'],
  ['section 5(f) of the Harbours Act 2012', 'section 5(f) of the Harbours Act 2012 -> provision-not-found'],
  ['section 2(7) of the Harbours Act 2012', 'section 2(7) of the Harbours Act 2012 -> provision-not-found'],
  ['Part 2 of the Harbours Act 2012', 'Part 2 of the Harbours Act 2012 -> part_2'],
  ['§ 3 of the Harbours Act 2012', '§ 3 of the Harbours Act 2012 -> sec_3'],
  ['Harbours Act 2012, section 2(1)', 'Harbours Act 2012, section 2(1) -> sec_2__para_1'],
  ['s 3 of the Harbours Act', 's 3 of the Harbours Act -> sec_3'],
  ['section 3 of the Harbours Act 1999', 'section 3 of the Harbours Act 1999 -> act-not-in-corpus'],
  ...besideOthers,
];
