import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PlainText } from '../../../../src/check/document/plainText';
import { readPieces } from '../../../../src/check/document/pieces';
import { toEnd } from '../../../../src/turns';

const FORMATS = ['markdown', 'latex', 'html', 'xml', 'text'] as const;
/** What opens, closes, divides and lays out, and what stands between. */
const PIECES = [
  ...[
    'section 1',
    'Ab-',
    'satz',
    'a "b" \'c\'',
    '  ',
    ' ',
    '\n',
    '\n\n',
    '\n \n',
    '\r\n\r\n',
    '\t',
    '> ',
    '**',
    '5[^1]',
  ],
  ...[
    '<!--',
    '-->',
    '<b title="',
    '">',
    '<p>',
    '</p>',
    '<script>',
    '</script>',
    '<',
    '>',
    '&nbsp;',
    '&sect',
    '<sup>1</sup>',
  ],
  ...[
    '\\emph{',
    '}',
    '{',
    '\\cite[§ 5]{',
    '\\begin{comment}',
    '\\end{comment}',
    '\\iffalse',
    '\\fi',
    '%',
    '\\',
    '"a',
    '[',
    '](x)',
  ],
  ...[
    '\\end{document}',
    '<![CDATA[',
    ']]>',
    '\u200b',
    '-',
    '条',
    '§ 5',
    '\\begin{quote}',
    '<blockquote>',
    '\\usepackage[ngerman]{babel}',
  ],
];

/** All that a plain text says of its source. */
function saidBy(plain: PlainText, source: string): unknown {
  const { text, blockQuotations } = plain;
  const spans = Array.from({ length: text.length }, (_, start) =>
    [1, 2, 7].map((length) => {
      const span = { start, end: Math.min(text.length, start + length) };
      return [plain.inSource(span), plain.isTorn(span)];
    }),
  );
  return { text, blockQuotations, spans, end: plain.inSource({ start: text.length, end: text.length }), source };
}

describe('pieces of a source', () => {
  for (const format of FORMATS) {
    it(`say after edits of ${format} what the text says that is read from its beginning`, () => {
      const words = fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }).map((each) => each.join(''));
      const edit = fc.record({ at: fc.nat(), length: fc.nat({ max: 12 }), text: fc.oneof(fc.constant(''), words) });
      fc.assert(
        fc.property(words, fc.array(edit, { minLength: 1, maxLength: 5 }), (before, edits) => {
          let source = before;
          let { pieces } = toEnd(PlainText.read(source, format));
          for (const { at, length, text } of edits) {
            const from = at % (source.length + 1);
            source = source.slice(0, from) + text + source.slice(from + length);
            const plain = toEnd(PlainText.read(source, format, pieces));
            ({ pieces } = plain);
            assert.deepEqual(saidBy(plain, source), saidBy(new PlainText(source, format), source));
          }
        }),
        { numRuns: 400 },
      );
    });

    it(`hold all of a source in ${format}, and are read once`, () => {
      const source = `${'A fee is due.\n\n'.repeat(50)}<b>See</b> \\emph{section 5}.\n\n${'A lamp is lit.\n\n'.repeat(50)}`;
      const read = toEnd(readPieces(source, format));
      assert.equal(read.inOrder.map((piece) => piece.source).join(''), source);
      assert.ok(read.inOrder.length > 50, 'each paragraph is one');
      const again = toEnd(readPieces(`${source}\n\nMore.`, format, read));
      const isNew = again.inOrder.filter((piece) => !read.inOrder.includes(piece));
      assert.ok(isNew.length <= 2, 'the last piece of before, and the new one');
    });
  }
});
