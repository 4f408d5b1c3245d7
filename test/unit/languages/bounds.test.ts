import assert from 'node:assert/strict';
import { packOf } from '../../../src/languages';

/** The same bounds in each language: of the first quantity of each text. */
const BOUNDS: Readonly<Record<string, { readonly least: readonly string[]; readonly most: readonly string[] }>> = {
  de: {
    least: ['mindestens fünf Jahre', 'nicht weniger als 3 Tage'],
    most: ['höchstens fünf Jahre', 'bis zu 500 Euro'],
  },
  en: { least: ['at least five years', 'five years or more'], most: ['not more than 500 euros', 'up to five years'] },
  es: {
    least: ['al menos cinco años', 'no inferior a 500 euros'],
    most: ['como máximo cinco años', 'hasta 500 euros'],
  },
  fr: { least: ['au moins cinq ans', 'cinq ans au moins'], most: ['au plus cinq ans', 'cinq ans au maximum'] },
  ja: { least: ['五年以上', '少なくとも五年'], most: ['五年以下', '三十日以内'] },
  ko: { least: ['5년 이상의 징역', '최소 5년'], most: ['5년 이하의 징역', '30일 이내에'] },
  th: { least: ['ไม่น้อยกว่า 5 ปี', 'อย่างน้อย 5 ปี'], most: ['ไม่เกิน 5 ปี', 'อย่างมาก 5 ปี'] },
};

describe('languages: the least and the most', () => {
  for (const [code, bounds] of Object.entries(BOUNDS)) {
    it(`are told apart in ${code}`, () => {
      const boundOf = (text: string): unknown => packOf(code)!.quantities!.quantities(text)[0]?.bound;
      for (const text of bounds.least) assert.equal(boundOf(text), 'least', text);
      for (const text of bounds.most) assert.equal(boundOf(text), 'most', text);
    });
  }

  it('are neither where a threshold is passed, or nothing is said', () => {
    for (const text of ['more than five years', 'less than 3 days', 'five years'])
      assert.equal(packOf('en')!.quantities!.quantities(text)[0]!.bound, undefined, text);
  });
});
