import assert from 'node:assert/strict';
import { bleu, rougeL, tokenF1 } from '../../../../src/evaluation/metrics/answers';
import { answerTokens } from '../../../../src/evaluation/metrics/tokens';

describe('evaluation/metrics/tokens', () => {
  for (const [text, expected] of [
    ['The keeper pays: 10 Crowns.', ['the', 'keeper', 'pays', '10', 'crowns']],
    ['rule 17.2.1 (b)', ['rule', '17.2.1', 'b']],
    ['§ 5 Straße', ['5', 'straße']],
    // A Korean word carries its particles: syllables, not what stands between blanks.
    ['제3조의 벌금', ['제', '3', '조', '의', '벌', '금']],
    ['第三条の罰金', ['第三', '条', 'の', '罰金']],
    ['ค่าปรับสิบบาท', ['ค่า', 'ปรับ', 'สิบ', 'บาท']],
    ['…', []],
  ] as const) {
    it(`of ${text}`, () => assert.deepEqual(answerTokens(text), expected));
  }
});

describe('evaluation/metrics/answers', () => {
  const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

  it('token F1 counts each token as often as both have it', () => {
    // Three of five and three of four: "a" is shared once, though one side has it twice.
    assert.equal(tokenF1(words('a a b c x'), words('a b c y')), 6 / 9);
    assert.equal(tokenF1(words('a b'), words('b a')), 1);
    assert.equal(tokenF1([], words('a')), 0);
    assert.equal(tokenF1(words('a'), []), 0);
  });

  it('ROUGE-L minds the order', () => {
    assert.equal(rougeL(words('a b c'), words('a b c')), 1);
    assert.equal(rougeL(words('c b a'), words('a b c')), 1 / 3);
    assert.equal(rougeL(words('a x b y'), words('a b')), 4 / 6);
    assert.equal(rougeL([], []), 0);
  });

  it('BLEU is 1 for the same words, 0 for none shared, and punishes what is short', () => {
    assert.ok(Math.abs(bleu(words('a b c d e'), words('a b c d e')) - 1) < 1e-12);
    assert.equal(bleu(words('x y'), words('a b')), 0);
    assert.equal(bleu(words('a b'), words('a b c d')), Math.exp(-1));
  });
});
