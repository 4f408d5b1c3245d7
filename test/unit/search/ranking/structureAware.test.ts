import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph } from '../../../../src/citation';
import { structureAware } from '../../../../src/search/ranking/structureAware';
import { compareHits, type Hit } from '../../../../src/search/topK';
import { corpusOf } from '../../citation/support';

const SIZE = 8;
/** Eight sections, ordinals 0 to 7. */
const corpus = corpusOf({
  key: 'flat',
  provisions: Object.fromEntries(Array.from({ length: SIZE }, (_, at) => [`sec_${at + 1}`, 'Some text.'])),
});
const graphOf = (...edges: (readonly [source: number, target: number])[]): CitationGraph =>
  CitationGraph.fromEdges(SIZE, edges.flat());

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);
const order = (hits: readonly Hit[]): number[] => hits.map(({ ordinal }) => ordinal);

/** A seed's S is 1, 0.75, 0.25 and 0. */
const hits: readonly Hit[] = [
  { ordinal: 0, score: 9 },
  { ordinal: 1, score: 8 },
  { ordinal: 2, score: 6 },
  { ordinal: 3, score: 5 },
];

describe('search/structureAware', () => {
  it('follows the formula, worked out by hand', () => {
    // 0 cites the candidates 2 and 3, and 7, which is none; 1 cites 2. Outside the candidates, 6 cites 2.
    const graph = graphOf([0, 2], [0, 3], [0, 7], [1, 2], [6, 2]);
    const ranked = structureAware(hits, { corpus, graph }, { beta: 0.2 });
    // Local out-degrees: 0 has 2 (7 is no candidate), 1 has 1. Global in-degrees: 2 has 3, 3 and 7 have 1.
    const [log2, log3, log4] = [Math.log(2), Math.log(3), Math.log(4)];
    const bonusOf2 = (1 / log3 + 0.75 / log2) / log4;
    const bonusOf3 = 1 / log3 / log2;
    const expected = new Map([
      [0, 1],
      [1, 0.75],
      [2, 0.25 + 0.2 * bonusOf2 * 0.75],
      [3, 0.2 * bonusOf3],
      [7, 0.2 * bonusOf3],
    ]);
    // 3 and 7 are tied: both start at 0 and are cited by 0 alone.
    assert.deepEqual(order(ranked), [0, 1, 2, 3, 7]);
    for (const { ordinal, score } of ranked) near(score, expected.get(ordinal)!);
  });

  it('raises what a good candidate cites past its neighbour, and a little-cited target above a much-cited one', () => {
    const graph = graphOf([0, 3], [0, 4], [5, 4], [6, 4], [7, 4]);
    // 3 (S = 0) passes 2 (S = 0.25); 4 enters below it, because three others cite it too.
    assert.deepEqual(order(structureAware(hits, { corpus, graph }, { beta: 0.2 })), [0, 1, 3, 2, 4]);
  });

  it('takes a degree of 0 for 1: a seed whose only target is no candidate', () => {
    const [last] = structureAware([{ ordinal: 0, score: 4 }], { corpus, graph: graphOf([0, 7]) }, { beta: 0.3 }).slice(
      -1,
    );
    assert.equal(last!.ordinal, 7);
    near(last!.score, 0.3 / Math.log(2) / Math.log(2));
  });

  it('reaches the paragraphs of an article that is cited', () => {
    const nested = corpusOf({
      key: 'nested',
      provisions: { sec_1: 'See section 2.', sec_2: '', sec_2__para_1: 'One.', sec_2__para_2: 'Two.' },
    });
    const graph = CitationGraph.fromEdges(nested.size, [0, 1]);
    const ranked = structureAware([{ ordinal: 0, score: 1 }], { corpus: nested, graph }, { beta: 0.1 });
    // The article has no text of its own; its paragraphs share its place.
    assert.deepEqual(order(ranked), [0, 2, 3]);
  });

  it('is empty for no hits', () => {
    assert.deepEqual(structureAware([], { corpus, graph: graphOf([0, 1]) }), []);
  });

  const candidates = fc
    .uniqueArray(fc.record({ ordinal: fc.nat({ max: SIZE - 1 }), score: fc.integer({ min: -9, max: 9 }) }), {
      selector: ({ ordinal }) => ordinal,
    })
    .map((some): Hit[] => some.sort(compareHits));
  const edges = fc.array(fc.tuple(fc.nat({ max: SIZE - 1 }), fc.nat({ max: SIZE - 1 })), { maxLength: 40 });

  it('leaves the order as it is with beta 0', () => {
    fc.assert(
      fc.property(candidates, edges, (some, pairs) => {
        assert.deepEqual(order(structureAware(some, { corpus, graph: graphOf(...pairs) }, { beta: 0 })), order(some));
      }),
    );
  });

  it('agrees with a plain reading of the formula, keeps every candidate, and stays within 0..1', () => {
    const beta = fc.double({ min: 0.01, max: 5, noNaN: true });
    fc.assert(
      fc.property(candidates, edges, beta, (some, pairs, weight) => {
        const graph = graphOf(...pairs);
        const scores = some.map(({ score }) => score);
        const [least, most] = [Math.min(...scores), Math.max(...scores)];
        const scaled = (ordinal: number): number => {
          const found = some.find((hit) => hit.ordinal === ordinal);
          if (found === undefined) return 0;
          return most > least ? (found.score - least) / (most - least) : 1;
        };
        const cites = (source: number, target: number): boolean =>
          source !== target && pairs.some(([from, to]) => from === source && to === target);
        const all = Array.from({ length: SIZE }, (_, at) => at);
        const damped = (degree: number): number => Math.log(Math.max(degree, 1) + 1);
        const expected = all.flatMap((target): Hit[] => {
          let sum = 0;
          for (const { ordinal: seed } of some) {
            if (!cites(seed, target)) continue;
            const degree = some.filter(({ ordinal }) => cites(seed, ordinal)).length;
            sum += scaled(seed) / damped(degree);
          }
          const bonus = sum / damped(all.filter((source) => cites(source, target)).length);
          const score = scaled(target) + Math.min(1, weight * bonus) * (1 - scaled(target));
          return score > 0 || some.some(({ ordinal }) => ordinal === target) ? [{ ordinal: target, score }] : [];
        });
        const ranked = structureAware(some, { corpus, graph }, { beta: weight });
        const byOrdinal = (a: Hit, b: Hit): number => a.ordinal - b.ordinal;
        assert.deepEqual(order(ranked.slice().sort(byOrdinal)), order(expected.sort(byOrdinal)));
        for (const { ordinal, score } of ranked) {
          near(score, expected.find((hit) => hit.ordinal === ordinal)!.score);
          assert.ok(score >= 0 && score <= 1);
        }
        assert.deepEqual(ranked, ranked.slice().sort(compareHits));
      }),
    );
  });
});
