import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findCitations } from '../../../src/citation';
import { summaries } from './support';

const FRAGMENTS = [
  '§',
  '§§',
  '§ 5',
  ' Abs. 1',
  ' Satz 2',
  ' Nr. 3',
  ' und ',
  ', ',
  ' bis ',
  ' HafG',
  ' des Hafengesetzes',
  'Art. 3',
  'Anlage 2',
  ' i.V.m. ',
  ' I 1',
  '제',
  '제3조',
  '제1항',
  '의2',
  '「항만법」',
  ' 같은 법 ',
  '같은 조 ',
  ' 및 ',
  '부터 ',
  '까지',
  '별표 4',
  '가목',
  '전조',
  '(제목)',
  'ㆍ',
  'section 12',
  '(1)',
  '(a)',
  'Rule 17.2.1',
  ' of the Harbour Act 1990',
  ' and ',
  ' to ',
  'GEN 3.3',
  'Part ',
  ' of this Act',
  '\u200e',
  ' ',
  '\n',
  '1',
  'x',
  '\ud800',
  '😀',
];
const legalText = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('findCitations', () => {
  it('gives sorted, non-overlapping spans that are slices of the text, whatever the text', () => {
    fc.assert(
      fc.property(legalText, fc.constantFrom('de', 'ko', 'en', 'und', 'fr'), (text, language) => {
        let floor = 0;
        for (const { start, end, text: span, path, through } of findCitations(text, language)) {
          assert.ok(floor <= start && start < end && end <= text.length);
          assert.equal(span, text.slice(start, end));
          assert.ok(path.length > 0);
          assert.ok(through === undefined || through.length === path.length);
          floor = end;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('reads Korean, German and English in one text', () => {
    assert.deepEqual(summaries('§ 5 HafG entspricht 「항만법」 제3조 and section 4 of the Harbour Act.'), [
      '§ 5 HafG | named:HafG | act | sec_5',
      '「항만법」 제3조 | named:항만법 | act | art_3',
      'section 4 of the Harbour Act | named:Harbour Act | act | sec_4',
    ]);
  });

  it('gives an ambiguous sign to the grammar of the language: brackets divide an American section only', () => {
    assert.deepEqual(summaries('§ 12(1)', 'en'), ['§ 12(1) | this | act | sec_12__para_1']);
    assert.deepEqual(summaries('§ 12(1)', 'de'), ['§ 12 | this | act | sec_12']);
  });

  it('believes English words inside a German text only when they name an act', () => {
    assert.deepEqual(summaries('Part 3 und section 4 of the Harbour Act', 'de'), [
      'section 4 of the Harbour Act | named:Harbour Act | act | sec_4',
    ]);
  });

  describe('takes linear time on hostile text', () => {
    const hostile: readonly (readonly [string, number])[] = [
      ['제', 1e6],
      ['제1', 3e5],
      ['제1조, ', 5e4],
      ['제1조(', 5e4],
      ['「', 1e6],
      ['법 ', 3e5],
      ['같은 ', 3e5],
      ['§ 1, ', 1e5],
      ['§', 1e6],
      ['§ 1 des Gesetzes über ', 2e4],
      ['Art. ', 2e5],
      ['Aa ', 3e5],
      ['§§ 1 und 2 bis ', 5e4],
      ['section 1(', 5e4],
      ['section 1 of A B ', 3e4],
      ['A', 1e6],
      ['(1)', 3e5],
      ['Act ', 2e5],
      ['1.', 5e5],
      [' ', 1e6],
    ];
    for (const [part, times] of hostile) {
      it(`${JSON.stringify(part)} repeated`, () => {
        // Generous by a factor of twenty; quadratic time would take hours.
        const started = performance.now();
        findCitations(part.repeat(times));
        assert.ok(performance.now() - started < 10_000);
      });
    }

    it('a list of 100,000 sections', () => {
      assert.equal(findCitations(`§§ 1${', 2'.repeat(99_999)} HafG`).length, 100_000);
    });
  });
});
