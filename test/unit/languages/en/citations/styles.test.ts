import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('English citations in the styles of several states', () => {
  describe('American codes', () => {
    table(
      'en',
      [
        ['42 U.S.C. § 1983', '42 U.S.C. § 1983 | named:42 U.S.C. | act | sec_1983'],
        ['42 USC 1396a(a)', '42 USC 1396a(a) | named:42 USC | act | sec_1396a__point_a'],
        ['17 C.F.R. § 240.10b-5', '17 C.F.R. § 240.10b-5 | named:17 C.F.R. | act | sec_240.10b-5'],
        [
          '42 U.S.C. §§ 1983, 1985',
          '42 U.S.C. §§ 1983 | named:42 U.S.C. | act | sec_1983',
          '1985 | named:42 U.S.C. | act | sec_1985',
        ],
        ['§ 10.25(a)(2)', '§ 10.25(a)(2) | this | act | sec_10.25__point_a__subpara_2'],
      ],
      equal,
    );
  });

  describe('British acts', () => {
    table(
      'en',
      [
        ['ss 12-14', 'ss 12 | this | act | sec_12 .. sec_14', '14 | this | act | sec_14'],
        ['s 12', 's 12 | this | act | sec_12'],
        ['Schedule 2, paragraph 3', 'Schedule 2, paragraph 3 | this | act | annex_2__para_3'],
        ['PART 3 of the Harbour Act 1990', 'PART 3 of the Harbour Act 1990 | named:Harbour Act 1990 | act | part_3'],
      ],
      equal,
    );
  });

  describe('rulebooks', () => {
    table(
      'en',
      [
        ['(HBR Rule 3.8)', 'HBR Rule 3.8 | named:HBR | act | rule_3.8'],
        ['section 58(2) HSMR power', 'section 58(2) HSMR | named:HSMR | act | sec_58__para_2'],
        ['Part 1 of HSMR and the Fund Rules', 'Part 1 of HSMR | named:HSMR | act | part_1'],
        ['Rule 15.11.A.1', 'Rule 15.11.A.1 | this | act | rule_15.11.a.1'],
        ['for the purposes of 7.1.2(1)(c)', '7.1.2(1)(c) | this | act | rule_7.1.2__para_1__point_c'],
        ['subject to A4.3.28', 'A4.3.28 | this | act | rule_a4.3.28'],
        ['paragraph 4.1.3', 'paragraph 4.1.3 | this | act | para_4.1.3'],
        ['paragraph 148h)', 'paragraph 148h) | this | here | para_148__point_h'],
        ['Rules 17.1 \u0096 17.6', 'Rules 17.1 | this | act | rule_17.1 .. rule_17.6', '17.6 | this | act | rule_17.6'],
        ['(AT 19.02.2019)'],
      ],
      equal,
    );
  });

  describe('words that point back', () => {
    table(
      'en',
      [
        ['the same section', 'the same section | this | previous | sec'],
        ['the said rule', 'the said rule | this | previous | rule'],
      ],
      equal,
    );
  });
});
