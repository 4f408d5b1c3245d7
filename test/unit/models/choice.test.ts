import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseChoice } from '../../../src/models';

describe('parseChoice', () => {
  const cases: readonly [string, number | undefined][] = [
    ['3', 3],
    [' 3. ', 3],
    ['**3**', 3],
    ['\uff13', 3],
    ['③', 3],
    ['3번', 3],
    ['#3', 3],
    ['No. 3', 3],
    ['Candidate 3', 3],
    ['후보 3', 3],
    ['[3]', 3],
    ['```json\n{"candidate": 3}\n```', 3],
    ['{"candidate": "3", "reason": "12 months"}', 3],
    ['{"reason": "it fits", "candidate": 3}', 3],
    ['The answer is 3 because 12 months are named in it', 3],
    ['정답은 3입니다', 3],
    ['Candidate 1 is about rent. The best match is candidate 3.', 3],
    ['The best candidate is number 3, not 1', 3],
    ['제5조를 정한 것은 3', 3],
    ['<think>1? 2?</think>3', 3],
    ['0', 0],
    ['[0]', 0],
    ['none', 0],
    ['None of the 5 candidates.', 0],
    ['없음', 0],
    ['{"candidate": null}', 0],
    ['', undefined],
    ['99', undefined],
    ['-1', undefined],
    ['2.5', undefined],
    ['Rule 7.11.6 fits', undefined],
  ];
  for (const [reply, expected] of cases) {
    it(`reads ${JSON.stringify(reply)} as ${expected ?? 'nothing'}`, () =>
      assert.equal(parseChoice(reply, 10), expected));
  }

  it('is a number from 0 to the count, or nothing, whatever the reply', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 20 }), (reply, count) => {
        const choice = parseChoice(reply, count);
        assert.ok(choice === undefined || (Number.isInteger(choice) && choice >= 0 && choice <= count));
      }),
    );
    assert.equal(parseChoice('candidate '.repeat(10_000), 3), undefined);
  });
});
