import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  allWithin,
  joinOrdinals,
  memberAround,
  oneOfEach,
  ordinalsIn,
  ProvisionRange,
  someHold,
  someWithin,
  subtreesOf,
  type Ordinals,
} from '../../../src/law';
import { corpusOf } from '../citation/support';

/** Rows of ascending ordinals, none of which is in two. */
const rows = fc
  .uniqueArray(fc.nat(60), { minLength: 1, maxLength: 30 })
  .chain((all) => fc.tuple(fc.constant(all.sort((a, b) => a - b)), fc.integer({ min: 1, max: all.length })))
  .map(([all, cut]) => [Uint32Array.from(all.slice(0, cut)), Uint32Array.from(all.slice(cut))])
  .map((two) => two.filter(({ length }) => length > 0));

describe('law/ordinals', () => {
  it('answers of a long range what an array of its members does', () => {
    fc.assert(
      fc.property(rows, fc.nat(61), fc.nat(61), fc.integer({ min: -70, max: 70 }), (parts, one, other, at) => {
        const range = new ProvisionRange(parts);
        const plain = [...range];
        const [first, end] = [Math.min(one, other), Math.max(one, other)];
        assert.deepEqual(
          plain,
          parts.flatMap((row) => [...row]),
        );
        assert.equal(range.length, plain.length);
        assert.equal(range.at(at), plain.at(at));
        assert.equal(range.includes(one), plain.includes(one));
        assert.deepEqual(range.slice(first, end), plain.slice(first, end));
        assert.deepEqual(
          range.map((each) => -each),
          plain.map((each) => -each),
        );
        assert.deepEqual(
          range.flatMap((each) => [each, each]),
          plain.flatMap((each) => [each, each]),
        );
        const isEven = (ordinal: number): boolean => ordinal % 2 === 0;
        assert.deepEqual([range.some(isEven), range.every(isEven)], [plain.some(isEven), plain.every(isEven)]);
        const within = (list: Ordinals): boolean[] => [someWithin(list, first, end), allWithin(list, first, end)];
        assert.deepEqual(within(range), within(plain));
        assert.deepEqual([...joinOrdinals([range, [70, 71]])], [...plain, 70, 71]);
      }),
    );
  });

  it('has an array of few members, and no list of many', () => {
    const row = Uint32Array.from({ length: 100 }, (_, at) => at);
    assert.deepEqual(ordinalsIn([row.subarray(3, 6), row.subarray(9, 9)]), [3, 4, 5]);
    const long = ordinalsIn([row]);
    assert.ok(long instanceof ProvisionRange);
    assert.equal(long.rows[0]?.buffer, row.buffer);
    assert.deepEqual([joinOrdinals([long]), joinOrdinals([[1], [2, 3]])], [long, [1, 2, 3]]);
    assert.deepEqual([oneOfEach(long), oneOfEach([4, 5])], [[0], [4, 5]]);
  });

  it('tells what holds a provision, and what stands in some', () => {
    const corpus = corpusOf({
      key: 'harbour',
      provisions: { sec_1: '', sec_1__para_1: 'a', sec_1__para_2: 'b', sec_2: 'c', sec_3: '', sec_3__para_1: 'd' },
    });
    const sections = new ProvisionRange([Uint32Array.of(0, 3)]);
    assert.deepEqual([memberAround(corpus, sections, 2), someHold(corpus, sections, 3)], [0, true]);
    assert.deepEqual([memberAround(corpus, sections, 5), someHold(corpus, sections, 4)], [undefined, false]);
    assert.deepEqual(subtreesOf(corpus, sections), [[0, 4]], 'sections 1 and 2 adjoin');
    assert.deepEqual(subtreesOf(corpus, [4, 1, 0]), [
      [0, 3],
      [4, 6],
    ]);
  });
});
