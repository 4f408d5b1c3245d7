import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('English units that need more than their number', () => {
  describe('are read where an act or a unit around them is said', () => {
    table(
      'en',
      [
        ['clause 3(2) of the Act', 'clause 3(2) of the Act | defined:the Act | act | sec_3__para_2'],
        ['See cl 3 of the Harbour Bill', 'cl 3 of the Harbour Bill | named:Harbour Bill | act | sec_3'],
        [
          'clause (a) of sub-section (1) of section 2',
          'clause (a) of sub-section (1) of section 2 | this | act | sec_2__para_1__point_a',
        ],
        ['cl 3 of sch 2', 'cl 3 of sch 2 | this | act | annex_2__sec_3'],
        [
          'section two of the Harbour Act 1990',
          'section two of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_2',
        ],
        [
          'sections two and twenty-one of the Act',
          'sections two | defined:the Act | act | sec_2',
          'twenty-one of the Act | defined:the Act | act | sec_21',
        ],
        [
          'the ninety-seventh section of the Harbour Act 1990',
          'ninety-seventh section of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_97',
        ],
        [
          'the Twentieth Schedule to the Harbour Act 1990',
          'Twentieth Schedule to the Harbour Act 1990 | named:Harbour Act 1990 | act | annex_20',
        ],
        ['the hundred and first section of the Harbour Act 1990'],
        [
          'the first, second and twenty-first Schedules to the Harbour Act 1990',
          'first | named:Harbour Act 1990 | act | annex_1',
          'second | named:Harbour Act 1990 | act | annex_2',
          'twenty-first Schedules to the Harbour Act 1990 | named:Harbour Act 1990 | act | annex_21',
        ],
        [
          'the first and third sentences of section 3(2) of the Act',
          'first | defined:the Act | act | sec_3__para_2__sent_1',
          'third sentences of section 3(2) of the Act | defined:the Act | act | sec_3__para_2__sent_3',
        ],
        [
          'the first or second sentence of sections 3 and 5 of the Act',
          'first | defined:the Act | act | sec_3__sent_1',
          'second sentence of sections 3 | defined:the Act | act | sec_3__sent_2',
          '5 of the Act | defined:the Act | act | sec_5__sent_2',
        ],
        ['the first and second days of the third quarter'],
        ['Sect. 5 of the Harbour Act 1990', 'Sect. 5 of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_5'],
        ['the sect 5 years ago'],
        [
          'the second section of the Harbour Act 1990',
          'second section of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_2',
        ],
        ['the Second Schedule', 'Second Schedule | this | act | annex_2'],
        ['paragraph 4 of the First Schedule', 'paragraph 4 of the First Schedule | this | act | annex_1__para_4'],
        ['Part A of Schedule 1', 'Part A of Schedule 1 | this | act | annex_1__part_a'],
        ['Schedule ZA1', 'Schedule ZA1 | this | act | annex_za1'],
        [
          'Subdivision B of Division 2 of Part 3',
          'Subdivision B of Division 2 of Part 3 | this | act | part_3__dvs_2__subdvs_b',
        ],
        ['div 2 of pt IVA of the Act', 'div 2 of pt IVA of the Act | defined:the Act | act | part_iva__dvs_2'],
        ['title II of the Act', 'title II of the Act | defined:the Act | act | title_ii'],
        ['point (a) of Article 5(1)', 'point (a) of Article 5(1) | this | act | art_5__para_1__point_a'],
        ['point 3 of Annex I', 'point 3 of Annex I | this | act | annex_i__point_3'],
        [
          'points (a) and (b) of Article 6(1)',
          'points (a) | this | act | art_6__para_1__point_a',
          '(b) of Article 6(1) | this | act | art_6__para_1__point_b',
        ],
        [
          'the second subparagraph of Article 5(1)',
          'second subparagraph of Article 5(1) | this | act | art_5__para_1__subpara_2',
        ],
        ['the first sentence of Article 5', 'first sentence of Article 5 | this | act | art_5__sent_1'],
        [
          'point (b) of the first subparagraph of Article 6(1)',
          'point (b) of the first subparagraph of Article 6(1) | this | act | art_6__para_1__subpara_1__point_b',
        ],
        ['S. 34 of the Act', 'S. 34 of the Act | defined:the Act | act | sec_34'],
        ['sub-rule (2) of rule 5', 'sub-rule (2) of rule 5 | this | act | rule_5__para_2'],
      ],
      equal,
    );
  });

  describe('are read alone where no thing is counted', () => {
    table(
      'en',
      [
        ['reg 5 applies', 'reg 5 | this | act | rule_5'],
        ['regs 5 and 6', 'regs 5 | this | act | rule_5', '6 | this | act | rule_6'],
        ['Art 6(1)(f)', 'Art 6(1)(f) | this | act | art_6__para_1__point_f'],
        ['r 24.2 is wrong', 'r 24.2 | this | act | rule_24.2'],
        ['liable under r 2.', 'r 2 | this | act | rule_2'],
        ['rr 2-4', 'rr 2 | this | act | rule_2 .. rule_4', '4 | this | act | rule_4'],
        ['reg 4(1) and reg 5 notices', 'reg 4(1) | this | act | rule_4__para_1', 'reg 5 | this | act | rule_5'],
      ],
      equal,
    );
  });

  describe('are no citations otherwise', () => {
    table(
      'en',
      [
        ['The Supplier shall, subject to clause 4.2, deliver.'],
        ['As set out in clauses 3 and 4 of this contract'],
        ['under Clause 12(b) of the Framework Agreement'],
        ['point (a) of this talk, the first point of order, point 3 of the agenda'],
        ['the second section of the road, in section two we show'],
        ['the second subparagraph is short'],
        ['Division 2 of the league, title 5 of the list, Annex A of the report'],
        ['Pt 3 was admitted, and S. 1204 was introduced'],
        // A page, in German.
        ['(Amtsblatt II S. 34)'],
        ['state of the art 5 of which'],
        ['In Part One we saw'],
        ['ISO 9001(a), BS 5750(a)'],
        ['part of the Act of 1990, a part 20 claim'],
      ],
      equal,
    );
  });

  describe('chains', () => {
    table(
      'en',
      [
        ['Sch 2 Pt 1 para 3', 'Sch 2 Pt 1 para 3 | this | act | annex_2__part_1__para_3'],
        [
          'Schedule 2, paragraphs 3 and 5',
          'Schedule 2, paragraphs 3 | this | act | annex_2__para_3',
          '5 | this | act | annex_2__para_5',
        ],
        [
          'Annex I, point 3(a), to Regulation (EU) 2016/700',
          'Annex I, point 3(a), to Regulation (EU) 2016/700 | named:Regulation (EU) 2016/700 | act | annex_i__point_3__subpara_a',
        ],
        ['Annex III, Section B, point 2', 'Annex III, Section B, point 2 | this | act | annex_iii__sec_b__point_2'],
        ['Part 2, Chapter 3', 'Part 2, Chapter 3 | this | act | part_2__chp_3'],
        ['Art. I, § 8, cl. 3', 'Art. I, § 8, cl. 3 | this | act | art_i__sec_8__para_3'],
        ['Article III, Section 2, Clause 1', 'Article III, Section 2, Clause 1 | this | act | art_iii__sec_2__para_1'],
        // A list of things side by side.
        [
          'Part 2, Chapter 3 and Schedule 1',
          'Part 2 | this | act | part_2',
          'Chapter 3 | this | act | chp_3',
          'Schedule 1 | this | act | annex_1',
        ],
        ['Schedule 2, section 5', 'Schedule 2 | this | act | annex_2', 'section 5 | this | act | sec_5'],
        ['Article 3, section 5', 'Article 3 | this | act | art_3', 'section 5 | this | act | sec_5'],
        ['section 1, section 2', 'section 1 | this | act | sec_1', 'section 2 | this | act | sec_2'],
        // Of the only schedule, of the part that the text stands in.
        ['Part 3 of the Schedule', 'Part 3 of the Schedule | this | act | annex__part_3'],
        ['Chapter 4 of this Part', 'Chapter 4 of this Part | this | act | chp_4'],
        [
          'chapter 3, chapter 4 of Part 12',
          'chapter 3 | this | act | part_12__chp_3',
          'chapter 4 of Part 12 | this | act | part_12__chp_4',
        ],
        [
          'Part 3 and Part 2 of Schedule 1',
          'Part 3 | this | act | part_3',
          'Part 2 of Schedule 1 | this | act | annex_1__part_2',
        ],
        [
          'section 3 to section 5 of the Act',
          'section 3 | defined:the Act | act | sec_3 .. sec_5',
          'section 5 of the Act | defined:the Act | act | sec_5',
        ],
        [
          'Annexes I and II to Regulation (EU) 2016/700',
          'Annexes I | named:Regulation (EU) 2016/700 | act | annex_i',
          'II to Regulation (EU) 2016/700 | named:Regulation (EU) 2016/700 | act | annex_ii',
        ],
        ['Parts 2 and 3, A person who', 'Parts 2 | this | act | part_2', '3 | this | act | part_3'],
        [
          'Article 4(1), points (10) and (12), of Regulation (EU) 2016/700',
          'Article 4(1), points (10) | named:Regulation (EU) 2016/700 | act | art_4__para_1__point_10',
          '(12), of Regulation (EU) 2016/700 | named:Regulation (EU) 2016/700 | act | art_4__para_1__point_12',
        ],
        [
          'Section 138 r/w 141 of the Act',
          'Section 138 | defined:the Act | act | sec_138',
          '141 of the Act | defined:the Act | act | sec_141',
        ],
      ],
      equal,
    );
  });

  describe('numbers', () => {
    table(
      'en',
      [
        ['section 995-1', 'section 995-1 | this | act | sec_995-1'],
        ['ss 12-14', 'ss 12 | this | act | sec_12 .. sec_14', '14 | this | act | sec_14'],
        ['§ 76-5-203', '§ 76-5-203 | this | act | sec_76-5-203'],
        ['§ 1.61-1(a)', '§ 1.61-1(a) | this | act | sec_1.61-1__point_a'],
        ['§ 1.401(k)-1', '§ 1.401(k)-1 | this | act | sec_1.401k-1'],
        ['section 2-207', 'section 2-207 | this | act | sec_2-207'],
        ['sections 2-207', 'sections 2 | this | act | sec_2 .. sec_207', '207 | this | act | sec_207'],
        ['§§ 1-101 to 1-105', '§§ 1-101 | this | act | sec_1-101 .. sec_1-105', '1-105 | this | act | sec_1-105'],
        ['Rule 10b-5', 'Rule 10b-5 | this | act | rule_10b-5'],
        [
          'Article 40.3.1° of the Constitution',
          'Article 40.3.1° of the Constitution | defined:the Constitution | act | art_40.3.1',
        ],
        [
          'paragraph 7(1)(a) of the Act',
          'paragraph 7(1)(a) of the Act | defined:the Act | act | sec_7__para_1__point_a',
        ],
        ['paragraph 7(1) of the Act', 'paragraph 7(1) of the Act | defined:the Act | act | para_7__subpara_1'],
        ['subs. 7(1) of the Act', 'subs. 7(1) of the Act | defined:the Act | act | sec_7__para_1'],
      ],
      equal,
    );
  });
});
