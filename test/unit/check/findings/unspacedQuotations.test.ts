import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, mended, told } from '../support';

const JAPANESE = `# 灯台法

## 第一条（目的）

灯台の維持に要する費用は、入港する船舶の所有者がこれを負担しなければならない。

## 第二条（料金）

料金は、入港の日から十四日以内に納付する。
`;

const THAI = `# พระราชบัญญัติประภาคาร

## มาตรา 1

เจ้าของเรือที่เข้ามาในท่าเรือต้องชำระค่าธรรมเนียมภายในสิบสี่วันนับแต่วันที่เข้ามา
`;

describe('quotations in scripts that part no words by blanks', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'todai.md': JAPANESE, 'prapakan.md': THAI });
  });

  for (const [text, ...expected] of [
    ['灯台法第二条は「料金は、入港の日から十四日以内に納付する」と定める。'],
    [
      '灯台法第二条は「料金は、入港の日から三十日以内に納付する」と定める。',
      'misquotation: 料金は、入港の日から三十日以内に納付する',
    ],
    // Too short to be held against the law.
    ['灯台法第二条は「料金の納付」を定める。'],
    ['มาตรา 1 แห่งพระราชบัญญัติประภาคาร บัญญัติว่า “ต้องชำระค่าธรรมเนียมภายในสิบสี่วัน”'],
    [
      'มาตรา 1 แห่งพระราชบัญญัติประภาคาร บัญญัติว่า “ต้องชำระค่าธรรมเนียมภายในสามสิบวัน”',
      'misquotation: ต้องชำระค่าธรรมเนียมภายในสามสิบวัน',
    ],
  ] as const) {
    it(text, () => assert.deepEqual(told(check(text, index), text), expected));
  }

  it('are mended to the letter', () => {
    const text = '灯台法第二条は「料金は、入港の日から三十日以内に納付する」と定める。';
    assert.equal(mended(text, check(text, index)[0]!), text.replace('三十日', '十四日'));
  });
});
