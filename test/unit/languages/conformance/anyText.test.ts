import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PACKS, packOf, propositionsOf } from '../../../../src/languages';
import { LANGUAGES } from './cases/index';

/** The sentences of a language's cases. */
const sentencesOf = (code: string): string[] =>
  LANGUAGES.flatMap((cases) => (cases.code === code ? (cases.markers ?? []) : [])).map(([text]) => text);

describe('languages: any text', () => {
  for (const { code } of PACKS.filter((pack) => pack.propositions !== undefined)) {
    const propositions = propositionsOf(code);
    describe(code, () => {
      it('gives markers in order without overlap, and clauses that cover the text without a border in a marker', () => {
        const words = sentencesOf(code).flatMap((text) => text.split(' '));
        const texts = fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc
            .array(fc.constantFrom(...words, ',', '(', ')', ';', '\n', '. '), { maxLength: 60 })
            .map((parts) => parts.join(' ')),
        );
        fc.assert(
          fc.property(texts, (text) => {
            const clauses = propositions!.clauses(text);
            const markers = propositions!.markers(text);
            assert.equal(clauses.map(({ start, end }) => text.slice(start, end)).join(''), text);
            let last = 0;
            for (const { start, end } of markers) {
              assert.ok(start >= last && end > start && end <= text.length, text);
              assert.ok(
                clauses.every((clause) => clause.start <= start || clause.start >= end),
                text,
              );
              last = end;
            }
          }),
          { numRuns: 300 },
        );
      });

      // What grows with the square takes minutes.
      it('takes linear time on 100,000 hostile characters', () => {
        const pieces = sentencesOf(code)
          .slice(0, 5)
          .flatMap((text) => [text, text.split(' ').at(-1)!]);
        for (const piece of [...new Set(pieces), ', ', '(', ')', '(a', 'a', ' ', ', der ', 'zu a', '없', 'ne ']) {
          const text = piece.repeat(Math.ceil(100_000 / piece.length));
          propositions!.markers(text);
          propositions!.clauses(text);
        }
      });
    });
  }

  for (const { code, quantities } of PACKS.filter((pack) => pack.quantities !== undefined)) {
    it(`counts any text of ${code} in order and without overlap, in time that grows with the text`, () => {
      const texts = fc
        .array(
          fc.constantFrom('3', '12.5', ' ', ',', '.', '(', '年', '개월', 'Euro', '$', 'ein', '十', 'สิบ', '제', '-'),
          {
            maxLength: 30,
          },
        )
        .map((parts) => parts.join(''));
      fc.assert(
        fc.property(fc.oneof(texts, fc.string({ unit: 'binary', maxLength: 100 })), (text) => {
          let last = 0;
          for (const { start, end } of quantities!.quantities(text)) {
            assert.ok(start >= last && end > start && end <= text.length, text);
            last = end;
          }
        }),
      );
      for (const piece of ['1', '1.', '1 000', 'ein', '三', '십', 'สิบ', ' ', 'one hundred and ', '§ 1, ']) {
        const hostile = piece.repeat(Math.ceil(100_000 / piece.length));
        quantities!.quantities(hostile);
      }
    });
  }

  it('has no pack for a language that it does not read', () => {
    assert.equal(packOf('xx'), undefined);
    assert.equal(packOf('constructor'), undefined);
  });
});
