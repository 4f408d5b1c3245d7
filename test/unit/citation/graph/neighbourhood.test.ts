import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph, neighbourhoodOf, type Neighbourhood } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import type { PackedCorpus } from '../../../../src/law';
import { corpusOf } from '../support';

/** Sections of two acts: ordinals 0 to 5 of the first, 6 to 9 of the second; the paragraphs of section 2 are 2 and 3. */
const corpus = corpusOf(
  {
    key: 'harbour',
    provisions: { sec_1: 'a', sec_2: '', sec_2__para_1: 'b', sec_2__para_2: 'c', sec_3: 'd', sec_4: 'e' },
  },
  { key: 'seal', provisions: { sec_1: 'f', sec_2: 'g', sec_3: 'h', sec_4: 'i' } },
);
const at = (id: string): number => corpus.ordinal(id)!;

function around(
  edges: readonly (readonly [from: string, to: string])[],
  centre: string,
  depth = 1,
  limit = 20,
): Neighbourhood {
  const graph = CitationGraph.fromEdges(
    corpus.size,
    edges.flatMap((ends) => ends.map(at)),
  );
  return toEnd(neighbourhoodOf({ corpus, graph }, at(centre), { depth, limit }));
}

const shown = ({ nodes }: Neighbourhood): string[] =>
  nodes.map(({ ordinal, column }) => `${column} ${corpus.id(ordinal)}`);
const named = ({ nodes, edges }: Neighbourhood): string[] =>
  edges.map((edge) => edge.map((node) => corpus.id(nodes[node]!.ordinal)).join(' > '));

