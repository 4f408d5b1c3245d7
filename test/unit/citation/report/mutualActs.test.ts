import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import { mutualActs } from '../../../../src/citation/report/mutualActs';
import { corpusOf } from '../support';

const KEYS = ['bell', 'harbour', 'seal', 'wharf'];
const corpus = corpusOf(
  ...KEYS.map((key) => ({ key, provisions: { sec_1: 'a', sec_2: 'b', sec_2__para_1: 'c', sec_3: 'd' } })),
);

type Edges = readonly (readonly [from: number, to: number])[];

const pairsOf = (edges: Edges, limit = 50): unknown[] => {
  const graph = CitationGraph.fromEdges(corpus.size, edges.flat());
  const { items, total } = toEnd(mutualActs({ corpus, graph }, limit));
  return [total, ...items.map(({ first, second, citing, citedBy }) => [first.id, citing, second.id, citedBy])];
};

describe('mutualActs', () => {
  it('counts, in each direction, the provisions of one act that cite the other, as the plain way does', () => {
    const ordinal = fc.nat(corpus.size - 1);
    fc.assert(
      fc.property(fc.array(fc.tuple(ordinal, ordinal), { maxLength: 60 }), (edges) => {
        const citing = (from: number, to: number): number =>
          new Set(
            edges.filter((edge) => corpus.actOf(edge[0]) === from && corpus.actOf(edge[1]) === to).map(([at]) => at),
          ).size;
        const acts = KEYS.map((_, act) => act);
        const pairs = acts.flatMap((one) =>
          acts.flatMap((other) =>
            one < other && citing(one, other) > 0 && citing(other, one) > 0
              ? [[KEYS[one], citing(one, other), KEYS[other], citing(other, one)] as const]
              : [],
          ),
        );
        const expected = pairs.toSorted((a, b) => b[1] + b[3] - a[1] - a[3]);
        assert.deepEqual(pairsOf(edges), [expected.length, ...expected]);
      }),
    );
  });

  it('shows the most, and says how many there are', () => {
    const at = (id: string): number => corpus.ordinal(id)!;
    const edges: Edges = [
      [at('bell/sec_1'), at('seal/sec_1')],
      [at('seal/sec_1'), at('bell/sec_1')],
      [at('harbour/sec_1'), at('seal/sec_1')],
      [at('harbour/sec_2'), at('seal/sec_2')],
      [at('seal/sec_3'), at('harbour/sec_1')],
      [at('seal/sec_3'), at('harbour/sec_2')],
    ];
    assert.deepEqual(pairsOf(edges, 1), [2, ['harbour', 2, 'seal', 1]]);
  });
});
