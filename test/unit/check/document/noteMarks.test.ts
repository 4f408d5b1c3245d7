import assert from 'node:assert/strict';
import type { DraftFormat } from '../../../../src/check/document/markup';
import { PlainText } from '../../../../src/check/document/plainText';

describe('check/noteMarks', () => {
  for (const [format, source, expected] of [
    ['html', '<p>§ 5<sup>1</sup> QuayG</p>', '§ 5 QuayG'],
    ['html', '<b>§ 5</b><sup id="r1"><a href="#n1">[12]</a></sup> QuayG', '§ 5 QuayG'],
    ['html', 'QuayG<sup>*</sup>, § 5 (1)<sup>2</sup>', 'QuayG, § 5 (1)'],
    ['html', '10 m<sup>2</sup>, 5 cm<sup>3</sup>', '10 m2, 5 cm3'],
    ['html', 'article 1<sup>er</sup>, § 5<sup>a</sup>, 2<sup>bis</sup>', 'article 1er, § 5a, 2bis'],
    ['latex', '\\S~5\\textsuperscript{1} QuayG, \\S~6$^{2}$, \\S~7$^3$', '§ 5 QuayG, § 6, § 7'],
    ['latex', 'article 1\\textsuperscript{er}, 10 m\\textsuperscript{2}', 'article 1er, 10 m2'],
    ['markdown', '§ 5[^1] QuayG[^fees], § 6<sup>2</sup>', '§ 5 QuayG, § 6'],
    ['markdown', '§ 5[1](https://a.example)', '§ 51'],
    ['text', '§ 5¹ QuayG², 제3조[3]', '§ 5 QuayG, 제3조'],
    ['text', '10 m², [1] a note, ¹The quay', '10 m², [1] a note, ¹The quay'],
  ] as const satisfies readonly (readonly [DraftFormat, string, string])[]) {
    it(`${format}: ${source}`, () => assert.equal(new PlainText(source, format).text.trim(), expected));
  }

  it('are inside the span of what they stand in', () => {
    const plain = new PlainText('See § 5¹ QuayG.', 'text');
    assert.deepEqual(plain.inSource({ start: 4, end: 13 }), { start: 4, end: 14 });
  });

  it('are looked for in linear time', () => {
    for (const piece of ['<sup>1', '5[^', '5<sup>', 'abc¹', '5\\textsuperscript{', '5$^']) {
      for (const format of ['html', 'latex', 'markdown', 'text'] as const) {
        const { text } = new PlainText(piece.repeat(100_000), format);
        assert.ok(text.length > 0);
      }
    }
  });
});
