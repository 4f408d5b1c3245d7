import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findString, joinStrings, stringAt, StringColumnBuilder, StringTable } from '../../../src/law';

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

  it('refuses a row it does not have', () => {
    assert.throws(() => stringAt(column(['one']), 1), RangeError);
  });
});
