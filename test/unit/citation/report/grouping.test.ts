import assert from 'node:assert/strict';
import { toEnd } from '../../../../src/turns';
import { groupByAct, groupByUnit } from '../../../../src/citation/report/grouping';
import { LayeredCorpus } from '../../../../src/law';
import { corpusOf } from '../support';

const corpus = corpusOf(
  {
    key: 'harbour',
    provisions: {
      part_1: '',
      part_1__sec_1: '',
      part_1__sec_1__para_1: 'a',
      annex_1: '',
      annex_1__para_1: 'b',
      annex_2: '',
      annex_2__art_1: 'c',
      annex_2__art_1__para_1: 'd',
    },
  },
  { key: 'seal', provisions: { sec_1: 'e' } },
);

describe('groups of a report', () => {
  it('are articles and what stands beside them; what holds articles is one without them', () => {
    const { firsts, ends, groupOf } = toEnd(groupByUnit(corpus));
    assert.deepEqual(
      Array.from(firsts, (first, group) => [corpus.id(first), ends[group]! - first]),
      [
        ['harbour/part_1', 1],
        ['harbour/part_1__sec_1', 2],
        ['harbour/annex_1', 2],
        ['harbour/annex_2', 1],
        ['harbour/annex_2__art_1', 2],
        ['seal/sec_1', 1],
      ],
    );
    assert.deepEqual([...groupOf], [0, 1, 1, 2, 2, 3, 4, 4, 5]);
  });

  it('take an annex apart whose articles stand deeper, and not an article with sections of another act in it', () => {
    const deep = corpusOf({
      key: 'treaty',
      provisions: {
        annex_1: '',
        annex_1__chp_1: '',
        annex_1__chp_1__art_1: 'a',
        annex_1__chp_1__art_2: 'b',
        art_3: '',
        art_3__sec_1: 'c',
        art_3__sec_1__para_1: 'd',
      },
    });
    assert.deepEqual([...toEnd(groupByUnit(deep)).groupOf], [0, 1, 2, 3, 4, 4, 4]);
  });

  it('are acts, and leave out what was read again', () => {
    assert.deepEqual([...groupByAct(corpus).groupOf], [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    const renewed = corpusOf({ key: 'seal', provisions: { sec_1: 'f', sec_2: 'g' } });
    const layered = new LayeredCorpus(corpus, renewed, new Set(['/law/seal.md']));
    assert.deepEqual([...groupByAct(layered).groupOf], [0, 0, 0, 0, 0, 0, 0, 0, -1, 1, 1]);
    assert.deepEqual([...toEnd(groupByUnit(layered)).groupOf], [0, 1, 1, 2, 2, 3, 4, 4, -1, 5, 6]);
  });
});
