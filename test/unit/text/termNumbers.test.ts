import assert from 'node:assert/strict';
import fc from 'fast-check';
import { stringAt, StringColumnBuilder } from '../../../src/law';
import { TermNumbers, terms } from '../../../src/text';

function read(numbers: TermNumbers, text: string, language: string): string[] {
  const column = new StringColumnBuilder();
  numbers.forEach(text, language, (term) => numbers.copyTo(column, term));
  const strings = column.finish();
  return Array.from({ length: column.length }, (_, row) => stringAt(strings, row));
}

describe('text/termNumbers', () => {
  it('emits the terms of a text in every script and language, met before or not', () => {
    const word = fc.constantFrom(
      'Straße',
      'daß',
      'DAMS',
      'dams',
      '운송인의',
      'the',
      'die',
      '民法',
      'Rule 17.2.1',
      '①',
      'ﬁne',
      '등',
    );
    const text = fc.oneof(
      fc.array(word, { maxLength: 12 }).map((found) => found.join(' ')),
      fc.string({ unit: 'grapheme' }),
    );
    const numbers = new TermNumbers();
    fc.assert(
      fc.property(text, fc.constantFrom('de', 'en'), (sample, language) => {
        assert.deepEqual(read(numbers, sample, language), terms(sample, language));
      }),
    );
  });

  it('gives a term one number, whatever word it comes from, counted from 0', () => {
    const numbers = new TermNumbers();
    const found: number[] = [];
    numbers.forEach('Lamps lamp LAMP bell lamps', 'en', (term) => found.push(term));
    numbers.forEach('lamp', 'de', (term) => found.push(term));
    assert.deepEqual(found, [0, 0, 0, 1, 0, 0]);
    assert.equal(numbers.size, 2);
  });

  it('keeps apart the stems that a word has in two languages', () => {
    const numbers = new TermNumbers();
    for (const language of ['en', 'de', 'en'] as const) {
      assert.deepEqual(read(numbers, 'Straßen daß', language), terms('Straßen daß', language));
    }
  });

  it('knows more words than it has room for at first, and cuts one without end', () => {
    const numbers = new TermNumbers();
    const text = Array.from({ length: 20_000 }, (_, n) => `w${n * 7919}`).join(' ');
    assert.deepEqual(read(numbers, text, 'de'), terms(text, 'de'));
    assert.deepEqual(read(numbers, text, 'de'), terms(text, 'de'));
    assert.deepEqual(read(numbers, 'x'.repeat(5000), 'de'), terms('x'.repeat(5000), 'de'));
  });
});
