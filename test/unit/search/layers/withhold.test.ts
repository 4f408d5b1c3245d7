import assert from 'node:assert/strict';
import { findCitations } from '../../../../src/citation';
import { withhold, withholdVectors, type DenseRetriever, type LegalIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';

const LAW = `# Ferry Act

### Section 1. Tolls

A barge pays a toll at the lock.

### Section 2. Fines

A barge that pays no toll under section 1 pays a fine.

### Section 3. Lights

A barge shows a light at the lock.
`;

describe('search/layers/withhold', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'ferry.md': LAW });
  });

  const section = (number: number): number => index.corpus.ordinal(`ferry-act/sec_${number}`)!;

  it('finds what an index finds, but for the withheld, in the same order and with the same scores', () => {
    const query = new Map([
      ['barg', 1],
      ['toll', 1],
      ['lock', 1],
    ]);
    const whole = index.bm25.search(query, 10);
    assert.ok(whole.length === 3);
    for (const gone of [1, 2, 3].map(section)) {
      const view = withhold(index, new Set([gone]));
      const left = whole.filter(({ ordinal }) => ordinal !== gone);
      assert.deepEqual(view.bm25.search(query, 10), left);
      assert.deepEqual(view.bm25.search(query, 1), left.slice(0, 1), 'a withheld best takes no place');
    }
  });

  it('has the postings of the rest with their weights, and the idf of the whole', () => {
    const view = withhold(index, new Set([section(1)]));
    const pairs = (from: LegalIndex): [number, number][] =>
      from.bm25
        .postings('toll')
        .flatMap(({ ordinals, weights }) =>
          Array.from(ordinals, (ordinal, at): [number, number] => [ordinal, weights[at]!]),
        );
    assert.equal(pairs(index).length, 2);
    assert.deepEqual(
      pairs(view),
      pairs(index).filter(([ordinal]) => ordinal !== section(1)),
    );
    assert.equal(view.bm25.idf('toll'), index.bm25.idf('toll'));
  });

  it('resolves a citation of what is withheld to nothing, and leaves the index as it was', () => {
    const text = 'A barge pays under section 1 of the Ferry Act.';
    const view = withhold(index, new Set([section(1)]));
    const outcomes = [view, index].map(({ resolver }) => resolver.resolve(findCitations(text), {}, text)[0]!.outcome);
    assert.deepEqual(outcomes, ['provision-not-found', 'resolved']);
  });

  it('finds no vector of what is withheld', async () => {
    const hits = [1, 2, 3].map((number) => ({ ordinal: section(number), score: 1 / number }));
    const dense: DenseRetriever = {
      encoder: { name: 'none', supports: () => true, encode: () => Promise.resolve(new Float32Array(1)) },
      vectors: { search: (_: Float32Array, k: number) => hits.slice(0, k), vectorOf: () => new Float32Array(1) },
    };
    const { vectors } = withholdVectors(dense, new Set([section(1)]));
    assert.deepEqual(
      (await vectors.search(new Float32Array(1), 1)).map(({ ordinal }) => ordinal),
      [section(2)],
    );
    assert.equal(vectors.vectorOf(section(1)), undefined);
    assert.notEqual(vectors.vectorOf(section(2)), undefined);
  });
});
