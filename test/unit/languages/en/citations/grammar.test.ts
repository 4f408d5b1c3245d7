import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('English citations', () => {
  describe('units', () => {
    table(
      'en',
      [
        ['section 12(1)(a)', 'section 12(1)(a) | this | act | sec_12__para_1__point_a'],
        ['section 12(1)(a)(ii)', 'section 12(1)(a)(ii) | this | act | sec_12__para_1__point_a__item_ii'],
        ['Rule 17.2.1', 'Rule 17.2.1 | this | act | rule_17.2.1'],
        ['Rule 7.11.6(a)', 'Rule 7.11.6(a) | this | act | rule_7.11.6__point_a'],
        ['Rule 4.3.1 (13) applies', 'Rule 4.3.1 (13) | this | act | rule_4.3.1__para_13'],
        // A left-to-right mark, as copied from web pages.
        ['Rule \u200e1.3.3', 'Rule \u200e1.3.3 | this | act | rule_1.3.3'],
        ['Article 6', 'Article 6 | this | act | art_6'],
        ['Schedule 2 and Part 3', 'Schedule 2 | this | act | annex_2', 'Part 3 | this | act | part_3'],
        ['Section A6.5 of App2', 'Section A6.5 of App2 | this | act | annex_2__sec_a6.5'],
        ['paragraph (2) of this Rule 3.6.2', 'paragraph (2) of this Rule 3.6.2 | this | act | rule_3.6.2__para_2'],
        ['paragraph 3 of Schedule 2', 'paragraph 3 of Schedule 2 | this | act | annex_2__para_3'],
        ['subsection 25(4)', 'subsection 25(4) | this | act | sec_25__para_4'],
        ['§ 107(a)', '§ 107(a) | this | act | sec_107__point_a'],
      ],
      equal,
    );
  });

  describe('lists and ranges', () => {
    table(
      'en',
      [
        ['sections 3 to 5', 'sections 3 | this | act | sec_3 .. sec_5', '5 | this | act | sec_5'],
        [
          'Rules 17.2.1 to 17.2.4',
          'Rules 17.2.1 | this | act | rule_17.2.1 .. rule_17.2.4',
          '17.2.4 | this | act | rule_17.2.4',
        ],
        [
          'Rule 9.1.1(3) or (4)',
          'Rule 9.1.1(3) | this | act | rule_9.1.1__para_3',
          '(4) | this | act | rule_9.1.1__para_4',
        ],
        [
          'section 12(1)(a) and (b)',
          'section 12(1)(a) | this | act | sec_12__para_1__point_a',
          '(b) | this | act | sec_12__para_1__point_b',
        ],
        [
          'sections 3, 5 and 7 of this Act',
          'sections 3 | this | act | sec_3',
          '5 | this | act | sec_5',
          '7 of this Act | this | act | sec_7',
        ],
        // A singular word with a list that ends in "or" and counts nothing.
        ['section 4, 6 or 7', 'section 4 | this | act | sec_4', '6 | this | act | sec_6', '7 | this | act | sec_7'],
        ['section 4 and 6 of this Act', 'section 4 | this | act | sec_4', '6 of this Act | this | act | sec_6'],
        ['section 4 or 6(2) applies', 'section 4 | this | act | sec_4', '6(2) | this | act | sec_6__para_2'],
        ['section 5, 7 or 9 members', 'section 5 | this | act | sec_5'],
        ['section 5, 2 or more members', 'section 5 | this | act | sec_5'],
        ['section 12, 30 June 2019', 'section 12 | this | act | sec_12'],
        // After the singular a bare number is a quantity until it looks like a provision.
        ['under section 5 and 7 members', 'section 5 | this | act | sec_5'],
        ['sections 5 and 7 days', 'sections 5 | this | act | sec_5'],
      ],
      equal,
    );
  });

  describe('acts', () => {
    table(
      'en',
      [
        [
          'Section 5 of the Harbour Act 1990 applies',
          'Section 5 of the Harbour Act 1990 | named:Harbour Act 1990 | act | sec_5',
        ],
        [
          'section 5 of the Bank of Westhaven Act',
          'section 5 of the Bank of Westhaven Act | named:Bank of Westhaven Act | act | sec_5',
        ],
        [
          'section 15(2) of the Harbour Rules 2015 (HBR).',
          'section 15(2) of the Harbour Rules 2015 (HBR) | named:Harbour Rules 2015 (HBR) | act | sec_15__para_2',
        ],
        ['section 124 of HBR', 'section 124 of HBR | named:HBR | act | sec_124'],
        ['Chapter 4 of HBR', 'Chapter 4 of HBR | named:HBR | act | chp_4'],
        ['section 3 of the Act', 'section 3 of the Act | defined:the Act | act | sec_3'],
        ['section 3 of that Act', 'section 3 of that Act | previous | act | sec_3'],
        ['HBR Rules 3.8 and 4.3', 'HBR Rules 3.8 | named:HBR | act | rule_3.8', '4.3 | named:HBR | act | rule_4.3'],
        ['see HBR 3.3.31', 'HBR 3.3.31 | named:HBR | act | rule_3.3.31'],
        ['Harbour Act 1990, s. 5', 'Harbour Act 1990, s. 5 | named:Harbour Act 1990 | act | sec_5'],
        [
          'Article 4 of Directive 2014/65/EU',
          'Article 4 of Directive 2014/65/EU | named:Directive 2014/65/EU | act | art_4',
        ],
      ],
      equal,
    );
  });

  describe('units counted from where they stand', () => {
    table(
      'en',
      [
        ['paragraph (2)', 'paragraph (2) | this | here | para_2'],
        ['subsection (3)(a)', 'subsection (3)(a) | this | here | para_3__point_a'],
        [
          'in that section and in the preceding section',
          'that section | this | previous | sec',
          'the preceding section | this | preceding | sec',
        ],
        // With a number "that" is a conjunction, and the section is cited by its own.
        [
          'He says that section 9 of the Seafarers Act 2009 applies',
          'section 9 of the Seafarers Act 2009 | named:Seafarers Act 2009 | act | sec_9',
        ],
        ['It is said that rule 3.2 applies', 'rule 3.2 | this | act | rule_3.2'],
        ['provides that subsection (3) applies', 'subsection (3) | this | here | para_3'],
        // Part of a claim, not of an act.
        ['paragraph 3 of that part of the claim', 'paragraph 3 | this | here | para_3'],
        ['section 5 in that part of the day', 'section 5 | this | act | sec_5'],
        ['paragraph 3 of part 2', 'paragraph 3 of part 2 | this | act | part_2__para_3'],
        ['paragraph 3 of that section', 'paragraph 3 of that section | this | previous | para_3'],
      ],
      equal,
    );
  });

  describe('no citations', () => {
    table(
      'en',
      [['AED 1.5 million'], ['the Companies Regulations 2015'], ['a transection 5'], ['that part of the claim']],
      equal,
    );
  });
});
