import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph, toEnd } from '../../../../src/citation';

/** The plain way: a set of targets for every source. */
function oracle(
  size: number,
  edges: readonly (readonly [number, number])[],
): { cites: number[][]; citedBy: number[][] } {
  const rows = (from: 0 | 1): number[][] =>
    Array.from({ length: size }, (_, row) => {
      const columns = edges.filter((edge) => edge[from] === row && edge[0] !== edge[1]).map((edge) => edge[1 - from]!);
      return [...new Set(columns)].sort((a, b) => a - b);
    });
  return { cites: rows(0), citedBy: rows(1) };
}

const graphs = fc
  .integer({ min: 1, max: 12 })
  .chain((size) =>
    fc.tuple(fc.constant(size), fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 60 })),
  );

describe('CitationGraph', () => {
  it('is the plain graph in both directions', () => {
    fc.assert(
      fc.property(graphs, ([size, edges]) => {
        const graph = CitationGraph.fromEdges(size, edges.flat());
        const expected = oracle(size, edges);
        for (let ordinal = 0; ordinal < size; ordinal += 1) {
          assert.deepEqual([...graph.cites(ordinal)], expected.cites[ordinal]);
          assert.deepEqual([...graph.citedBy(ordinal)], expected.citedBy[ordinal]);
        }
        assert.equal(graph.size, size);
        assert.equal(graph.edges, expected.cites.flat().length);
      }),
    );
  });

  it('comes back from its columns', () => {
    const graph = CitationGraph.fromEdges(3, [0, 1, 0, 2, 2, 1]);
    const again = CitationGraph.fromColumns(graph);
    assert.deepEqual([...again.cites(0)], [1, 2]);
    assert.deepEqual([...again.citedBy(1)], [0, 2]);
  });

  it('knows nothing of provisions that are not there', () => {
    assert.deepEqual([...CitationGraph.fromEdges(2, [0, 1]).cites(7)], []);
    assert.equal(CitationGraph.fromEdges(0, []).size, 0);
  });

  it('refuses edges that leave it and columns that do not fit', () => {
    assert.throws(() => CitationGraph.fromEdges(2, [0, 2]), RangeError);
    assert.throws(() => CitationGraph.fromEdges(2, [0]), RangeError);
    const { outOffsets, outTargets, inOffsets } = CitationGraph.fromEdges(2, [0, 1]);
    assert.throws(
      () => CitationGraph.fromColumns({ outOffsets, outTargets, inOffsets, inSources: new Uint32Array(4) }),
      RangeError,
    );
  });

  it('revises: what stays moves along, what is gone drops out, given rows replace', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 30 }),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        fc.dictionary(fc.constantFrom('0', '5', '9', '11'), fc.array(fc.nat(11), { maxLength: 5 })),
        (edges, moves, given) => {
          // Of eight provisions, every second one that moves is gone, and the others go behind the end in turn.
          const successors = Int32Array.from(moves, (moved, at) => (!moved ? at : at % 2 === 0 ? -1 : 8 + (at >> 1)));
          const rows = new Map(Object.entries(given).map(([source, targets]) => [Number(source), targets]));
          const kept = edges
            .map(([source, target]) => [successors[source]!, successors[target]!] as const)
            .filter(([source, target]) => source >= 0 && target >= 0 && !rows.has(source));
          const added = [...rows].flatMap(([source, targets]) => targets.map((target) => [source, target] as const));
          const revised = toEnd(CitationGraph.fromEdges(8, edges.flat()).revise(12, successors, rows));
          assert.deepEqual(revised, CitationGraph.fromEdges(12, [...kept, ...added].flat()));
        },
      ),
    );
    const graph = CitationGraph.fromEdges(1, []);
    assert.throws(() => toEnd(graph.revise(1, Int32Array.of(0), new Map([[0, [1]]]))), RangeError);
  });
});
