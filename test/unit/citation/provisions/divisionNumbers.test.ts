import assert from 'node:assert/strict';
import { endingWith } from '../../../../src/citation/provisions/divisionNumbers';

const found = (eId: string, ...ids: string[]): readonly string[] => endingWith(ids, (id) => id, eId);

describe('citation/divisionNumbers', () => {
  it('finds divisions by their number as it is written, at the end of an id', () => {
    assert.deepEqual(found('chp_ii', 'act/title_i__chp_ii', 'act/chp_ii', 'act/chp_iii', 'act/chp_ii__dvs_1'), [
      'act/title_i__chp_ii',
      'act/chp_ii',
    ]);
    assert.deepEqual(found('part_1', 'act/part_i', 'act/part_1'), ['act/part_1']);
  });

  it('reads Roman numbers as digits where none is written so', () => {
    assert.deepEqual(found('book_1__title_xiv', 'act/book_i__title_14', 'act/title_14'), ['act/book_i__title_14']);
    assert.deepEqual(found('title_1', 'act/title_ix', 'act/title_i'), ['act/title_i']);
    assert.deepEqual(found('annex_2', 'act/annex', 'act/annex_b', 'act/annex_ii'), ['act/annex_ii']);
  });

  it('finds divisions over one that is left out, in their order', () => {
    const ids = ['act/book_2__dvs_8__title_15', 'act/book_3__dvs_8__title_15', 'act/book_2__dvs_8__title_15__sub_1'];
    assert.deepEqual(found('book_2__title_15', ...ids), ['act/book_2__dvs_8__title_15']);
    assert.deepEqual(found('book_ii__title_15', ...ids), ['act/book_2__dvs_8__title_15']);
    assert.deepEqual(found('title_15__book_2', ...ids), []);
    assert.deepEqual(found('book_2__title_16', ...ids), []);
    assert.deepEqual(found('book_2__title_1', 'act/book_2__title_1', ...ids), ['act/book_2__title_1']);
  });
});
