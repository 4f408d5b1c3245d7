import assert from 'node:assert/strict';
import fc from 'fast-check';
import { carryingWords, excerptsOf } from '../../../webview/panel/stretches';
import { sentenceOf, wordsOf } from '../support/answers';

const TEXT = 'The tenant must mow the lawn within 14 days.';
const carrying = (...words: string[]): ReturnType<typeof carryingWords> =>
  carryingWords(
    'garden-act/sec_1',
    TEXT,
    words.map((each) => sentenceOf('So.', ['sec_1'], { lawWords: [wordsOf('sec_1', TEXT, each)] })),
  );
const shown = (stretches: readonly { start: number; end: number }[]): string[] =>
  stretches.map(({ start, end }) => TEXT.slice(start, end));

describe('words that carry an answer', () => {
  it('are those of all sentences in the order of the text, overlapping ones together', () => {
    const words = carrying('within 14 days', 'The tenant must', 'must mow');
    assert.deepEqual(shown(words), ['The tenant must mow', 'within 14 days']);
    assert.deepEqual(
      words.map(({ sentences }) => sentences),
      [[1, 2], [0]],
    );
  });

  it('are those of this provision alone, and within its text', () => {
    const other = sentenceOf('So.', [], { lawWords: [{ id: 'garden-act/sec_2', start: 0, end: 3, text: 'The' }] });
    const beyond = sentenceOf('So.', [], { lawWords: [{ id: 'garden-act/sec_1', start: 40, end: 99, text: 'days.' }] });
    assert.deepEqual(carryingWords('garden-act/sec_1', TEXT, [other, undefined, beyond]), []);
  });
});

describe('excerpts of a provision', () => {
  it('are all of a short text', () => {
    assert.deepEqual(excerptsOf(TEXT, [], 400), [{ start: 0, end: TEXT.length, marks: [] }]);
  });

  it('are the beginning of a long text in which nothing is marked, cut between words', () => {
    const [excerpt] = excerptsOf(TEXT, [], 12);
    assert.equal(TEXT.slice(excerpt!.start, excerpt!.end), 'The tenant must');
  });

  it('show every mark with what stands around it, in order and without overlap', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab 가😀\n'.match(/./gsu)!), minLength: 10, maxLength: 3000 });
    const places = fc.array(fc.tuple(fc.nat(3000), fc.integer({ min: 1, max: 60 })), { maxLength: 6 });
    fc.assert(
      fc.property(text, places, (given, at) => {
        const marks: { start: number; end: number }[] = [];
        for (const [start, length] of at.sort(([a], [b]) => a - b)) {
          const end = start + length;
          if (end <= given.length && start >= (marks.at(-1)?.end ?? 0)) marks.push({ start, end });
        }
        const excerpts = excerptsOf(given, marks, 200);
        assert.deepEqual(
          excerpts.flatMap((excerpt) => excerpt.marks),
          marks,
        );
        let last = -1;
        for (const { start, end, marks: inside } of excerpts) {
          assert.ok(start > last && start < end && end <= given.length);
          assert.ok(inside.every((mark) => mark.start >= start && mark.end <= end));
          last = end;
        }
      }),
    );
  });
});
