import assert from 'node:assert/strict';
import fc from 'fast-check';
import { stringAt, StringColumnBuilder } from '../../../../src/law';
import { TermNumbers, terms } from '../../../../src/languages';

function read(numbers: TermNumbers, text: string, language: string): string[] {
  const column = new StringColumnBuilder();
  numbers.forEach(text, language, (term) => numbers.copyTo(column, term));
  const strings = column.finish();
  return Array.from({ length: column.length }, (_, row) => stringAt(strings, row));
}

describe('languages/termNumbers', () => {
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

  it('reads UTF-8 as it reads the text, or not at all', () => {
    const numbers = new TermNumbers();
    const encoder = new TextEncoder();
    const readBytes = (text: string, language: string): string[] | undefined => {
      const column = new StringColumnBuilder();
      const isRead = numbers.forEachUtf8(encoder.encode(text), language, (term) => {
        numbers.copyTo(column, term);
      });
      const strings = column.finish();
      const found = Array.from({ length: column.length }, (_, row) => stringAt(strings, row));
      assert.ok(isRead || found.length === 0);
      return isRead ? found : undefined;
    };
    const piece = fc.oneof(
      fc.constantFrom(
        'Straße',
        'ÄÖÜ',
        'the',
        '17.2.1',
        '1.',
        '.',
        ' ',
        '=',
        '<',
        '„',
        '…',
        '¨',
        '²',
        'ﬁ',
        'İ',
        '½',
        'ß.',
      ),
      fc.constantFrom(
        '\u0338',
        '\u0301',
        '\u20d2',
        '․',
        '⁵',
        '№',
        '│',
        'Σ',
        '항',
        'ㆍ',
        '😀',
        '\u00a0',
        'x'.repeat(70),
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
      fc.integer({ min: 0x80, max: 0x2fff }).map((code) => String.fromCodePoint(code)),
    );
    let read = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom('de', 'en'), (pieces, language) => {
        const text = pieces.join('');
        const found = readBytes(text, language);
        if (found !== undefined) assert.deepEqual(found, terms(text, language));
        if (found !== undefined && text !== '') read += 1;
      }),
      { numRuns: 2000 },
    );
    assert.ok(read > 50, `${read} texts were read`);
    for (const text of ['Der Weg nach „Süden“ (§ 17.2.1), 1½ km – 5 €', "Owners' lamps", '1.ä 1.2² ².5']) {
      assert.deepEqual(readBytes(text, 'de'), terms(text, 'de'), text);
    }
    assert.equal(readBytes('제5조 Lampe', 'de'), undefined);
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
