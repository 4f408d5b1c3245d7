import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { alignWords, wordsOf } from '../../../src/check/findings/alignWords';
import { blocksOf } from '../../../src/check/document/blocks';
import { toEnd } from '../../../src/turns';
import { editDistance } from '../../../src/check/findings/editDistance';
import { LineTable } from '../../../src/check/document/lineTable';
import { draftFormatOf } from '../../../src/check/document/markup';
import { PlainText } from '../../../src/check/document/plainText';
import { KnownNumbers } from '../../../src/check/findings/nearestNumbers';

describe('check/markup', () => {
  for (const [format, source, expected] of [
    ['latex', '\\S~823 Abs.~1 \\emph{BGB} % a comment', '§ 823 Abs. 1 BGB '],
    ['latex', '§ 1\\begin{comment}\n§ 2 % x\n\\end{comment} § 3', '§ 1 § 3'],
    ['latex', '§ 1 \\iffalse § 2 \\fill \\fi § 3', '§ 1  § 3'],
    ['latex', '§ 1\n\\end{document}\n§ 2', '§ 1\n'],
    ['latex', 'Stra\\ss{}e, \\"Uber, 5\\,\\%', 'Straße, Über, 5 %'],
    ['latex', "\\begin{quote}l'\\'etat \\cite[\\S~5]{book} \\href{a}{b}\\end{quote}", "l'état [§ 5] b"],
    ['latex', 'The act says: "a fee" is due, "one of it". \\"Uber', 'The act says: "a fee" is due, "one of it". Über'],
    ['latex', 'Das Gesetz ist f"ur die "Anderung, "`so"\' nicht', 'Das Gesetz ist für die Änderung, „so“ nicht'],
    ['latex', '\\usepackage[english,ngerman]{babel}G"ute', 'babelGüte'],
    ['latex', '\\documentclass[a4paper, german]{a}G"ute', 'aGüte'],
    ['latex', '\\setdefaultlanguage[variant=austrian]{german}G"ute', 'germanGüte'],
    ['latex', '\\usepackage[germanic]{babel}G"ute', 'babelG"ute'],
    ['html', 'Fahr&shy;zeug, <a title="a > b">l&eacute;gal</a>', 'Fahrzeug, légal'],
    ['html', '<p>&sect;&nbsp;823 <b>BGB</b></p><!-- x -->', '\n\n§ 823 BGB\n\n '],
    ['html', '&#167; 5 &unknown; <script>§ 9</script>', '§ 5 &unknown;  '],
    ['markdown', '**§ 823** [BGB](https://a.example)', '§ 823 BGB'],
    ['text', 'Art. 14\n     Abs. 1  GG', 'Art. 14\nAbs. 1 GG'],
    // What shows nothing parts no number, and a line's end divides no word.
    ['text', '§ 2\u200B8\u00AD8, sec\u2060tion\uFEFF 5', '§ 288, section 5'],
    ['text', 'nach Ab-\nsatz 2 der Hafen-\n  ordnung', 'nach Absatz 2 der Hafenordnung'],
    [
      'text',
      'Hafen-\nund Kaiordnung, § 3-\n5, harbours-\nand docks',
      'Hafen-\nund Kaiordnung, § 3-\n5, harbours-\nand docks',
    ],
    ['markdown', 'el ar-\ntículo 5', 'el artículo 5'],
    ['html', '&sect&nbsp5 &sect;&zwnj;6 &sect&#8203;7 ?a=1&section=2', '§ 5 §6 §7 ?a=1&section=2'],
    ['latex', '$\\S$\\,7, \\$5, \\footcite[vgl.][\\S~5]{kai}{x} \\cite{kai}', '§ 7, $5, [vgl.][§ 5]x '],
  ] as const) {
    it(`${format}: ${JSON.stringify(source)}`, () => assert.equal(new PlainText(source, format).text, expected));
  }

  it('maps spans back to the source', () => {
    const source = 'See **\\S~5** and &sect; 7.';
    const plain = new PlainText(source, 'latex');
    const at = plain.text.indexOf('5');
    assert.deepEqual(plain.inSource({ start: at, end: at + 1 }), {
      start: source.indexOf('5'),
      end: source.indexOf('5') + 1,
    });
  });

  it('knows drafts by their names', () => {
    assert.equal(draftFormatOf('/a/b.TEX'), 'latex');
    assert.equal(draftFormatOf('/a/b.ts'), undefined);
    assert.equal(draftFormatOf('/a/b.constructor'), undefined);
  });
});

