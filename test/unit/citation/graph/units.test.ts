import assert from 'node:assert/strict';
import { Units } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import { LayeredCorpus } from '../../../../src/law';
import { corpusOf } from '../support';

const corpus = corpusOf(
  { key: 'bell', provisions: { sec_1: 'a' } },
  {
    key: 'harbour',
    provisions: {
      part_1: '',
      part_1__sec_1: '',
      part_1__sec_1__para_1: 'b',
      annex_1: '',
      annex_1__para_1: 'c',
      annex_2: '',
      annex_2__art_1: 'd',
    },
  },
  { key: 'seal', provisions: { sec_1: 'e', sec_1__para_1: 'f' } },
);

describe('Units', () => {
  it('are those around a provision, and end with their act', () => {
    const units = new Units(corpus);
    const around = Array.from({ length: corpus.size }, (_, ordinal) => toEnd(units.around(ordinal)));
    assert.deepEqual(around, [
      [0, 1],
      [1, 2],
      [2, 4],
      [2, 4],
      [4, 6],
      [4, 6],
      [6, 7],
      [7, 8],
      [8, 10],
      [8, 10],
    ]);
  });

  it('are those of a layer, too', () => {
    const renewed = corpusOf({ key: 'bell', provisions: { sec_1: '', sec_1__para_1: 'g', sec_2: 'h' } });
    const units = new Units(new LayeredCorpus(corpus, renewed, new Set(['/law/bell.md'])));
    assert.deepEqual(toEnd(units.around(11)), [10, 12]);
    assert.deepEqual(toEnd(units.around(12)), [12, 13]);
    assert.deepEqual(toEnd(units.around(3)), [2, 4]);
  });
});
