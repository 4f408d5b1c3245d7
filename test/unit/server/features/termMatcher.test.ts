import assert from 'node:assert/strict';
import { TermMatcher } from '../../../../src/server/features/termMatcher';

const used = (text: string, ...terms: readonly string[]): string[] =>
  new TermMatcher(terms.map((term) => ({ term, definition: '', id: 'act/sec_1' })))
    .uses(text)
    .map(({ start, end }) => text.slice(start, end));

describe('server/features/termMatcher', () => {
  it('finds terms as whole words, with their endings, the longest at a place', () => {
    assert.deepEqual(used('Vessels and a sea vessel; vesselled', 'vessel', 'sea vessel'), ['Vessels', 'sea vessel']);
    assert.deepEqual(used('어장의 관리', '어장'), ['어장']);
  });

  it('finds terms in scripts without blanks, and no part of a longer run of the same script', () => {
    assert.deepEqual(used('この船舶は、小型船舶とする。', '船舶'), ['船舶']);
    assert.deepEqual(used('そのコンテナは、タンクコンテナとする。', 'コンテナ'), ['コンテナ']);
  });
});
