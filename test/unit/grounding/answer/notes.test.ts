import assert from 'node:assert/strict';
import fc from 'fast-check';
import { notesIn, withoutMarks } from '../../../../src/grounding/answer/notes';

const labelsOf = (text: string): string[][] => notesIn(text).marks.map(({ labels }) => [...labels]);
const textsOf = (text: string): string[] =>
  notesIn(text).texts.map(({ label, start, end }) => `${label}: ${text.slice(start, end)}`);

describe('grounding/answer/notes', () => {
  it('reads marks of one note, of several, of a range and with a name', () => {
    assert.deepEqual(labelsOf('It pays [1]. It sails[2, 4]. It waits [5-7].[^a]'), [
      ['1'],
      ['2', '4'],
      ['5', '6', '7'],
      ['a'],
    ]);
  });

  it('takes no link and no year for a mark', () => {
    assert.deepEqual(labelsOf('See [1](harbour.md) and [2019] 1 AC 5.'), []);
  });

  it('keeps a range within bounds, however wide it is written', () => {
    assert.equal(labelsOf('x [1-999]')[0]!.length, 20);
    assert.deepEqual(labelsOf('x [9-2]'), [['9']]);
  });

  it('finds the texts of notes by the mark that opens their line', () => {
    assert.deepEqual(
      textsOf('It pays [1], and sails.[^b]\n\n[1] Section 1\nof the Act.\n[^b]: Section 2.\n\nThe end.'),
      ['1: [1] Section 1\nof the Act.\n', 'b: [^b]: Section 2.'],
    );
  });

  it('takes a mark that opens a line for a reference where nothing else refers to it', () => {
    const text = '[1] The master pays.\n[2] The owner sails.';
    assert.deepEqual(textsOf(text), []);
    assert.deepEqual(
      notesIn(text).marks.map(({ leads }) => leads),
      [true, true],
    );
  });

  it('takes numbered lines behind the last mark for a list of sources', () => {
    assert.deepEqual(textsOf('1. It pays [1].\n\nSources\n1. Section 1\n2. Section 2'), [
      '1: 1. Section 1\n2. Section 2',
    ]);
    assert.deepEqual(textsOf('1. It pays [1].\n\n[1] Section 1\n\n1. Section 2'), ['1: [1] Section 1']);
  });

  it('blanks marks and keeps offsets', () => {
    assert.equal(withoutMarks('It pays [1]. So.'), 'It pays    . So.');
  });

  it('gives spans in order and without overlap', () => {
    const pieces = fc.constantFrom('[1]', '[^1]', '[2, 3]', '\n', '\n\n', 'word', ' ', '1. ', '[1]: ', '[9-1]');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        const { marks, texts } = notesIn(text);
        for (const spans of [marks, texts]) {
          spans.forEach(({ start, end }, at) => {
            assert.ok(start < end && end <= text.length);
            assert.ok(at === 0 || spans[at - 1]!.end <= start);
          });
        }
      }),
    );
  });

  it('takes time that grows with the text alone', () => {
    assert.equal(notesIn('[1, 2]\n'.repeat(400_000)).marks.length, 400_000);
  });
});
