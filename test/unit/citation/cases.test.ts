import assert from 'node:assert/strict';
import { findCases } from '../../../src/citation';

describe('citation/cases', () => {
  const of = (text: string): string[] => findCases(text).map(({ start, end }) => text.slice(start, end));

  for (const [text, ...expected] of [
    ['See ECLI:EU:C:2019:123, para. 4.', 'ECLI:EU:C:2019:123'],
    ['As held in Re the Plover [2014] GIMT 12 and [2001] 2 AC 349.', '[2014] GIMT 12', '[2001] 2 AC 349'],
    ['It was 410 U.S. 113 (1973).', '410 U.S. 113 (1973)'],
    ['So BGH, Urteil vom 3. Mai 2019 – VIII ZR 12/18, Rn. 4.', 'BGH, Urteil vom 3. Mai 2019 – VIII ZR 12/18'],
    ['EuGH, C-123/19, und OLG Köln 5 U 12/18', 'EuGH, C-123/19', 'OLG Köln 5 U 12/18'],
    ['대법원 2019. 5. 3. 선고 2018다1234 판결은', '대법원 2019. 5. 3. 선고 2018다1234'],
    ['Cass. civ. 1re, 3 mai 2019, n° 18-12.345', 'Cass. civ. 1re, 3 mai 2019, n° 18-12.345'],
    // What is none: an act of the Union, a date, an amount, a provision, a year in brackets.
    ['Regulation (EU) 2016/679 of 27 April 2016, 12/18, § 5 Abs. 1 BGB, section 4(1) [2014], 5 km 12/18'],
    ['「연안양식업법」 제4조제1항, 2019년 3월, 100만 크라운'],
  ] as const) {
    it(text, () => assert.deepEqual(of(text), expected));
  }

  it('reads a long text in linear time', () => {
    findCases('BGH '.repeat(50_000) + '[2014] A'.repeat(20_000) + '2018다'.repeat(20_000) + 'Cass. '.repeat(20_000));
  });
});
