import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph, CitedRanges, type CitedTargets } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';

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

/** Where no range is cited, none is asked for. */
const noRow = (): never => assert.fail();

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
    const again = CitationGraph.fromColumns(graph.columns);
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
    const { columns } = CitationGraph.fromEdges(2, [0, 1]);
    for (const other of [{ inSources: new Uint32Array(4) }, { rangeFirsts: new Uint32Array(4) }]) {
      assert.throws(() => CitationGraph.fromColumns({ ...columns, ...other }), RangeError);
    }
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
          const rows = new Map(
            Object.entries(given).map(([source, single]): [number, CitedTargets] => [
              Number(source),
              { single, ranges: [] },
            ]),
          );
          const kept = edges
            .map(([source, target]) => [successors[source]!, successors[target]!] as const)
            .filter(([source, target]) => source >= 0 && target >= 0 && !rows.has(source));
          const added = [...rows].flatMap(([source, targets]) =>
            targets.single.map((target) => [source, target] as const),
          );
          const revised = toEnd(CitationGraph.fromEdges(8, edges.flat()).revise(12, successors, rows, noRow));
          assert.deepEqual(revised, CitationGraph.fromEdges(12, [...kept, ...added].flat()));
        },
      ),
    );
    const graph = CitationGraph.fromEdges(1, []);
    assert.throws(
      () => toEnd(graph.revise(1, Int32Array.of(0), new Map([[0, { single: [1], ranges: [] }]]), noRow)),
      RangeError,
    );
  });

  describe('with long ranges', () => {
    /** Twenty provisions: sections, which hold paragraphs, and rules of another act. */
    const ROWS = [
      [0, 3, 6, 7, 10],
      [1, 2, 4, 5, 8, 9],
      [11, 12, 13, 14, 15, 16, 17, 18, 19],
    ].map((row) => Uint32Array.from(row));
    const rowAround = (ordinal: number): Uint32Array => ROWS.find((row) => row.includes(ordinal))!;
    const ranges = fc.array(
      fc
        .tuple(fc.nat(19), fc.constantFrom(...ROWS), fc.nat(), fc.nat())
        .map(([source, row, one, other]): [source: number, first: number, last: number] => {
          const [from, to] = [one % row.length, other % row.length].sort((a, b) => a - b) as [number, number];
          return [source, row[from]!, row[to]!];
        }),
      { maxLength: 12 },
    );
    const edges = fc.array(fc.tuple(fc.nat(19), fc.nat(19)), { maxLength: 30 });
    const members = ([source, first, last]: readonly [number, number, number]): [number, number][] =>
      [...rowAround(first)].filter((at) => at >= first && at <= last).map((at): [number, number] => [source, at]);

    it('answers as the plain graph of all members does', () => {
      fc.assert(
        fc.property(edges, ranges, fc.nat(19), fc.nat(20), (single, spans, first, length) => {
          const graph = CitationGraph.fromEdges(20, single.flat(), CitedRanges.fromRanges(spans.flat(), rowAround));
          const all = [...single, ...spans.flatMap(members)];
          const plain = CitationGraph.fromEdges(20, all.flat());
          const end = Math.min(20, first + length);
          assert.equal(graph.edges, plain.edges);
          for (const known of [graph, CitationGraph.fromColumns(graph.columns)]) {
            for (let ordinal = 0; ordinal < 20; ordinal += 1) {
              assert.deepEqual([...known.cites(ordinal)], [...plain.cites(ordinal)]);
              assert.deepEqual([...known.citedBy(ordinal)], [...plain.citedBy(ordinal)]);
              assert.equal(known.citersOf(ordinal), plain.citersOf(ordinal));
              assert.equal(known.leadsInto(ordinal, first, end), plain.leadsInto(ordinal, first, end));
            }
            assert.deepEqual(known.targetsFrom(first, end), plain.targetsFrom(first, end));
            assert.deepEqual(known.sourcesInto(first, end), plain.sourcesInto(first, end));
          }
        }),
        { numRuns: 300 },
      );
    });

    it('takes no more room for more members', () => {
      const row = Uint32Array.from({ length: 100_000 }, (_, at) => at);
      const spans = Array.from(row, (source) => [source, 0, 99_999]);
      const graph = CitationGraph.fromEdges(
        100_000,
        [],
        CitedRanges.fromRanges(spans.flat(), () => row),
      );
      const bytes = Object.values<Uint32Array>({ ...graph.columns }).reduce(
        (sum, { byteLength }) => sum + byteLength,
        0,
      );
      assert.ok(bytes < 5_000_000, `${bytes} bytes`);
      assert.equal(graph.edges, 100_000 * 99_999);
      assert.equal(graph.citersOf(50), 99_999);
      assert.deepEqual(graph.sourcesInto(50, 52).length, 100_000);
    });

    it('revises: an act that was read again takes the ranges over its sections along', () => {
      // The sections move behind the end; the third is gone, and one that is new stands in front of the fourth.
      const moves = new Map([
        [0, 20],
        [3, 21],
        [6, -1],
        [7, 23],
        [10, 24],
      ]);
      const successors = Int32Array.from({ length: 20 }, (_, at) => moves.get(at) ?? at);
      const moved = Uint32Array.of(20, 21, 22, 23, 24);
      const spans = [19, 0, 10, 18, 3, 6, 17, 6, 6, 16, 11, 15, 0, 12, 14];
      const before = CitationGraph.fromEdges(20, [], CitedRanges.fromRanges(spans, rowAround));
      const renewed = new Map([[15, { single: [], ranges: [20, 22] }]]);
      const now = (ordinal: number): Uint32Array => (moved.includes(ordinal) ? moved : rowAround(ordinal));
      const after = toEnd(before.revise(25, successors, renewed, now));
      assert.deepEqual([...after.cites(19)], [...moved], 'with the one that is new');
      assert.deepEqual([...after.cites(18)], [21], 'without the one that is gone');
      assert.deepEqual([...after.cites(17)], []);
      assert.deepEqual([...after.cites(16)], [11, 12, 13, 14, 15]);
      assert.deepEqual([...after.cites(20)], [12, 13, 14], 'the source moved');
      assert.deepEqual([...after.cites(15)], [20, 21, 22]);
    });
  });
});
