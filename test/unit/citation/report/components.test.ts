import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph } from '../../../../src/citation';
import { cyclesOf } from '../../../../src/citation/report/components';
import type { Grouping } from '../../../../src/citation/report/grouping';

/** Groups of so many ordinals each; a negative size is of ordinals that are in no group. */
function grouping(sizes: readonly number[]): Grouping {
  const runs: [number, number][] = [];
  const groupOf: number[] = [];
  for (const size of sizes) {
    if (size > 0) runs.push([groupOf.length, groupOf.length + size]);
    for (let at = 0; at < Math.abs(size); at += 1) groupOf.push(size > 0 ? runs.length - 1 : -1);
  }
  return {
    firsts: Uint32Array.from(runs, ([first]) => first),
    ends: Uint32Array.from(runs, ([, end]) => end),
    groupOf: Int32Array.from(groupOf),
  };
}

const cycles = (edges: readonly (readonly [number, number])[], groups: Grouping): number[][] =>
  found(CitationGraph.fromEdges(groups.groupOf.length, edges.flat()), groups)
    .map((members) => [...members])
    .sort(bySize);

const found = (graph: CitationGraph, groups: Grouping): Uint32Array[] =>
  [...cyclesOf(graph, groups)].filter((members) => members !== undefined);

const bySize = (a: readonly number[], b: readonly number[]): number => b.length - a.length || a[0]! - b[0]!;

/** The plain way: two groups are in one cycle when each reaches the other. */
function oracle(edges: readonly (readonly [number, number])[], { firsts, groupOf }: Grouping): number[][] {
  const size = firsts.length;
  const reaches = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => row === column));
  for (const [from, to] of edges) {
    if (groupOf[from]! >= 0 && groupOf[to]! >= 0) reaches[groupOf[from]!]![groupOf[to]!] = true;
  }
  for (let via = 0; via < size; via += 1) {
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        if (reaches[row]![via]! && reaches[via]![column]!) reaches[row]![column] = true;
      }
    }
  }
  const found = new Map<string, number[]>();
  for (let group = 0; group < size; group += 1) {
    const members = [...reaches.keys()].filter((other) => reaches[group]![other]! && reaches[other]![group]!);
    if (members.length > 1) found.set(members.join(), members);
  }
  return [...found.values()].sort(bySize);
}

describe('cyclesOf', () => {
  it('finds what reaches each other, and no self-citation', () => {
    const edges: [number, number][] = [
      [0, 1],
      [1, 0],
      [2, 3],
      [3, 4],
      [4, 2],
      [4, 0],
      [5, 5],
    ];
    assert.deepEqual(cycles(edges, grouping([1, 1, 1, 1, 1, 1])), [
      [2, 3, 4],
      [0, 1],
    ]);
  });

  it('takes a group for all that stands in it', () => {
    // Paragraph 0 of the first article cites the second, whose paragraph 3 cites paragraph 1 of the first.
    assert.deepEqual(
      cycles(
        [
          [0, 2],
          [3, 1],
        ],
        grouping([2, 2]),
      ),
      [[0, 1]],
    );
  });

  it('agrees with the closure of reachability', () => {
    const sizes = fc.array(fc.constantFrom(1, 1, 2, 3, -1), { minLength: 1, maxLength: 9 });
    const given = sizes.chain((groups) => {
      const last = groups.reduce((sum, size) => sum + Math.abs(size), 0) - 1;
      return fc.tuple(fc.constant(groups), fc.array(fc.tuple(fc.nat(last), fc.nat(last)), { maxLength: 30 }));
    });
    fc.assert(
      fc.property(given, ([groups, edges]) => {
        const grouped = grouping(groups);
        // What is in no group cites nothing and is not cited.
        const real = edges.filter(([from, to]) => grouped.groupOf[from]! >= 0 && grouped.groupOf[to]! >= 0);
        assert.deepEqual(cycles(real, grouped), oracle(real, grouped));
      }),
      { numRuns: 500 },
    );
  });

  it('follows a chain as long as a country’s law', () => {
    const size = 250_000;
    const ring = Array.from({ length: size }, (_, from): [number, number] => [from, (from + 1) % size]);
    const groups = {
      firsts: Uint32Array.from(ring.keys()),
      ends: Uint32Array.from(ring.keys(), (at) => at + 1),
      groupOf: Int32Array.from(ring.keys()),
    };
    const graph = CitationGraph.fromEdges(
      size,
      Uint32Array.from({ length: 2 * size }, (_, at) => ring[at >> 1]![at & 1]!),
    );
    const [ringed] = found(graph, groups);
    assert.equal(ringed?.length, size);
  });
});
