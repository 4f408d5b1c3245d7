import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

describe('An act in front of its provision behind a comma', () => {
  table(
    'en',
    [
      [
        'MCA, s 4, and section 5 of the Harbour Act 1990',
        'MCA, s 4 | named:MCA | act | sec_4',
        'section 5 of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_5',
      ],
      [
        'HLR, art. 17(3), and Article 2 of the Quay Treaty',
        'HLR, art. 17(3) | named:HLR | act | art_17__para_3',
        'Article 2 of the Quay Treaty | named:Quay Treaty | act | art_2',
      ],
      ['UK HLR, art 17(3)', 'UK HLR, art 17(3) | named:UK HLR | act | art_17__para_3'],
      ['Per Smith LJ, section 5 applies', 'section 5 | this | act | sec_5'],
      ['Quays PLC, section 5 applies', 'section 5 | this | act | sec_5'],
      ['In volume IV, section 5 applies', 'section 5 | this | act | sec_5'],
      ['In the UK, section 5 applies', 'section 5 | this | act | sec_5'],
      ['Title 18, U.S.C., Section 1001', 'Title 18, U.S.C., Section 1001 | named:18 U.S.C. | act | sec_1001'],
      ['Title 27, CFR, § 447.1', 'Title 27, CFR, § 447.1 | named:27 CFR | act | sec_447.1'],
      [
        'Harbor Pay Act of 1988, § 7(1)',
        'Harbor Pay Act of 1988, § 7(1) | named:Harbor Pay Act of 1988 | act | sec_7__para_1',
      ],
      ['Reg. 1/2003, art 7(1)', 'Reg. 1/2003, art 7(1) | named:Reg. 1/2003 | act | art_7__para_1'],
      [
        'Dues (Lamps, Buoys and Lights etc Act 2009 (c. 12), s 5)',
        'Lamps, Buoys and Lights etc Act 2009 (c. 12), s 5 | named:Lamps, Buoys and Lights etc Act 2009 | act | sec_5',
      ],
      [
        'Harbour Lamps, etc., Act 1974, s 5',
        'Harbour Lamps, etc., Act 1974, s 5 | named:Harbour Lamps, etc., Act 1974 | act | sec_5',
      ],
    ],
    assert.deepEqual,
  );
});

describe('An act behind its provision', () => {
  table(
    'en',
    [
      ['Art 5(1) UK HLR', 'Art 5(1) UK HLR | named:UK HLR | act | art_5__para_1'],
      [
        'article 15 of the retained Regulation (EU) 2031/679',
        'article 15 of the retained Regulation (EU) 2031/679 | named:Regulation (EU) 2031/679 | act | art_15',
      ],
      [
        's 3(1) Quay Safety etc. (Scotland) Act 2005',
        's 3(1) Quay Safety etc. (Scotland) Act 2005 | named:Quay Safety etc. (Scotland) Act 2005 | act | sec_3__para_1',
      ],
      [
        'section 2 of the Pilots, Tugs etc. and Salvage Act 1987',
        'section 2 of the Pilots, Tugs etc. and Salvage Act 1987 | named:Pilots, Tugs etc. and Salvage Act 1987 | act | sec_2',
      ],
      [
        'sections 6 or, alternatively, 7 of the Tolls Act 1850',
        'sections 6 | named:Tolls Act 1850 | act | sec_6',
        '7 of the Tolls Act 1850 | named:Tolls Act 1850 | act | sec_7',
      ],
    ],
    assert.deepEqual,
  );
});

describe('A list of capitals in brackets', () => {
  table(
    'en',
    [
      [
        'in subparagraphs (A) and (B) of subsection (a)(1)',
        'subparagraphs (A) | this | here | para_a__subpara_1__subpara_a',
        '(B) of subsection (a)(1) | this | here | para_a__subpara_1__subpara_b',
      ],
      [
        'section 4(a)(2)(A) and (B) of the Harbour Act 1990',
        'section 4(a)(2)(A) | named:Harbour Act 1990 | act | sec_4__point_a__subpara_2__point_a',
        '(B) of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_4__point_a__subpara_2__point_b',
      ],
    ],
    assert.deepEqual,
  );
});
