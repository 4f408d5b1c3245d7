import assert from 'node:assert/strict';
import { normaliseNumber } from '../../../../src/law';
import { unitNumber } from '../../../../src/readers/xml/unitNumber';

describe('readers/xml: the number in what is printed before a unit', () => {
  for (const [printed, number] of [
    ['Article 39 terdecies', '39terdecies'],
    ['Article 1649 quater B', '1649quaterb'],
    ['Art. 62-quinquiesdecies', '62quinquiesdecies'],
    ['Art. 5 vicies', '5vicies'],
    ['5 bis', '5bis'],
    ['§ 1983.', '1983'],
    ['(a)', 'a'],
  ] as const) {
    it(`is ${number} in “${printed}”`, () => assert.equal(normaliseNumber(unitNumber(printed)), number));
  }
});
