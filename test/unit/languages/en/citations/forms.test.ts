import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('English citations in the forms of courts and books', () => {
  describe('British short forms', () => {
    table(
      'en',
      [
        ['art 5 of the Harbour Order 1995', 'art 5 of the Harbour Order 1995 | named:Harbour Order 1995 | act | art_5'],
        [
          'reg 4(1) of the Harbour Regulations 1995',
          'reg 4(1) of the Harbour Regulations 1995 | named:Harbour Regulations 1995 | act | rule_4__para_1',
        ],
        ['CPR r 3.4', 'CPR r 3.4 | named:CPR | act | rule_3.4'],
        ['LDPR art 5(1)(a)', 'LDPR art 5(1)(a) | named:LDPR | act | art_5__para_1__point_a'],
        ['Arts 5-6 LDPR', 'Arts 5 | named:LDPR | act | art_5 .. art_6', '6 LDPR | named:LDPR | act | art_6'],
        ['HWA 1994 s 2', 'HWA 1994 s 2 | named:HWA 1994 | act | sec_2'],
        ['Section 9 of HWA 1994', 'Section 9 of HWA 1994 | named:HWA 1994 | act | sec_9'],
        ['sub-s (1) of s 2', 'sub-s (1) of s 2 | this | act | sec_2__para_1'],
        ['Sch 2', 'Sch 2 | this | act | annex_2'],
        [
          'Harbour Act 2011, Sch 1, para 2(1)',
          'Harbour Act 2011, Sch 1, para 2(1) | named:Harbour Act 2011 | act | annex_1__para_2__subpara_1',
        ],
        [
          'Sch 1 para 2 to the Harbour Act 2011',
          'Sch 1 para 2 to the Harbour Act 2011 | named:Harbour Act 2011 | act | annex_1__para_2',
        ],
        [
          'para 2 of Sch 1 to the Harbour Act 2011',
          'para 2 of Sch 1 to the Harbour Act 2011 | named:Harbour Act 2011 | act | annex_1__para_2',
        ],
        ['the state of the art 5 years ago, and r 5 is the radius'],
      ],
      equal,
    );
  });

  describe('headings, details and capitals in front of the act', () => {
    table(
      'en',
      [
        [
          'section 2 (duty of masters) of the Harbour Act 1994',
          'section 2 (duty of masters) of the Harbour Act 1994 | named:Harbour Act 1994 | act | sec_2',
        ],
        [
          'Article 2(1), first subparagraph, point (a), of Regulation (EU) 2016/700',
          'Article 2(1), first subparagraph, point (a), of Regulation (EU) 2016/700 | named:Regulation (EU) 2016/700 | act | art_2__para_1__subpara_1__point_a',
        ],
        [
          'section 2, subsection (2) of the Harbour Act 1994',
          'section 2, subsection (2) of the Harbour Act 1994 | named:Harbour Act 1994 | act | sec_2__para_2',
        ],
        [
          'section 2, paragraph (1) of section 3',
          'section 2 | this | act | sec_2',
          'paragraph (1) of section 3 | this | act | sec_3__para_1',
        ],
        ['Subsection (2) of that section', 'Subsection (2) of that section | this | previous | para_2'],
        ['subsection (2) of this section', 'subsection (2) of this section | this | here | para_2'],
        [
          'SECTION 2 OF THE HARBOUR ACT 1994',
          'SECTION 2 OF THE HARBOUR ACT 1994 | named:HARBOUR ACT 1994 | act | sec_2',
        ],
        [
          'sections 12 and/or 12A of the Harbour Act 1994',
          'sections 12 | named:Harbour Act 1994 | act | sec_12',
          '12A of the Harbour Act 1994 | named:Harbour Act 1994 | act | sec_12a',
        ],
        [
          'section 2 of the Harbour Act (Northern Ireland) 1994',
          'section 2 of the Harbour Act (Northern Ireland) 1994 | named:Harbour Act (Northern Ireland) 1994 | act | sec_2',
        ],
        [
          'Harbour Act (Northern Ireland) 1994, s 2',
          'Harbour Act (Northern Ireland) 1994, s 2 | named:Harbour Act (Northern Ireland) 1994 | act | sec_2',
        ],
        [
          'section 2 of the Harbour Act 1994 (Commencement No. 2) Order 1995',
          'section 2 of the Harbour Act 1994 (Commencement No. 2) Order 1995 | named:Harbour Act 1994 (Commencement No. 2) Order 1995 | act | sec_2',
        ],
      ],
      equal,
    );
  });

  describe('articles that were put in', () => {
    table(
      'en',
      [
        [
          'Article 6a(1) of Regulation (EU) 2016/700',
          'Article 6a(1) of Regulation (EU) 2016/700 | named:Regulation (EU) 2016/700 | act | art_6a__para_1',
        ],
        [
          'Articles 5, 6 and 6a of Regulation (EU) 2016/700',
          'Articles 5 | named:Regulation (EU) 2016/700 | act | art_5',
          '6 | named:Regulation (EU) 2016/700 | act | art_6',
          '6a of Regulation (EU) 2016/700 | named:Regulation (EU) 2016/700 | act | art_6a',
        ],
        ['the section 5th in rank'],
      ],
      equal,
    );
  });

  describe('American forms', () => {
    table(
      'en',
      [
        [
          'section 1396a(a)(10) of title 42, United States Code',
          'section 1396a(a)(10) of title 42, United States Code | named:42 U.S.C. | act | sec_1396a__point_a__subpara_10',
        ],
        ['section 102a of this title', 'section 102a of this title | this | act | sec_102a'],
        ['42 U.S.C.A. § 1983', '42 U.S.C.A. § 1983 | named:42 U.S.C. | act | sec_1983'],
        ['42 U.S.C. sec. 1983', '42 U.S.C. sec. 1983 | named:42 U.S.C. | act | sec_1983'],
        [
          'Fed. R. Civ. P. 12(b)(6)',
          'Fed. R. Civ. P. 12(b)(6) | named:Fed. R. Civ. P. | act | rule_12__point_b__subpara_6',
        ],
        // The official Code prints a dash where a number goes on; a range does not go down.
        ['61 U.S.C. § 200e–2(a)', '61 U.S.C. § 200e–2(a) | named:61 U.S.C. | act | sec_200e-2__point_a'],
        [
          '15 U.S.C. §§ 78a–78d',
          '15 U.S.C. §§ 78a | named:15 U.S.C. | act | sec_78a .. sec_78d',
          '78d | named:15 U.S.C. | act | sec_78d',
        ],
      ],
      equal,
    );
  });
});
