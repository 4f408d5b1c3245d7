import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  partsOfStatute,
  placeAt,
  placesOf,
  readDraft,
  readStatute,
  readStatuteAt,
  type DraftFormat,
} from '../../../../src/check';
import { blocksOf } from '../../../../src/check/document/blocks';
import { toEnd } from '../../../../src/turns';
import { PlainText } from '../../../../src/check/document/plainText';
import type { PackedIndex } from '../../../../src/search';
import { check, finish, HARBOUR, sampleIndex } from '../support';

describe('check/readDocument', () => {
  let index: PackedIndex;
  before(async () => {
    index = await sampleIndex();
  });

  /** Each citation of a draft as the source has it, with what it resolves to. */
  const cited = (source: string, format: DraftFormat): string[][] =>
    placesOf(finish(readDraft(source, format, index)), index).map(({ start, end, cited: { ordinals } }) => [
      source.slice(start, end),
      ...ordinals.map((ordinal) => index.corpus.id(ordinal)),
    ]);

  for (const [format, source, span] of [
    ['markdown', 'See **section 1**(1) of the Harbour Act 1990.', 'section 1**(1) of the Harbour Act 1990'],
    ['latex', 'See section~1(1) of the \\emph{Harbour Act} 1990.', 'section~1(1) of the \\emph{Harbour Act} 1990'],
    ['latex', 'See \\S~1(1) of the Harbour Act~1990.', '\\S~1(1) of the Harbour Act~1990'],
    [
      'html',
      'See <b>section&nbsp;1(1)</b> of the Harbour&#160;Act 1990.',
      'section&nbsp;1(1)</b> of the Harbour&#160;Act 1990',
    ],
    ['html', 'See &sect;&thinsp;1(1) of the Harbour Act 1990.', '&sect;&thinsp;1(1) of the Harbour Act 1990'],
    ['text', 'See section 1(1) of\n      the Harbour Act 1990.', 'section 1(1) of\n      the Harbour Act 1990'],
    ['text', 'See &sect;&nbsp;1(1) of the Harbour Act&#32;1990.', '&sect;&nbsp;1(1) of the Harbour Act&#32;1990'],
    [
      'markdown',
      'See section&ensp;1&lpar;1) of the Harbour Act 1990.',
      'section&ensp;1&lpar;1) of the Harbour Act 1990',
    ],
  ] as const) {
    it(`finds in ${format} what stands there in any format: ${JSON.stringify(source)}`, () => {
      assert.deepEqual(cited(source, format), [[span, 'harbour-act-1990/sec_1__para_1']]);
    });
  }

  it('reads what a comment or an address says as no citation', () => {
    assert.deepEqual(cited('Text. % section 1 of the Harbour Act 1990', 'latex'), []);
    assert.deepEqual(cited('\\label{section 1 of the Harbour Act 1990}', 'latex'), []);
    assert.deepEqual(cited('<a title="section 1 of the Harbour Act 1990">x</a>', 'html'), []);
  });

  it('reads a provision of a statute in its own context, and marks the number that it begins with', () => {
    const places = placesOf(finish(readStatute(HARBOUR, '/law/harbour.md', index)), index);
    const told = places.map(({ start, end, isOwnNumber }) => [HARBOUR.slice(start, end), isOwnNumber]);
    assert.deepEqual(told.slice(0, 3), [
      ['Section 1', true],
      ['subsection (1)', false],
      ['Section 2', true],
    ]);
    const [, subsection] = places;
    assert.deepEqual(
      subsection!.cited.ordinals.map((at) => index.corpus.id(at)),
      ['harbour-act-1990/sec_1__para_1'],
    );
  });

  it('reads of a statute the provision around an offset as it reads it with the whole', () => {
    const whole = finish(readStatute(HARBOUR, '/law/harbour.md', index));
    const parts = finish(partsOfStatute(HARBOUR, '/law/harbour.md', index));
    let found = 0;
    for (let offset = 0; offset <= HARBOUR.length; offset += 1) {
      const around = finish(readStatuteAt(HARBOUR, '/law/harbour.md', parts, offset, index));
      assert.ok(around.length <= 2);
      const place = placeAt(around, offset, index);
      assert.deepEqual(place, placeAt(whole, offset, index), `at ${offset}`);
      if (place !== undefined) found += 1;
    }
    assert.ok(found > 50, `${found} offsets stand in a citation`);
  });

  it('finds the same in a long draft as in each of its paragraphs', () => {
    const paragraph = 'By section 1(1) of the Harbour Act 1990 a fee is due.\n\nNothing is cited here.\n\n';
    const found = cited(paragraph.repeat(4_000), 'text');
    assert.equal(found.length, 4_000);
    assert.ok(found.every(([span]) => span === 'section 1(1) of the Harbour Act 1990'));
  });

  it('tells any number of findings', () => {
    const text = 'As § 5 says.\n\n'.repeat(130_000);
    assert.equal(check(text, index, 'text').length, 130_000);
  }).timeout(60_000);

  it('keeps spans inside the source, in order, whatever the markup', () => {
    const piece = fc.constantFrom(
      ...[
        'section 1(1) of the Harbour Act 1990',
        '§ 5',
        ' ',
        '\n',
        '\n\n',
        '**',
        '\\S~',
        '\\emph{',
        '}',
        '<b>',
        '</b>',
        '&nbsp;',
      ],
      ...['&sect;', '<!--', '-->', '%', '~', '\\', '<', '"', '\\,', '--', '\ud800', '](x)', '[', '제1조', '&#167;'],
    );
    const format = fc.constantFrom<DraftFormat>('markdown', 'latex', 'html', 'text');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), format, (pieces, as) => {
        const source = pieces.join('');
        let last = 0;
        for (const { start, end } of placesOf(finish(readDraft(source, as, index)), index)) {
          assert.ok(last <= start && start < end && end <= source.length);
          last = end;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('loses no citation of a paragraph of many pages, in one line or in short ones', () => {
    const sentence = 'He pays by section 1(1) of the Harbour Act 1990 alone. ';
    for (const text of [sentence.repeat(1000), sentence.repeat(1000).replace(/(.{40}\S*) /gu, '$1\n')]) {
      const found = cited(text, 'text');
      assert.equal(found.length, 1000);
      assert.ok(found.every(([, ...targets]) => targets.length === 1));
    }
  });

  for (const format of ['markdown', 'latex', 'html', 'text'] as const) {
    it(`reads long runs of markup in ${format} in linear time`, () => {
      for (const part of [
        '<a "',
        '\\cite',
        '[',
        '**',
        '\\"',
        '&',
        '<!--',
        '  ',
        '\\emph{',
        '<a ',
        '](',
        '%',
        '\\enquote{',
        "<p '",
      ]) {
        new PlainText(part.repeat(100_000), format);
      }
    });

    it(`reads many millions of blanks, line ends and hidden characters in ${format}`, () => {
      // One character that is not Latin: patterns are then compiled without what would spare them a way back.
      const many = 5_000_000;
      for (const [source, longest] of [
        [`条${' '.repeat(many)}x`, 3],
        [`条\n${' '.repeat(many)}x`, 4],
        [`条${'\r'.repeat(many / 10)}x`, many],
        [`条${'\n'.repeat(many)}x`, many + 2],
        [`条<!--${'x'.repeat(many)}-->`, many + 8],
        [`条<style>${'x '.repeat(many / 2)}</style>`, many + 16],
        [`条%${'x'.repeat(many)}`, many + 2],
        [`条\\${'x'.repeat(many)}`, many + 2],
      ] as const) {
        const { text } = new PlainText(source, format);
        assert.ok(text.startsWith('条') && text.length <= longest, source.slice(0, 8));
        for (const { start, end } of toEnd(blocksOf(text))) assert.ok(start < end);
      }
    }).timeout(60_000);
  }
});
