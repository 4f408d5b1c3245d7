import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import type { DraftFormat } from '../../../../src/check';
import { check } from '../support';

const LANTERNS = `---
jurabk: LatG
---
# Laternengesetz

### § 1 Brennzeit

(1) Jede Laterne brennt vom Einbruch der Dunkelheit bis zum Morgen.

(2) Der Wärter zahlt eine Gebühr von 12 Kronen binnen sieben Tagen.

### § 2 Ausnahme

Für Leuchttürme gilt die Pflicht zur Löschung am Morgen nicht (§ 1).
`;

describe('check/blockQuotations', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'latg.md': LANTERNS });
  });
  const misquoted = (text: string, format?: DraftFormat): string[] =>
    check(text, index, format)
      .filter(({ code }) => code === 'misquotation')
      .map(({ message }) => /: (.*)\. Quote/u.exec(message)?.[1] ?? message);

  const RIGHT = 'Der Wärter zahlt eine Gebühr von 12 Kronen binnen sieben Tagen.';
  const WRONG = 'Der Wärter zahlt eine Gebühr von 99 Kronen binnen sieben Tagen.';
  const FOUND = ['“99” should be “12”'];
  const LAMPS = 'Die Stadt hat die Lampen seit Jahren nicht mehr gereinigt und gewartet.';

  for (const [name, shape] of [
    ['below the citation that leads in', (words: string) => `§ 1 Abs. 2 LatG:\n\n> ${words}\n`],
    ['below a sentence that leads in', (words: string) => `In § 1 Abs. 2 LatG heißt es:\n> ${words}`],
    ['below a citation of the article', (words: string) => `§ 1 LatG lautet:\n\n> (2) ${words}\n`],
    ['with its number and heading', (words: string) => `§ 1 LatG lautet:\n\n> **§ 1 Brennzeit**\n>\n> (2) ${words}\n`],
    ['with its citation at the end', (words: string) => `So ist es:\n\n> ${words}\n>\n> — § 1 Abs. 2 LatG\n`],
    ['with its citation in brackets', (words: string) => `So ist es:\n\n> ${words} (§ 1 Abs. 2 LatG)\n`],
    ['with its citation on a line below', (words: string) => `So ist es:\n\n> ${words}\n\n— § 1 Abs. 2 LatG\n`],
    ['over several lines', (words: string) => `§ 1 Abs. 2 LatG:\n\n> ${words.replace(' binnen', '\n> binnen')}\n`],
    ['with line ends of two characters', (words: string) => `§ 1 Abs. 2 LatG:\r\n\r\n> ${words}\r\n`],
  ] as const) {
    it(`compares a quotation ${name}`, () => {
      assert.deepEqual(misquoted(shape(WRONG)), FOUND);
      assert.deepEqual(misquoted(shape(RIGHT)), []);
    });
  }

  for (const [name, text] of [
    ['nothing that no citation leads in', `§ 1 Abs. 2 LatG regelt die Gebühr. Anders der Bescheid:\n\n> ${WRONG}\n`],
    ['no letter about a provision', `Die Klägerin schreibt zu § 1 LatG in ihrem Brief:\n\n> ${LAMPS}\n`],
    ['no citation that the law itself ends with', `> ${RIGHT.replace('.', ' (§ 2).')}\n\n§ 2 LatG hilft nicht.`],
    ['no citation that a paragraph below begins with', `Es gilt:\n\n> ${LAMPS}\n\n§ 2 LatG hilft hier nicht weiter.`],
  ] as const) {
    it(`compares ${name}`, () => assert.deepEqual(misquoted(text), []));
  }

  for (const [name, format, shape] of [
    ['in HTML', 'html', (words: string) => `<p>§ 1 Abs. 2 LatG lautet:</p><blockquote><p>${words}</p></blockquote>`],
    [
      'in HTML, with its citation at the end',
      'html',
      (words: string) =>
        `<p>So ist es:</p><blockquote cite="x"><p>${words}</p><footer>— &sect;&nbsp;1 Abs. 2 LatG</footer></blockquote>`,
    ],
    [
      'in HTML, with another one inside',
      'html',
      (words: string) => `§ 1 Abs. 2 LatG:<BLOCKQUOTE><blockquote>${words}</blockquote></BLOCKQUOTE><p>${LAMPS}</p>`,
    ],
    ['in marks of HTML', 'html', (words: string) => `<p>§ 1 Abs. 2 LatG lautet: <q>${words}</q></p>`],
    ...(['quote', 'quotation', 'displayquote'] as const).map(
      (name) =>
        [
          `in LaTeX: ${name}`,
          'latex',
          (words: string) => `\\S~1 Abs.~2 LatG lautet:\n\\begin{${name}}\n  ${words}\n\\end{${name}}\n${LAMPS}`,
        ] as const,
    ),
    [
      'in LaTeX, with its citation at the end',
      'latex',
      (words: string) => `So ist es:\n\\begin{quote}\n${words} (\\S~1 Abs.~2 LatG)\n\\end{quote}\n`,
    ],
    [
      'in LaTeX, with its citation in front',
      'latex',
      (words: string) => `So ist es:\n\\begin{displayquote}[\\S~1 Abs.~2 LatG]\n${words}\n\\end{displayquote}\n`,
    ],
    ['in marks of LaTeX', 'latex', (words: string) => `\\S~1 Abs. 2 LatG lautet: \\textquote{${words}}`],
    ['in mail', 'text', (words: string) => `§ 1 Abs. 2 LatG:\n\n> ${words.replace(' binnen', '\n> binnen')}\n`],
  ] as const) {
    it(`compares a quotation ${name}`, () => {
      assert.deepEqual(misquoted(shape(WRONG), format), FOUND);
      assert.deepEqual(misquoted(shape(RIGHT), format), []);
    });
  }

  it('reads a citation over the lines of a quotation', () => {
    const text = '> Es gilt § 1\n> Abs. 9 LatG.\n';
    assert.deepEqual(
      check(text, index).map(({ code, start, end }) => [code, text.slice(start, end)]),
      [['paragraph-out-of-range', '§ 1\n> Abs. 9 LatG']],
    );
  });

  it('tells words that are not there', () => {
    assert.equal(misquoted(`§ 1 Abs. 2 LatG lautet:\n\n> ${LAMPS}\n`).length, 1);
  });

  it('mends a quotation of one line', () => {
    const text = `§ 1 Abs. 2 LatG:\n\n> ${WRONG}\n`;
    const [finding] = check(text, index).filter(({ code }) => code === 'misquotation');
    const { start, end, newText } = finding!.fixes[0]!.edit;
    assert.equal(text.slice(0, start) + newText + text.slice(end), `§ 1 Abs. 2 LatG:\n\n> ${RIGHT}\n`);
  });

  it('leaves the number of a paragraph in a quotation out', () => {
    assert.deepEqual(misquoted(`§ 1 Abs. 2 LatG: „(2) ${RIGHT}“`), []);
  });
});
