import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationGraph } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import { groupByUnit } from '../../../../src/citation/report/grouping';
import { reportLevel } from '../../../../src/citation/report/level';
import { placeOf } from '../../../../src/citation/report/places';
import type { LevelReport } from '../../../../src/citation/report/types';
import { corpusOf } from '../support';

const LIMIT = 50;
const corpus = corpusOf(
  {
    key: 'harbour',
    provisions: { sec_1: '', sec_1__para_1: 'a', sec_1__para_2: 'b', sec_2: 'c', sec_3: 'd', sec_4: '' },
  },
  { key: 'seal', provisions: { sec_1: 'e', sec_2: 'f' } },
);
const groups = toEnd(groupByUnit(corpus));

function levelOf(edges: readonly (readonly [number, number])[], unresolvedAt: Uint32Array, limit = LIMIT): LevelReport {
  const graph = CitationGraph.fromEdges(corpus.size, edges.flat());
  const place = (group: number): ReturnType<typeof placeOf> => placeOf(corpus, groups.firsts[group]!);
  return toEnd(reportLevel({ corpus, graph }, groups, unresolvedAt, place, limit));
}

/** Who cites a group from outside it, counted the plain way. */
function citersOf(edges: readonly (readonly [number, number])[], group: number): [provisions: number, acts: number] {
  const sources = edges.filter(([from, to]) => groups.groupOf[to] === group && groups.groupOf[from] !== group);
  const provisions = new Set(sources.map(([from]) => from));
  return [provisions.size, new Set([...provisions].map((from) => corpus.actOf(from))).size];
}

describe('reportLevel', () => {
  it('counts citers and tells dead ends as the plain way does', () => {
    const ordinal = fc.nat(corpus.size - 1);
    const edges = fc.array(fc.tuple(ordinal, ordinal), { maxLength: 25 });
    const unresolved = fc.uint8Array({ minLength: corpus.size, maxLength: corpus.size, max: 2 });
    fc.assert(
      fc.property(edges, unresolved, (cited, counts) => {
        const level = levelOf(cited, Uint32Array.from(counts));
        const idOf = (group: number): string => corpus.id(groups.firsts[group]!);
        const all = Array.from(groups.firsts.keys(), (group) => {
          const [citingProvisions, citingActs] = citersOf(cited, group);
          const isInside = (at: number): boolean => groups.groupOf[at] === group;
          const leadsOn = cited.some(([from, to]) => isInside(from) && !isInside(to));
          const lost = counts.reduce((sum, count, at) => sum + (isInside(at) ? count : 0), 0);
          return { id: idOf(group), citingProvisions, citingActs, leadsOn, unresolved: lost };
        });
        const shown = ({ id, citingProvisions, citingActs }: (typeof all)[number]): unknown[] => [
          id,
          citingProvisions,
          citingActs,
        ];
        const sorted = (rows: unknown[][]): string[] => rows.map((row) => row.join()).sort();
        assert.deepEqual(
          sorted(level.hubs.items.map((hub) => [hub.id, hub.citingProvisions, hub.citingActs])),
          sorted(all.filter(({ citingProvisions }) => citingProvisions > 0).map(shown)),
        );
        assert.deepEqual(
          sorted(level.deadEnds.leadingOut.items.map((end) => [end.id, end.unresolved])),
          sorted(all.filter((each) => !each.leadsOn && each.unresolved > 0).map((each) => [each.id, each.unresolved])),
        );
        // Section 4 of the Harbour Act has no text: nobody misses a citation there.
        const alone = all.filter(
          (each) =>
            !each.leadsOn && each.unresolved === 0 && each.citingProvisions === 0 && each.id !== 'harbour/sec_4',
        );
        assert.deepEqual(
          level.deadEnds.isolated.items.map(({ id }) => id),
          alone.map(({ id }) => id),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('lists the biggest circle first, of equal ones that with the earliest place, and counts those left out', () => {
    const [paragraph, second, third, fourth, seal, wax] = [1, 3, 4, 5, 6, 7];
    const edges: [number, number][] = [
      [paragraph, second],
      [second, paragraph],
      [third, fourth],
      [fourth, seal],
      [seal, third],
    ];
    const { cycles } = levelOf([...edges, [wax, wax]], new Uint32Array(corpus.size));
    assert.deepEqual(
      cycles.items.map(({ size, acts, members }) => [size, acts, members.map(({ id }) => id)]),
      [
        [3, 2, ['harbour/sec_3', 'harbour/sec_4', 'seal/sec_1']],
        [2, 1, ['harbour/sec_1', 'harbour/sec_2']],
      ],
    );
    const two: [number, number][] = [
      [seal, wax],
      [wax, seal],
      [second, third],
      [third, second],
    ];
    const short = levelOf(two, new Uint32Array(corpus.size), 1).cycles;
    assert.deepEqual([short.total, short.items[0]?.members[0]?.id], [2, 'harbour/sec_2']);
  });
});
