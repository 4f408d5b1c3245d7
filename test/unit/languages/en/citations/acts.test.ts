import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('English acts as they are named around a provision', () => {
  describe('right behind', () => {
    table(
      'en',
      [
        ['s 1 Harbour Act 1990', 's 1 Harbour Act 1990 | named:Harbour Act 1990 | act | sec_1'],
        ['section 5, Harbour Act 1990', 'section 5, Harbour Act 1990 | named:Harbour Act 1990 | act | sec_5'],
        [
          'section 5, Harbour Act 1990, s 6',
          'section 5 | this | act | sec_5',
          'Harbour Act 1990, s 6 | named:Harbour Act 1990 | act | sec_6',
        ],
        ['Section 5 Amendment of Harbour Act 1990', 'Section 5 | this | act | sec_5'],
        ['Section 5 Conduct of Business', 'Section 5 | this | act | sec_5'],
        ['s 51(xx) Constitution', 's 51(xx) Constitution | defined:the Constitution | act | sec_51__point_xx'],
        ['section 4 of the Act of 1997', 'section 4 of the Act of 1997 | named:Act of 1997 | act | sec_4'],
        ['section 4 of the Principal Act', 'section 4 of the Principal Act | defined:the Principal Act | act | sec_4'],
        ['section 4 of the old Act', 'section 4 of the old Act | defined:the old Act | act | sec_4'],
        [
          'Article 263, fourth paragraph, TFEU',
          'Article 263, fourth paragraph, TFEU | named:TFEU | act | art_263__para_4',
        ],
        [
          'Article 5 of Regulation 2016/700',
          'Article 5 of Regulation 2016/700 | named:Regulation 2016/700 | act | art_5',
        ],
        [
          'reg. 5 of S.I. No. 123 of 2010',
          'reg. 5 of S.I. No. 123 of 2010 | named:S.I. No. 123 of 2010 | act | rule_5',
        ],
        ['section 552 of title 5', 'section 552 of title 5 | named:5 U.S.C. | act | sec_552'],
        [
          'section 552 of title 5 of the Act',
          'section 552 of title 5 of the Act | defined:the Act | act | title_5__sec_552',
        ],
        ['Chapter 12 of the Rules', 'Chapter 12 of the Rules | defined:the Rules | act | chp_12'],
      ],
      equal,
    );
  });

  describe('with a heading or a wording between', () => {
    table(
      'en',
      [
        [
          'section 12, as originally enacted, of the Harbour Act 1990',
          'section 12, as originally enacted, of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_12',
        ],
        [
          'section 12 as amended of the Harbour Act 1990',
          'section 12 as amended of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_12',
        ],
        [
          'section 12 (as amended by the Harbour (Fees) Act 2000) of the Harbour Act 1990',
          'section 12 (as amended by the Harbour (Fees) Act 2000) of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_12',
        ],
        [
          'section 12 of the repealed Harbour Act 1990',
          'section 12 of the repealed Harbour Act 1990 | named:Harbour Act 1990 | act | sec_12',
        ],
        // It is the amending section that the other act has.
        [
          'section 12 as amended by section 5 of the Harbour (Fees) Act 2000',
          'section 12 | this | act | sec_12',
          'section 5 of the Harbour (Fees) Act 2000 | named:Harbour (Fees) Act 2000 | act | sec_5',
        ],
      ],
      equal,
    );
  });

  describe('in front', () => {
    table(
      'en',
      [
        [
          'Harbour Act 2001 (Cth) s 180(1)',
          'Harbour Act 2001 (Cth) s 180(1) | named:Harbour Act 2001 (Cth) | act | sec_180__para_1',
        ],
        ['Harbour Act 1900 (NSW), s 18', 'Harbour Act 1900 (NSW), s 18 | named:Harbour Act 1900 (NSW) | act | sec_18'],
        [
          'Harbour Act 1990 (as amended), s 5',
          'Harbour Act 1990 (as amended), s 5 | named:Harbour Act 1990 | act | sec_5',
        ],
        [
          'Harbour Act 1990 (“the Act”), s 5',
          'Harbour Act 1990 (“the Act”), s 5 | named:Harbour Act 1990 | act | sec_5',
        ],
        [
          'Harbour Code, R.S.C. 1985, c. H-46, s. 2',
          'Harbour Code, R.S.C. 1985, c. H-46, s. 2 | named:Harbour Code | act | sec_2',
        ],
        ['R.S.C. 1985, c. H-46, s. 2', 'R.S.C. 1985, c. H-46, s. 2 | named:R.S.C. 1985, c. H-46 | act | sec_2'],
        [
          'Harbour Regulations 1999 (SI 1999/3132), reg 5',
          'Harbour Regulations 1999 (SI 1999/3132), reg 5 | named:Harbour Regulations 1999 | act | rule_5',
        ],
        ['SI 1999/3132, reg 5', 'SI 1999/3132, reg 5 | named:SI 1999/3132 | act | rule_5'],
        [
          'Harbour Code (Cap 224, 2008 Rev Ed) s 300',
          'Harbour Code (Cap 224, 2008 Rev Ed) s 300 | named:Harbour Code | act | sec_300',
        ],
        ['CPR Pt 36', 'CPR Pt 36 | named:CPR | act | part_36'],
        ['PD 5A para 2', 'PD 5A para 2 | named:PD 5A | act | para_2'],
        ['Cal. Harb. Code § 1714(a)', 'Cal. Harb. Code § 1714(a) | named:Cal. Harb. Code | act | sec_1714__point_a'],
        [
          'N.Y. Gen. Harb. Law § 349(h)',
          'N.Y. Gen. Harb. Law § 349(h) | named:N.Y. Gen. Harb. Law | act | sec_349__point_h',
        ],
        ['Mass. Gen. Laws ch. 93A, § 2', 'Mass. Gen. Laws ch. 93A, § 2 | named:Mass. Gen. Laws ch. 93A | act | sec_2'],
        ['I.R.C. § 501(c)(3)', 'I.R.C. § 501(c)(3) | named:I.R.C. | act | sec_501__point_c__subpara_3'],
        ['Pub. L. No. 111-148, § 1501', 'Pub. L. No. 111-148, § 1501 | named:Pub. L. No. 111-148 | act | sec_1501'],
        [
          'U.S. Const. art. I, § 8, cl. 3',
          'U.S. Const. art. I, § 8, cl. 3 | named:U.S. Const. | act | art_i__sec_8__para_3',
        ],
        ['FRCP 12(b)(6)', 'FRCP 12(b)(6) | named:FRCP | act | rule_12__point_b__subpara_6'],
        [
          '28 U.S.C. § 1331; id. § 1332(a)',
          '28 U.S.C. § 1331 | named:28 U.S.C. | act | sec_1331',
          '§ 1332(a) | previous | act | sec_1332__point_a',
        ],
        // An amendment's section is no section of an article, nor of another act.
        ['U.S. Const. amend. XIV, § 1'],
        ['He filed it in Ill. See § 5', '§ 5 | this | act | sec_5'],
      ],
      equal,
    );
  });

  describe('in names that other ways of naming would cut', () => {
    table(
      'en',
      [
        [
          'section 2 of the Piers and Safety at Sea etc. Act 1974',
          'section 2 of the Piers and Safety at Sea etc. Act 1974 | named:Piers and Safety at Sea etc. Act 1974 | act | sec_2',
        ],
        ['Article 28 of the UK GDPR', 'Article 28 of the UK GDPR | named:UK GDPR | act | art_28'],
        [
          'section 5 of the Safe Harbours Act of 1970',
          'section 5 of the Safe Harbours Act of 1970 | named:Safe Harbours Act of 1970 | act | sec_5',
        ],
        ['section 7 of Public Law 91-596', 'section 7 of Public Law 91-596 | named:Public Law 91-596 | act | sec_7'],
        [
          'Directive 95/46/EC, art 2(a)',
          'Directive 95/46/EC, art 2(a) | named:Directive 95/46/EC | act | art_2__point_a',
        ],
        [
          'Title 42, United States Code, Section 1983',
          'Title 42, United States Code, Section 1983 | named:42 U.S.C. | act | sec_1983',
        ],
        ['42 U.S. Code § 1983', '42 U.S. Code § 1983 | named:42 U.S.C. | act | sec_1983'],
        [
          'La. Rev. Stat. Ann. § 14:30.1',
          'La. Rev. Stat. Ann. § 14:30.1 | named:La. Rev. Stat. Ann. | act | sec_14:30.1',
        ],
        ['U.S.S.G. § 2D1.1(b)', 'U.S.S.G. § 2D1.1(b) | named:U.S.S.G. | act | sec_2d1.1__point_b'],
        ['4 NB 43.93'],
        ['8 Ind. Reg. 737'],
        ['1 u.s. 1'],
      ],
      equal,
    );
  });
});
