import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  CitationGraph,
  CitedRanges,
  citedBy,
  citersOf,
  citersOfAll,
  neighbourhoodOf,
  UnitRows,
} from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import { groupByAct, groupByUnit } from '../../../../src/citation/report/grouping';
import { reportLevel } from '../../../../src/citation/report/level';
import { mutualActs } from '../../../../src/citation/report/mutualActs';
import { ProvisionRange } from '../../../../src/law';
import { corpusOf } from '../support';

/** Two acts with sections, of which some are divided, so that ranges of sections and of paragraphs cross. */
const divided = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const paragraphs = Array.from({ length: at % 3 }, (__, para) => [`sec_${at + 1}__para_${para + 1}`, 'text']);
      return [[`sec_${at + 1}`, paragraphs.length === 0 ? 'text' : ''], ...paragraphs] as [string, string][];
    }).flat(),
  );
const corpus = corpusOf(
  { key: 'harbour', provisions: divided(9) },
  { key: 'lamps', provisions: { ...divided(5), annex_1: '', annex_1__para_1: 'a', annex_1__para_2: 'b' } },
);
const rows = new UnitRows(corpus);
const last = corpus.size - 1;

const range = fc
  .tuple(fc.nat(last), fc.nat(last), fc.nat(last))
  .map(([source, one, other]): [number, number, number] => {
    const row = rows.around(one);
    const [from, to] = [row.indexOf(one), other % row.length].sort((a, b) => a - b) as [number, number];
    return [source, row[from]!, row[to]!];
  });
const given = fc.tuple(
  fc.array(fc.tuple(fc.nat(last), fc.nat(last)), { maxLength: 12 }),
  fc.array(range, { minLength: 1, maxLength: 10 }),
);

describe('a graph with long ranges', () => {
  it('tells what one of all their members tells', () => {
    const units = toEnd(groupByUnit(corpus));
    fc.assert(
      fc.property(given, fc.nat(last), fc.nat(last), ([single, spans], ordinal, other) => {
        const ranges = CitedRanges.fromRanges(spans.flat(), (at) => rows.around(at));
        const members = spans.flatMap(([source, from, to]) =>
          [...rows.between(from, to)].flatMap((at) => [source, at]),
        );
        const graph = CitationGraph.fromEdges(corpus.size, single.flat(), ranges);
        const plain = CitationGraph.fromEdges(corpus.size, [...single.flat(), ...members]);
        const cited = new ProvisionRange([rows.between(Math.min(ordinal, other), Math.max(ordinal, other))]);
        const unresolved = new Uint32Array(corpus.size);
        const told = (known: CitationGraph): unknown => {
          const index = { corpus, graph: known };
          const level = (by: typeof units): unknown =>
            toEnd(reportLevel(index, by, unresolved, (group) => ({ id: String(group) }) as never, 50));
          return {
            citers: citersOf(index, ordinal),
            cited: citedBy(index, ordinal),
            ofAll: citersOfAll(index, cited),
            around: toEnd(neighbourhoodOf(index, ordinal, { depth: 2, limit: 8 })),
            units: level(units),
            acts: level(groupByAct(corpus)),
            mutual: toEnd(mutualActs(index, 50)),
          };
        };
        assert.deepEqual(told(graph), told(plain));
        const each = [...new Set([...cited].flatMap((member) => citersOf({ corpus, graph }, member)))];
        assert.deepEqual(
          citersOfAll({ corpus, graph }, cited),
          each.sort((a, b) => a - b),
        );
      }),
      { numRuns: 400 },
    );
  });
});
