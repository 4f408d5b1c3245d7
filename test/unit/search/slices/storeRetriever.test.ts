import assert from 'node:assert/strict';
import { SHARED_STRATEGIES, STRATEGIES } from '../../../../src/evaluation';
import { SharedIndex, storeRetriever, type DenseRetriever, type LegalIndex } from '../../../../src/search';
import { StoreError } from '../../../../src/store';
import { actsOfTests } from '../../support/acts';
import { indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';
import { encodedByWords, WordEncoder } from '../../support/wordEncoder';

const QUESTION = 'Who pays the berth fee, and may the harbour master detain a vessel?';

describe('vectors of a store', () => {
  for (const name of SHARED_STRATEGIES.filter((each) => STRATEGIES[each].uses.includes('dense'))) {
    it(`find by ${name} what those of the index find that it was made from`, async () => {
      const index = await indexOf(actsOfTests(true));
      const { dense, stored } = encodedByWords(index);
      const store = new PlainStore(contentsOf(index, stored));
      const encoder = new WordEncoder();
      const ranked = (by: DenseRetriever) => async (searched: LegalIndex) => {
        const { hits } = await STRATEGIES[name].rank(QUESTION, 20, { index: searched, today: '2030-01-01', dense: by });
        return hits.map(({ ordinal, score }) => [searched.corpus.id(ordinal), score.toFixed(3)]);
      };
      const expected = await ranked(dense)(index);
      assert.ok(expected.length > 3);
      const shared = new SharedIndex(store);
      assert.deepEqual(await shared.with(ranked(storeRetriever(store, encoder))), expected);
      const { length } = encoder.encoded;
      assert.ok(length > 0);
      assert.equal(new Set(encoder.encoded).size, length, 'each is encoded once, however many passes there were');
      assert.equal(store.log.filter((line) => line === 'nearest 1').length, length);
    });
  }

  it('are asked again after they have failed', async () => {
    const index = await indexOf(actsOfTests());
    const store = new PlainStore(contentsOf(index, encodedByWords(index).stored));
    const nearest = store.nearest.bind(store);
    store.nearest = () => Promise.reject(new StoreError('No answer.', 'unavailable'));
    const { vectors, encoder } = storeRetriever(store, new WordEncoder());
    const query = await encoder.encode([QUESTION], 'query');
    await assert.rejects(Promise.resolve(vectors.search(query, 5)), /No answer/u);
    store.nearest = nearest;
    assert.equal((await vectors.search(query, 5)).length, 5);
    assert.equal(vectors.vectorOf(0), undefined);
  });

  it('make another build of the same corpus, and none of the corpus without them', async () => {
    const index = await indexOf(actsOfTests());
    const { stored } = encodedByWords(index);
    const rounded = (ordinal: number): Float32Array | undefined => stored.vectorOf(ordinal)?.fill(0, 0, 1);
    const builds = [undefined, stored, { ...stored, encoder: 'another' }, { ...stored, vectorOf: rounded }].map(
      (vectors) => contentsOf(index, vectors),
    );
    assert.equal(new Set(builds.map(({ build }) => build)).size, 4);
    assert.deepEqual(contentsOf(index, stored).build, builds[1]!.build);
    assert.deepEqual(builds[1]!.vectors, { encoder: 'words-1', dimensions: 48 });
    const [first] = builds[0]!.documents(0, 1);
    assert.ok(first !== undefined && !('vector' in first));
  });
});
