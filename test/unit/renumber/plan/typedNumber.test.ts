import assert from 'node:assert/strict';
import { typedNumber } from '../../../../src/renumber/plan/typedNumber';

describe('renumber: numbers', () => {
  for (const [typed, number] of [
    ['제750조', '750'],
    ['제5조의2', '5-2'],
    ['第七百九条の二', '709-2'],
    ['§ 12a', '12a'],
    ['Art. 5', '5'],
    ['section 12A', '12a'],
    ['(2)', '2'],
    ['②', '2'],
    ['article 39 terdecies', '39terdecies'],
    ['L. 121-3', 'l121-3'],
    ['มาตรา ๒๕๘/๑', '258/1'],
    ['somewhere', undefined],
  ] as const) {
    it(`reads “${typed}” as ${number ?? 'no number'}`, () => assert.equal(typedNumber(typed), number));
  }
});
