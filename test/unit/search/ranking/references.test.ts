import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph } from '../../../../src/citation';
import { resolveReferences, type ReferenceOptions } from '../../../../src/search/ranking/references';
import type { Hit } from '../../../../src/search/topK';
import { corpusOf } from '../../citation/support';

const SIZE = 10;
const corpus = corpusOf({
  key: 'flat',
  provisions: Object.fromEntries(Array.from({ length: SIZE }, (_, at) => [`sec_${at + 1}`, 'Some text.'])),
});
const list = (...ordinals: number[]): Hit[] => ordinals.map((ordinal, at) => ({ ordinal, score: 10 - at }));

function resolve(hits: readonly Hit[], edges: readonly (readonly [number, number])[], options: ReferenceOptions) {
  return resolveReferences(hits, { corpus, graph: CitationGraph.fromEdges(SIZE, edges.flat()) }, options);
}
const order = (hits: readonly Hit[]): number[] => hits.map(({ ordinal }) => ordinal);

describe('search/references', () => {
  const chain = [
    [0, 4],
    [4, 5],
    [5, 6],
    [0, 7],
    [1, 8],
  ] as const;

  it('puts each target right after the provision that refers to it, depth first', () => {
    const resolved = resolve(list(0, 1), chain, { depth: 2, budget: 10 });
    // 0 cites 4, which cites 5: both stand before 7, the second citation of 0; 6 is three citations away.
    assert.deepEqual(order(resolved), [0, 4, 5, 7, 1, 8]);
    assert.deepEqual(
      resolved.map(({ hop, by }) => [hop, by]),
      [
        [0, undefined],
        [1, 0],
        [2, 4],
        [1, 0],
        [0, undefined],
        [1, 1],
      ],
    );
  });

  it('takes a depth outside 1 to 6 for the nearest of these', () => {
    assert.deepEqual(order(resolve(list(0), chain, { depth: 0, budget: 10 })), [0, 4, 7]);
    const long = Array.from({ length: 9 }, (_, at) => [at, at + 1] as const);
    assert.deepEqual(order(resolve(list(0), long, { depth: 99, budget: 99 })), [0, 1, 2, 3, 4, 5, 6]);
  });

  it('moves a hit up to the first that refers to it, at no cost', () => {
    // 3 was found fourth; 0 refers to it. The budget of 1 is left for 9, which 1 refers to.
    const resolved = resolve(
      list(0, 1, 2, 3),
      [
        [0, 3],
        [1, 9],
        [2, 8],
      ],
      { depth: 1, budget: 1 },
    );
    assert.deepEqual(order(resolved), [0, 3, 1, 9, 2]);
  });

  it('leaves the ranking as it is without a budget, but for the hits among themselves', () => {
    assert.deepEqual(order(resolve(list(0, 1), chain, { depth: 6, budget: 0 })), [0, 1]);
  });

  it('ends on a cycle', () => {
    const cycle = [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const;
    assert.deepEqual(order(resolve(list(2), cycle, { depth: 6, budget: 99 })), [2, 0, 1]);
  });

  it('opens an article that is cited into its paragraphs', () => {
    const nested = corpusOf({
      key: 'nested',
      provisions: { sec_1: 'See section 2.', sec_2: 'Lead-in:', sec_2__para_1: 'One.', sec_2__para_2: 'Two.' },
    });
    const graph = CitationGraph.fromEdges(nested.size, [0, 1]);
    assert.deepEqual(order(resolveReferences(list(0), { corpus: nested, graph })), [0, 1, 2, 3]);
  });

  it('on any graph keeps every hit, repeats nothing, stays in its budget, and stands after its referrer', () => {
    const hits = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: 6 });
    const edges = fc.array(fc.tuple(fc.nat({ max: SIZE - 1 }), fc.nat({ max: SIZE - 1 })), { maxLength: 60 });
    fc.assert(
      fc.property(hits, edges, fc.integer({ min: 1, max: 6 }), fc.nat({ max: 8 }), (found, pairs, depth, budget) => {
        const resolved = resolve(list(...found), pairs, { depth, budget });
        const places = order(resolved);
        assert.equal(new Set(places).size, places.length);
        assert.ok(found.every((ordinal) => places.includes(ordinal)));
        assert.ok(places.length <= found.length + budget);
        for (const [at, { ordinal, by, hop }] of resolved.entries()) {
          assert.ok(hop <= depth);
          if (by === undefined) continue;
          assert.ok(pairs.some(([from, to]) => from === by && to === ordinal));
          assert.ok(places.indexOf(by) < at);
          // Between a provision and its referrer stands only what its referrer led to before.
          assert.ok(resolved.slice(places.indexOf(by) + 1, at).every((between) => between.hop >= hop));
        }
      }),
    );
  });
});
