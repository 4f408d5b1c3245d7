import assert from 'node:assert/strict';
import type { ConstructedItem } from '../../../src/evaluation';
import { constructionWords } from '../../../src/extension/constructionWords';

const ITEM: ConstructedItem = {
  id: 'q-1',
  background: 'Ann has a lamp.',
  question: 'Who lights it?',
  answer: 'Ann.',
  gold: ['lamp-act/sec_1'],
  n_hops: 1,
  reviewed: false,
  model: 'played',
};

describe('extension/constructionWords', () => {
  it('says how many were written, and why the others were not', () => {
    const all = [
      { items: [ITEM], refused: {} },
      { items: [], refused: { 'part-decides': 1 } },
      { items: [ITEM], refused: {} },
      { items: [], refused: { 'part-decides': 1 } },
    ] as const;
    assert.equal(
      constructionWords(all),
      '2 questions were written: accept each above its line once you have read it. ' +
        '2 left out: a part of the provisions decides it already.',
    );
    assert.match(constructionWords(all.slice(0, 1)), /^1 question was written: [^.]*\.$/u);
    assert.match(constructionWords(all.slice(1, 2)), /^No question was written\. 1 left out: /u);
  });
});
