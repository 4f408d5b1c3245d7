import assert from 'node:assert/strict';
import { commonNames } from '../../../../../src/languages/en/citations/americanCodes';
import { table } from '../../../citation/support';

describe('American codes', () => {
  describe('are named with the number of their title, chapter or act', () => {
    table(
      'en',
      [
        ['720 ILCS 5/9-1', '720 ILCS 5/9-1 | named:720 ILCS 5 | act | sec_9-1'],
        ['735 ILCS 5/2-619(a)(9)', '735 ILCS 5/2-619(a)(9) | named:735 ILCS 5 | act | sec_2-619__point_a__subpara_9'],
        ['720 ILCS 5/12-3.05(a)', '720 ILCS 5/12-3.05(a) | named:720 ILCS 5 | act | sec_12-3.05__point_a'],
        ['720 Ill. Comp. Stat. Ann. 5/9-1', '720 Ill. Comp. Stat. Ann. 5/9-1 | named:720 ILCS 5 | act | sec_9-1'],
        ['5 ILCS 140/7', '5 ILCS 140/7 | named:5 ILCS 140 | act | sec_7'],
        ['27 CFR part 555', '27 CFR part 555 | named:27 CFR | act | part_555'],
        ['27 C.F.R. pt. 555', '27 C.F.R. pt. 555 | named:27 C.F.R. | act | part_555'],
        [
          'part 555 of title 27, Code of Federal Regulations',
          'part 555 of title 27, Code of Federal Regulations | named:27 CFR | act | part_555',
        ],
        [
          'section 555.11 of title 27, Code of Federal Regulations',
          'section 555.11 of title 27, Code of Federal Regulations | named:27 CFR | act | sec_555.11',
        ],
        [
          'section 301 of title 9, United States Code',
          'section 301 of title 9, United States Code | named:9 U.S.C. | act | sec_301',
        ],
      ],
      assert.deepEqual,
    );
  });

  describe('of a State have dashes in their numbers', () => {
    table(
      'en',
      [
        ['N.C. Gen. Stat. § 14-17', 'N.C. Gen. Stat. § 14-17 | named:N.C. Gen. Stat. | act | sec_14-17'],
        ['Ga. Code Ann. § 16-5-1', 'Ga. Code Ann. § 16-5-1 | named:Ga. Code Ann. | act | sec_16-5-1'],
        [
          'Md. Code Ann., Crim. Law § 2-201',
          'Md. Code Ann., Crim. Law § 2-201 | named:Md. Code Ann., Crim. Law | act | sec_2-201',
        ],
        ['Tex. Penal Code Ann. § 19.02', 'Tex. Penal Code Ann. § 19.02 | named:Tex. Penal Code Ann. | act | sec_19.02'],
        // Reports, fractions and ranges are no such numbers.
        ['720 F.3d 5, and 5/9-1'],
        [
          'N.C. Gen. Stat. §§ 14-17',
          'N.C. Gen. Stat. §§ 14 | named:N.C. Gen. Stat. | act | sec_14 .. sec_17',
          '17 | named:N.C. Gen. Stat. | act | sec_17',
        ],
      ],
      assert.deepEqual,
    );
  });

  it('are shortened as the Bluebook has it, and titles of no State are not', () => {
    assert.ok(commonNames({ title: 'California Penal Code' }).includes('Cal. Penal Code'));
    assert.ok(commonNames({ title: 'Penal Law of New York' }).includes('N.Y. Penal Law'));
    assert.ok(commonNames({ title: 'Texas Family Code' }).includes('Tex. Fam. Code Ann.'));
    assert.ok(commonNames({ title: 'California Code of Civil Procedure' }).includes('Cal. Code Civ. Proc.'));
    assert.ok(commonNames({ title: 'North Carolina General Statutes' }).includes('N.C. Gen. Stat.'));
    assert.deepEqual(commonNames({ title: 'Harbours Code' }), []);
    assert.deepEqual(commonNames({ title: 'Georgian Harbours Code' }), []);
  });
});
