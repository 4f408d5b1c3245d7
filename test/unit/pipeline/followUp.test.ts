import assert from 'node:assert/strict';
import { withContext } from '../../../src/pipeline';

describe('follow-up question', () => {
  it('is asked with the question before and the provisions that the answer rested on', () => {
    const asked = withContext('And if the tenant moved out?', {
      questions: ['My tenant broke a window. Who pays?'],
      provisions: ['BGB § 280 Abs. 1', 'BGB § 548 Abs. 1'],
    });
    assert.equal(
      asked,
      'My tenant broke a window. Who pays?\n\n(BGB § 280 Abs. 1; BGB § 548 Abs. 1)\n\nAnd if the tenant moved out?',
    );
  });

  it('keeps the first question, whose facts the others go on from, and the last two', () => {
    const asked = withContext('5', { questions: ['1', '2', '3', '4'], provisions: [] });
    assert.equal(asked, '1\n\n3\n\n4\n\n5');
  });

  it('names the first six provisions of the last answer', () => {
    const provisions = Array.from({ length: 9 }, (_, at) => `§ ${at + 1}`);
    assert.equal(withContext('2', { questions: ['1'], provisions }), '1\n\n(§ 1; § 2; § 3; § 4; § 5; § 6)\n\n2');
  });

  it('is whole however long what it follows is', () => {
    const asked = withContext('So who pays?', { questions: ['x'.repeat(50_000)], provisions: [] });
    assert.ok(asked.length < 10_000);
    assert.ok(asked.endsWith('\n\nSo who pays?'));
  });
});