describe('check/blocksOf', () => {
  it('holds all of a text, in bounded pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', ' ', '\n', '\n\n', 'b'.repeat(9_000))), (parts) => {
        const text = parts.join('');
        const blocks = toEnd(blocksOf(text));
        assert.equal(blocks.map(({ start, end }) => text.slice(start, end)).join(''), text);
        assert.ok(blocks.every(({ start, end }) => end > start && end - start <= 16_001));
      }),
    );
  });

  it('ends with lines that hold nothing but blanks, all of them with the paragraph in front', () => {
    const text = 'one\ngoes on\n \t\n\r\n\n  two\r\n\r\nthree\n \n';
    const blocks = toEnd(blocksOf(text)).map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(blocks, ['one\ngoes on\n \t\n\r\n\n', '  two\r\n\r\n', 'three\n \n']);
  });
});

describe('check/editDistance', () => {
  /** The recursion that the table stands for. */
  function plain(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length;
    const through = plain(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
    const swapped =
      a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0] ? plain(a.slice(2), b.slice(2)) + 1 : Infinity;
    return Math.min(through, swapped, plain(a.slice(1), b) + 1, plain(a, b.slice(1)) + 1);
  }

  it('is that of the plain recursion, up to its limit', () => {
    const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        assert.equal(editDistance(a, b, limit), Math.min(plain(a, b), limit + 1));
      }),
    );
  });
});

describe('check/KnownNumbers', () => {
  it('offers another letter first, then a slip of the keyboard', () => {
    assert.deepEqual(new KnownNumbers(['1', '12a', '12b', '13', '21', '77']).nearest('12'), ['12a', '12b', '13']);
    assert.deepEqual(new KnownNumbers(['5-2', '6']).nearest('5'), ['5-2']);
    assert.deepEqual(new KnownNumbers(['1', '2']).nearest('99'), []);
  });

  it('offers nothing but what is of the same digits or one slip away, and misses none of three', () => {
    const number = fc.stringMatching(/^[1-4]{1,3}[ab]?$/u);
    fc.assert(
      fc.property(fc.array(number), number, (numbers, wrong) => {
        const isNear = (other: string): boolean =>
          Number.parseInt(other, 10) === Number.parseInt(wrong, 10) ||
          (wrong.length > 1 && other.length > 1 && editDistance(wrong, other, 1) === 1);
        const near = [...new Set(numbers)].filter((other) => other !== wrong && isNear(other));
        const offered = new KnownNumbers(numbers).nearest(wrong);
        assert.equal(offered.length, Math.min(3, near.length));
        assert.ok(offered.every((other) => near.includes(other)));
      }),
    );
  });
});

describe('check/alignWords', () => {
  const align = (quotation: string, source: string): string[] | undefined =>
    alignWords(wordsOf(quotation), wordsOf(source))?.differences.map(({ quoted, original }) =>
      [
        quotation.slice(quoted[0]?.start ?? 0, quoted.at(-1)?.end ?? 0),
        source.slice(original[0]?.start ?? 0, original.at(-1)?.end ?? 0),
      ].join(' -> '),
    );

  it('finds the stretch of the source, and where it differs', () => {
    const source = 'First. The tenant shall, without delay, return the keys to the owner. Last.';
    assert.deepEqual(align('the tenant shall return the keys to the owner', source), [' -> without delay']);
    assert.deepEqual(align('the tenant may, without delay, return all keys', source), ['may -> shall', 'all -> the']);
  });

  it('goes on to the last word of the quotation over words that it leaves out', () => {
    assert.deepEqual(align('informs them in writing at once', 'He informs them in writing or by wire at once. End.'), [
      ' -> or by wire',
    ]);
  });

  it('finds no difference in a part of the source', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        (words, from, length) => {
          const start = from % words.length;
          const part = words.slice(start, start + 1 + (length % (words.length - start)));
          assert.deepEqual(align(part.join(' '), words.join(' ')), []);
        },
      ),
    );
  });
});

describe('check/LineTable', () => {
  it('counts lines as the Language Server Protocol does', () => {
    const lines = new LineTable('a\r\nbc\rd\n');
    assert.deepEqual(lines.positionAt(4), { line: 1, character: 1 });
    assert.deepEqual(lines.positionAt(99), { line: 3, character: 0 });
    assert.equal(lines.offsetAt({ line: 2, character: 0 }), 6);
    assert.equal(lines.line(1), 'bc');
  });

  it('counts as an editor does whatever ends its lines', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\n', '\r', '\r\n'), { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const lines = new LineTable(text);
        const document = TextDocument.create('file:///a', '', 0, text);
        assert.equal(lines.count, document.lineCount);
        for (let line = 0; line < lines.count; line += 1) {
          assert.equal(lines.offsetAt({ line, character: 0 }), document.offsetAt({ line, character: 0 }));
        }
      }),
    );
  });
});
