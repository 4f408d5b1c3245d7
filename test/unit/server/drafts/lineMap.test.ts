import assert from 'node:assert/strict';
import fc from 'fast-check';
import { mapLines, SAME_LINES } from '../../../../src/server/drafts/lineMap';

describe('mapLines', () => {
  const saved = ['Title', '1. One', '2. Two', '3. Three'].join('\n');

  it('moves what lies below inserted lines, and leaves what lies above', () => {
    const draft = ['Title', 'new', 'newer', '1. One', '2. Two', '3. Three'].join('\n');
    const lines = mapLines(saved, draft);
    assert.deepEqual([0, 3, 5].map(lines.toIndexed), [0, 1, 3]);
    assert.deepEqual([0, 1, 3].map(lines.toDraft), [0, 3, 5]);
  });

  it('puts inserted lines to the place where they were inserted', () => {
    const draft = ['Title', '1. One', 'new', 'newer', '2. Two', '3. Three'].join('\n');
    const lines = mapLines(saved, draft);
    // Lines 2 and 3 did not exist: they answer to the line before which they stand, at most.
    assert.ok([2, 3].map(lines.toIndexed).every((line) => line >= 1 && line <= 2));
  });

  it('moves what lies below removed lines up', () => {
    const lines = mapLines(saved, ['Title', '3. Three'].join('\n'));
    assert.equal(lines.toIndexed(1), 3);
    assert.equal(lines.toDraft(3), 1);
  });

  it('takes line ends of every kind as the same', () => {
    assert.equal(mapLines(saved, saved.replaceAll('\n', '\r\n')).toIndexed(2), 2);
  });

  it('changes nothing for the same text', () => {
    assert.equal(mapLines(saved, saved), SAME_LINES);
  });

  it('maps every line to a line that exists, and lines that both texts share to their like', () => {
    const linesOf = (...letters: string[]): fc.Arbitrary<string[]> =>
      fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 });
    const edited = linesOf('a', 'b', 'c');
    fc.assert(
      // The tail has letters of its own: where an edit repeats the lines beside it, its place is anyone's guess.
      fc.property(linesOf('a', 'b'), edited, edited, linesOf('x', 'y'), (head, before, after, tail) => {
        const indexed = [...head, ...before, ...tail];
        const draft = [...head, ...after, ...tail];
        const lines = mapLines(indexed.join('\n'), draft.join('\n'));
        draft.forEach((_, line) => {
          const mapped = lines.toIndexed(line);
          assert.ok(mapped >= 0 && mapped < indexed.length, `${line} -> ${mapped}`);
        });
        head.forEach((_, line) => assert.equal(lines.toIndexed(line), line));
        assert.equal(lines.toIndexed(draft.length - 1), indexed.length - 1);
      }),
    );
  });
});
