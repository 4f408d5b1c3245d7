import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { matchesOf } from '../../../src/text';

const PATTERNS = [/\p{L}+/gu, /(?<=a)b?/gu, /$|^/gmu, /(?<first>\d)(\d)?/gu, /x*/gu];

describe('matchesOf', () => {
  it('finds what matchAll finds, empty matches and characters of two units too, however often it is asked', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'x', '1', ' ', '\n', '𝟙', '😀', 'ä'), maxLength: 20 });
    fc.assert(
      fc.property(texts, fc.constantFrom(...PATTERNS), (text, pattern) => {
        const expected = [...text.matchAll(new RegExp(pattern))];
        assert.deepEqual(matchesOf(pattern, text), expected);
        assert.deepEqual(matchesOf(pattern, text), expected);
      }),
    );
  });

  it('refuses a pattern that would find its first match for ever', () => {
    assert.throws(() => matchesOf(/a/u, 'aa'), TypeError);
  });
});
