import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CitationOutcomes, OUTCOME_COUNTS } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';

const SIZE = 8;

/** Counts by ordinal; a provision that is none of them, or whose counts are all 0, cites nothing. */
type Table = ReadonlyMap<number, readonly number[]>;

/** Columns the plain way. */
function columnsOf(table: Table): { citing: Uint32Array; counts: Uint32Array } {
  const rows = [...table].filter(([, counts]) => counts.some((count) => count > 0)).sort(([a], [b]) => a - b);
  return {
    citing: Uint32Array.from(rows, ([ordinal]) => ordinal),
    counts: Uint32Array.from(rows.flatMap(([, counts]) => counts)),
  };
}

const outcomesOf = (table: Table): CitationOutcomes => CitationOutcomes.fromColumns(columnsOf(table));

const counts = fc.array(fc.nat(3), { minLength: OUTCOME_COUNTS, maxLength: OUTCOME_COUNTS });
const tableTo = (last: number): fc.Arbitrary<Table> =>
  fc.array(fc.tuple(fc.nat(last), counts), { maxLength: SIZE }).map((rows) => new Map(rows));

describe('CitationOutcomes', () => {
  it('comes from rows in any order', () => {
    const rows = Uint32Array.of(5, 1, 0, 2, 0, 1, 0, 0, 0, 0, 1, 0);
    const outcomes = toEnd(CitationOutcomes.fromRows(SIZE, rows));
    assert.deepEqual([...outcomes.citing], [0, 5]);
    assert.deepEqual([...outcomes.counts], [0, 0, 0, 1, 0, 1, 0, 2, 0, 1]);
    assert.throws(() => toEnd(CitationOutcomes.fromRows(5, rows)), RangeError);
  });

  it('adds up to the statistics of the corpus', () => {
    const { statistics, own } = outcomesOf(
      new Map([
        [1, [4, 3, 0, 0, 2]],
        [6, [1, 0, 2, 1, 1]],
      ]),
    );
    assert.deepEqual(statistics, {
      total: 11,
      resolved: 5,
      unresolved: 6,
      byOutcome: { resolved: 5, 'act-not-in-corpus': 3, 'provision-not-found': 2, ambiguous: 1 },
    });
    assert.equal(own, 3);
  });

  it('knows who cites in vain', () => {
    const rows = [
      [3, 0, 0, 0, 3],
      [0, 1, 0, 0, 0],
      [9, 0, 0, 1, 0],
      [1, 1, 1, 1, 0],
    ];
    const outcomes = outcomesOf(new Map(rows.map((row, at) => [2 * at, row])));
    assert.deepEqual([...outcomes.unresolved()], [2, 4, 6]);
    const all = Array.from({ length: 9 }, (_, ordinal) => ordinal);
    assert.deepEqual(
      all.filter((ordinal) => outcomes.hasUnresolved(ordinal)),
      [2, 4, 6],
    );
  });

  it('refuses columns that do not fit', () => {
    const { citing } = columnsOf(new Map([[1, [1, 0, 0, 0, 0]]]));
    assert.throws(() => CitationOutcomes.fromColumns({ citing, counts: new Uint32Array(4) }), RangeError);
  });

  it('revises: what stays moves along, what is gone drops out, given counts replace', () => {
    const moves = fc.array(fc.boolean(), { minLength: SIZE, maxLength: SIZE });
    fc.assert(
      fc.property(tableTo(SIZE - 1), moves, tableTo(11), (table, moved, renewed) => {
        // Every second one that moves is gone; the others go behind the end, the last one first.
        const successors = Int32Array.from(moved, (moves, at) => (!moves ? at : at % 2 === 0 ? -1 : 11 - (at >> 1)));
        const kept = [...table].flatMap(([ordinal, row]): [number, readonly number[]][] =>
          successors[ordinal]! < 0 ? [] : [[successors[ordinal]!, row]],
        );
        assert.deepEqual(
          toEnd(outcomesOf(table).revise(12, successors, renewed)),
          outcomesOf(new Map([...kept, ...renewed])),
        );
      }),
    );
    const renewed = new Map([[1, [1, 0, 0, 0, 0]]]);
    assert.throws(() => toEnd(outcomesOf(new Map()).revise(1, Int32Array.of(0), renewed)), RangeError);
  });
});
