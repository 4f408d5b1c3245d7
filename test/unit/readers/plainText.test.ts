import assert from 'node:assert/strict';
import { byEId, readFixture, readText } from './helpers';

describe('readers/plainText: Korean', () => {
  const provisions = byEId(readFixture('gasang.txt'));

  it('reads articles with their text on the same line, and divisions above them', () => {
    assert.equal(provisions.get('art_1')?.heading, '목적');
    assert.equal(provisions.get('art_1')?.text, '이 법은 항만의 이용을 정함을 목적으로 한다.');
    assert.equal(provisions.get('art_1')?.parent, '가상항만법/part_1');
    assert.equal(provisions.get('art_4')?.parent, '가상항만법/part_2');
  });

  it('allows brackets in a title and keeps points and items in the paragraph', () => {
    assert.equal(provisions.get('art_2')?.heading, '정의(定義)');
    assert.match(
      provisions.get('art_2__para_2')!.text,
      /^다음 각 호의 자는 제외한다\.\n1\. 시장\n가\. 대리인\n2\. 선장/u,
    );
  });

  it('takes a line that begins with a citation for text', () => {
    assert.match(provisions.get('art_2__para_2')!.text, /제5조에 따른 자도 같다\.$/u);
    assert.equal(provisions.has('art_5'), false);
  });

  it('reads branch articles, 삭제 and circled numbers beyond twenty', () => {
    assert.equal(provisions.get('art_2-2')?.status, 'repealed');
    assert.equal(provisions.get('art_3__para_21')?.text, '위원장은 시장이 된다.');
  });

  it('keeps the articles of 부칙 apart from those of the act, and reads 별표 as an annex', () => {
    assert.equal(provisions.get('hcontainer_부칙-123__art_1')?.heading, '시행일');
    assert.equal(provisions.get('annex_1')?.text, '수수료는 100원으로 한다.');
  });

  it('counts ① to ㊿', () => {
    const text = `등대법\n\n제1조(등)\n${['①', '⑳', '㉑', '㉟', '㊱', '㊿'].map((mark) => `\n${mark} 등.\n`).join('')}`;
    assert.deepEqual(
      [...byEId(readText('a.txt', text)).keys()].slice(1),
      [1, 20, 21, 35, 36, 50].map((number) => `art_1__para_${number}`),
    );
  });
});

describe('readers/plainText: English and German', () => {
  const provisions = byEId(readFixture('ferry-rules.txt'));

  it('reads "1.—(1)", "2. Master" and "Section 3. Tickets" as sections', () => {
    assert.deepEqual(
      [...provisions.keys()],
      ['part_1', 'sec_1', 'sec_1__para_1', 'sec_1__para_2', 'sec_2', 'sec_3', 'annex_1'],
    );
    assert.equal(provisions.get('part_1')?.heading, 'GENERAL');
    assert.equal(provisions.get('sec_1__para_1')?.text, 'These Rules apply to every ferry.');
    assert.equal(provisions.get('sec_2')?.heading, 'Master');
  });

  it('takes a sentence that begins with a citation for text', () => {
    assert.equal(provisions.get('sec_3')?.text, 'Section 2 of these Rules applies to tickets.');
    assert.equal(provisions.get('sec_1__para_2')?.text, 'Section 2 of the Harbour Act applies to them.');
  });

  it('does not take a list for sections that count backwards', () => {
    const text =
      'Lamp Act\n\n12. Lamps\n\nThe following are lamps:\n\n1. Candles\n\n2. Torches\n\n13. Oil\n\nOil burns.\n';
    const provisions = byEId(readText('a.txt', text));
    assert.deepEqual([...provisions.keys()], ['sec_12', 'sec_13']);
    assert.equal(provisions.get('sec_12')?.text, 'The following are lamps:\n1. Candles\n2. Torches');
  });

  it('reads German sections', () => {
    const text =
      'Lampenordnung\n\n§ 1 Lampen\n\n(1) Die Lampe brennt.\n\n§ 2\n\nDas Öl ist rein.\n\n§ 1 Abs. 1 gilt.\n';
    const provisions = byEId(readText('a.txt', text));
    assert.equal(provisions.get('sec_1__para_1')?.text, 'Die Lampe brennt.');
    assert.equal(provisions.get('sec_2')?.text, 'Das Öl ist rein.\n§ 1 Abs. 1 gilt.');
  });
});
