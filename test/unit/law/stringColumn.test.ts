import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findString, isEmptyAt, joinStrings, stringAt, StringColumnBuilder, StringTable } from '../../../src/law';

function tableOf(strings: readonly string[]) {
  const table = new StringTable();
  strings.forEach((each) => table.addString(each));
  const { column: rows, slots } = table.finish();
  return [rows, slots] as const;
}

const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 60 });

function column(strings: readonly string[]) {
  const builder = new StringColumnBuilder();
  strings.forEach((each) => builder.push(each));
  return builder.finish();
}

describe('law/stringColumn', () => {
  it('numbers distinct strings in the order they come, and finds them again', () => {
    fc.assert(
      fc.property(words, (strings) => {
        const table = new StringTable();
        const distinct = [...new Set(strings)];
        for (const each of strings) assert.equal(table.addString(each), distinct.indexOf(each));
        assert.equal(table.size, distinct.length);
        const { column: rows, slots } = table.finish();
        assert.deepEqual(
          distinct.map((_, row) => stringAt(rows, row)),
          distinct,
        );
        assert.deepEqual(
          distinct.map((each) => findString(rows, slots, each)),
          distinct.map((_, row) => row),
        );
        assert.equal(findString(rows, slots, `${distinct.join('')}.`), undefined);
      }),
    );
  });

  it('keeps its table at most half full, so that a search ends', () => {
    const table = new StringTable();
    for (let word = 0; word < 1000; word += 1) table.addString(`w${word}`);
    assert.equal(table.finish().slots.length, 2048);
  });

  it('joins columns as if their strings had come one after another', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 5 }), (parts) => {
        assert.deepEqual(joinStrings(parts.map(column)), column(parts.flat()));
      }),
    );
  });

  it('grows without losing what it has', () => {
    // Short and long strings, of one and of three bytes a character, over several sizes of its buffer.
    const strings = Array.from({ length: 5000 }, (_, at) => ['a', '法', `ü${at}`, 'x'.repeat(at % 200), ''][at % 5]!);
    const { bytes, offsets } = column(strings);
    assert.deepEqual(
      strings.map((_, row) => stringAt({ bytes, offsets }, row)),
      strings,
    );
    assert.deepEqual(
      strings.map((_, row) => isEmptyAt({ bytes, offsets }, row)),
      strings.map((each) => each === ''),
    );
    assert.equal(bytes.length, Buffer.byteLength(strings.join('')));
    assert.equal(isEmptyAt({ bytes, offsets }, strings.length), true, 'no such row');
    const long = '法'.repeat(100_000);
    assert.equal(stringAt(column(['a', long, 'b']), 1), long);
    assert.equal(findString(...tableOf(['a', long, 'b']), long), 1, 'longer than where strings are looked at');
  });

  it('tells strings apart that begin alike, and takes those of another column over', () => {
    const builder = new StringColumnBuilder();
    for (const each of ['lamp', 'lamps', '']) builder.push(each);
    const lamps = Buffer.from('xlampsx');
    const equals = (row: number, start: number, end: number): boolean => builder.equals(row, lamps, start, end);
    assert.deepEqual([equals(0, 1, 5), equals(1, 1, 6), equals(2, 3, 3)], [true, true, true]);
    assert.deepEqual(
      [equals(0, 1, 6), equals(1, 1, 5), equals(0, 0, 4), equals(2, 1, 2)],
      [false, false, false, false],
    );
    const other = new StringColumnBuilder();
    other.push('a');
    builder.copyTo(other, 1);
    builder.copyTo(other, 0);
    const { bytes, offsets } = other.finish();
    assert.deepEqual([stringAt({ bytes, offsets }, 1), stringAt({ bytes, offsets }, 2)], ['lamps', 'lamp']);
  });

  it('refuses a row it does not have', () => {
    assert.throws(() => stringAt(column(['one']), 1), RangeError);
  });
});
