import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph } from '../../../src/citation';

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
});