describe('neighbourhoodOf', () => {
  it('has who cites on the left and who is cited on the right, the own act first', () => {
    const found = around(
      [
        ['seal/sec_1', 'harbour/sec_3'],
        ['harbour/sec_4', 'harbour/sec_3'],
        ['harbour/sec_3', 'seal/sec_2'],
        ['harbour/sec_3', 'harbour/sec_1'],
        ['seal/sec_2', 'seal/sec_3'],
      ],
      'harbour/sec_3',
    );
    assert.deepEqual(shown(found), [
      '0 harbour/sec_3',
      '-1 harbour/sec_4',
      '-1 seal/sec_1',
      '1 harbour/sec_1',
      '1 seal/sec_2',
    ]);
    assert.deepEqual(found.leftOut, { citing: 0, cited: 0 });
  });

  it('goes on in the same direction, to the depth and no farther', () => {
    const chain: [string, string][] = [
      ['harbour/sec_1', 'harbour/sec_3'],
      ['harbour/sec_3', 'harbour/sec_4'],
      ['harbour/sec_4', 'seal/sec_1'],
      ['seal/sec_1', 'seal/sec_2'],
      ['seal/sec_3', 'harbour/sec_1'],
    ];
    assert.deepEqual(shown(around(chain, 'harbour/sec_3', 2)), [
      '0 harbour/sec_3',
      '-1 harbour/sec_1',
      '1 harbour/sec_4',
      '-2 seal/sec_3',
      '2 seal/sec_1',
    ]);
  });

  it('takes the units inside a provision for it, in the middle and beside', () => {
    const found = around(
      [
        ['harbour/sec_2__para_1', 'seal/sec_1'],
        ['seal/sec_2', 'harbour/sec_2__para_2'],
        ['harbour/sec_2__para_1', 'harbour/sec_2__para_2'],
      ],
      'harbour/sec_2',
    );
    assert.deepEqual(shown(found), ['0 harbour/sec_2', '-1 seal/sec_2', '1 seal/sec_1']);
    assert.deepEqual(named(found), ['harbour/sec_2 > seal/sec_1', 'seal/sec_2 > harbour/sec_2']);
    const beside = around(
      [
        ['seal/sec_1', 'harbour/sec_2'],
        ['seal/sec_1', 'harbour/sec_2__para_2'],
      ],
      'seal/sec_1',
    );
    assert.deepEqual(shown(beside), ['0 seal/sec_1', '1 harbour/sec_2'], 'its paragraph is that node');
  });

  it('shows one that cites and is cited once, with both citations', () => {
    const found = around(
      [
        ['harbour/sec_1', 'harbour/sec_3'],
        ['harbour/sec_3', 'harbour/sec_1'],
      ],
      'harbour/sec_1',
    );
    assert.deepEqual(shown(found), ['0 harbour/sec_1', '1 harbour/sec_3']);
    assert.equal(found.edges.length, 2);
  });

  it('shares the room between the sides, and counts what is left out', () => {
    const citing = ['harbour/sec_1', 'harbour/sec_3', 'harbour/sec_4'].map((id): [string, string] => [
      id,
      'seal/sec_1',
    ]);
    const cited: [string, string] = ['seal/sec_1', 'seal/sec_2'];
    const found = around([...citing, cited], 'seal/sec_1', 1, 3);
    assert.deepEqual(shown(found), ['0 seal/sec_1', '-1 harbour/sec_1', '1 seal/sec_2']);
    assert.deepEqual(found.leftOut, { citing: 2, cited: 0 });
    const roomier = around([...citing, cited], 'seal/sec_1', 1, 4);
    assert.equal(roomier.nodes.length, 4, 'the room that one side does not need is the other one’s');
    assert.deepEqual(roomier.leftOut, { citing: 1, cited: 0 });
  });

  it('gives each side half of the room where both want more, and the odd place to what is cited', () => {
    const both = ['harbour/sec_1', 'harbour/sec_3', 'harbour/sec_4'].map((id): [string, string] => [id, 'seal/sec_1']);
    for (const id of ['seal/sec_2', 'seal/sec_3', 'seal/sec_4']) both.push(['seal/sec_1', id]);
    const columns = (limit: number): number[] => around(both, 'seal/sec_1', 1, limit).nodes.map(({ column }) => column);
    assert.deepEqual(columns(5), [0, -1, -1, 1, 1]);
    assert.deepEqual(columns(4), [0, -1, 1, 1]);
    assert.deepEqual(around(both, 'seal/sec_1', 1, 4).leftOut, { citing: 2, cited: 1 });
    const cited = both.slice(2);
    const one = around(cited, 'seal/sec_1', 1, 5);
    assert.equal(one.nodes.length, 5, 'one that cites leaves its room');
    assert.deepEqual(one.leftOut, { citing: 0, cited: 0 });
  });

  it('agrees with a breadth-first search over sets', () => {
    const flat: PackedCorpus = corpusOf({
      key: 'act',
      provisions: Object.fromEntries(Array.from({ length: 12 }, (_, number) => [`sec_${number + 1}`, 'x'])),
    });
    const arrows = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 40 });
    fc.assert(
      fc.property(
        arrows,
        fc.nat(11),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 14 }),
        (edges, centre, depth, limit) => {
          const graph = CitationGraph.fromEdges(flat.size, edges.flat());
          const {
            nodes,
            edges: lines,
            leftOut,
          } = toEnd(neighbourhoodOf({ corpus: flat, graph }, centre, { depth, limit }));
          const columns = new Map(nodes.map(({ ordinal, column }) => [ordinal, column]));
          assert.equal(columns.size, nodes.length, 'each once');
          assert.ok(nodes.length <= limit);
          const isDrawn = ([from, to]: readonly [number, number]): boolean =>
            from !== to && columns.has(from) && columns.has(to);
          const expected = new Set(edges.filter(isDrawn).map(([from, to]) => `${from} ${to}`));
          const drawn = lines.map(([from, to]) => `${nodes[from]!.ordinal} ${nodes[to]!.ordinal}`);
          assert.deepEqual(new Set(drawn), expected);
          if (leftOut.citing + leftOut.cited > 0) {
            assert.equal(nodes.length, limit, 'nothing is left out while there is room');
            return;
          }
          for (const [ordinal, column] of columns) {
            const [ahead, behind] = [distance(edges, centre, ordinal), distance(edges, ordinal, centre)];
            // One that is met on both sides at the same distance stands on the right.
            if (column > 0) assert.ok(ahead === column && behind >= ahead);
            if (column < 0) assert.ok(behind === -column && ahead > behind);
          }
          for (let other = 0; other < flat.size; other += 1) {
            const near = Math.min(distance(edges, centre, other), distance(edges, other, centre)) <= depth;
            if (!near) assert.ok(!columns.has(other));
            const isNext = edges.some((edge) => edge.includes(centre) && edge.includes(other));
            if (isNext) assert.ok(columns.has(other));
          }
        },
      ),
    );
  });
});

/** How many citations lead from one to another; Infinity where none do. */
function distance(edges: readonly (readonly [number, number])[], from: number, to: number): number {
  let reached = new Set([from]);
  for (let steps = 0; steps <= 12; steps += 1) {
    if (reached.has(to)) return steps;
    reached = new Set([...reached, ...edges.filter(([source]) => reached.has(source)).map(([, target]) => target)]);
  }
  return Infinity;
}
