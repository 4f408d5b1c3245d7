import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { PackedIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';
import { check, mended, sampleIndex, told } from './support';

describe('check/checkDraft', () => {
  let index: PackedIndex;
  before(async () => {
    index = await sampleIndex();
  });

  const of = (text: string): string[] => told(check(text, index), text);

  describe('finds', () => {
    for (const [name, text, ...expected] of [
      ['nothing in a correct citation', 'By section 1(1) of the Harbour Act 1990 a fee is due.'],
      [
        'an act that is not there',
        'Under section 9 of the Seafarers Act 2009 a fee is due.',
        'unknown-act: section 9 of the Seafarers Act 2009',
      ],
      [
        'a section that is not there',
        'By section 99 of the Harbour Act 1990 a fee is due.',
        'missing-provision: section 99 of the Harbour Act 1990',
      ],
      [
        'a paragraph that is not there',
        'By section 1(9) of the Harbour Act 1990 a fee is due.',
        'paragraph-out-of-range: section 1(9) of the Harbour Act 1990',
      ],
      [
        'a repealed section',
        'By section 3 of the Harbour Act 1990 a ship lies at the wharves.',
        'repealed-provision: section 3 of the Harbour Act 1990',
      ],
      [
        'no repealed section where the text says so',
        'The former section 3 of the Harbour Act 1990 dealt with wharves.',
      ],
      [
        'a heading of another article',
        '「항만요금법」 제2조(벌칙)에 따른다.',
        'wrong-heading: 「항만요금법」 제2조(벌칙)',
      ],
      ['nothing in the right heading', '「항만요금법」 제2조(요금의 납부)에 따른다.'],
      [
        'a heading of another section in front of the act',
        'By section 1 (Tugs) of the Harbour Act 1990 a fee is due.',
        'wrong-heading: section 1 (Tugs) of the Harbour Act 1990',
      ],
      ['nothing in the right heading in front of the act', 'By section 1 (Fees) of the Harbour Act 1990 a fee is due.'],
      [
        'an act of another year',
        'By section 1 of the Harbour Act 1985 a fee is due.',
        'unknown-act: section 1 of the Harbour Act 1985',
      ],
      [
        'what is missing of an act that was named before',
        'A fee is due by section 1 of the Harbour Act 1990. Section 99 of that Act and section 1(9) of that Act say so.',
        'missing-provision: Section 99 of that Act',
        'paragraph-out-of-range: section 1(9) of that Act',
      ],
      [
        'a section in words',
        'See section twelve of the Harbour Act 1990.',
        'missing-provision: section twelve of the Harbour Act 1990',
      ],
      ['a clause', 'See cl 3 of the Harbour Bill.', 'unknown-act: cl 3 of the Harbour Bill'],
      ['a regulation that names no act', 'Under reg 99 he acted.', 'unchecked: reg 99'],
      ['a section in a German word', 'Nach Paragraf 12a war er frei.', 'unchecked: Paragraf 12a'],
      [
        'divisions and annexes without an act',
        'Siehe Abschnitt 3, Kap. 4 und Anl. 5.',
        'unchecked: Abschnitt 3',
        'unchecked: Kap. 4',
        'unchecked: Anl. 5',
      ],
      [
        'a recital that names no act',
        'Au considérant 12, et au recital 3.',
        'unchecked: considérant 12',
        'unchecked: recital 3',
      ],
      ['nothing where things are counted', 'En considérant 12 navires, il se trompe.'],
      ['a clause of a contract', 'Nach § 2 des notariellen Vertrages.'],
      ['a clause of our contract', 'Nach § 2 unseres Mietvertrags.'],
      ['a place in a commentary', 'So die Kommentare, § 543 Rn. 22 und § 74 Abs. 2 HGB Rn. 13.'],
      ['a citation that names no act', 'As § 5 says.', 'unchecked: § 5'],
      ['a citation in a style that is not read', 'มาตรา 258 ใช้บังคับ § 7', 'unchecked: § 7'],
    ] as const) {
      it(name, () => {
        const found = of(text);
        if (name.startsWith('a citation in'))
          assert.ok(
            found.some((each) => each.startsWith('unchecked')),
            found.join(),
          );
        else assert.deepEqual(found, expected);
      });
    }
  });

  it('does not take a guess about the act for a mistake', () => {
    const text = 'Section 1 of the Harbour Act 1990 sets the fee of a ship.\n\nIn section 88 we come back to it.';
    assert.deepEqual(
      of(text).filter((each) => !each.startsWith('unchecked')),
      [],
    );
  });

  it('does not judge an act that the corpus holds in part', async () => {
    const partial = await indexOf({ 'part.md': '# Quay Act\n\n### Section 40. Bollards\n\nA bollard holds a rope.\n' });
    const text = 'See section 3 of the Quay Act.';
    assert.deepEqual(told(check(text, partial), text), ['unchecked: section 3 of the Quay Act']);
  });

  describe('fixes', () => {
    for (const [name, text, expected] of [
      [
        'a section by its letter',
        'By section 12(1) of the Harbour Act 1990 a lantern is shown by a ship at anchor.',
        'By section 12A(1) of the Harbour Act 1990 a lantern is shown by a ship at anchor.',
      ],
      [
        'the name of an act',
        'By section 1 of the Harbor Act 1990 a fee is due.',
        'By section 1 of the Harbour Act 1990 a fee is due.',
      ],
      ['a heading', '「항만요금법」 제2조(벌칙)에 따른다.', '「항만요금법」 제2조(요금의 납부)에 따른다.'],
      [
        'a quotation',
        'Section 4 of the Harbour Act 1990 says: “No pilot boards any ship without a licence.”',
        'Section 4 of the Harbour Act 1990 says: “No pilot boards a ship without a licence.”',
      ],
    ] as const) {
      it(name, () => {
        const [finding] = check(text, index);
        assert.equal(finding && mended(text, finding), expected);
      });
    }

    it('another year of the same act', () => {
      const text = 'Under section 1 of the Harbour Act 1985 a fee is due.';
      const [finding] = check(text, index);
      assert.equal(mended(text, finding!), 'Under section 1 of the Harbour Act 1990 a fee is due.');
    });

    it('nothing inside markup that it would tear', () => {
      const text = 'By section~12(1) of the \\emph{Harbour Act 1990} a lantern is shown.';
      const [finding] = check(text, index, 'latex');
      assert.equal(finding?.code, 'missing-provision');
      assert.equal(mended(text, finding), text.replace('12(1)', '12A(1)'));
    });
  });

  describe('quotations', () => {
    const codes = (text: string): string[] =>
      check(text, index, 'markdown', { 'unrelated-citation': 'off' }).map(({ code }) => code);
    it('an exact one is no finding, whatever its case, punctuation and ellipses', () => {
      assert.deepEqual(codes('Section 4 of the Harbour Act 1990: “no pilot boards a ship without a licence”.'), []);
      assert.deepEqual(
        codes('“The master of a ship [...] shall pay a fee of 40 crowns” (section 1(1) of the Harbour Act 1990).'),
        [],
      );
    });

    it('one that differs names the words', () => {
      const [finding] = check(
        'Section 1(1) of the Harbour Act 1990 says: “The master of a ship that enters the harbour shall pay a fee of 50 crowns within 14 days.”',
        index,
      );
      assert.equal(finding?.code, 'misquotation');
      assert.match(finding.message, /“50” should be “40”/u);
    });

    it('one that is mended keeps what stands inside the marks around its words', () => {
      const says = 'Section 1(1) of the Harbour Act 1990 says:';
      const wrong = 'master of a ship that enters the harbour shall pay a fee of 50 crowns within 14 days';
      const right = wrong.replace('50', '40');
      for (const [before, behind] of [
        ['“', '.”'],
        ['"', '," and more.'],
        ['“(', ');”'],
        ['“', '”.'],
        ['„… ', '.“'],
      ] as const) {
        const text = `${says} ${before}${wrong}${behind}`;
        const [finding] = check(text, index);
        assert.equal(finding?.code, 'misquotation', text);
        const fixed = mended(text, finding);
        if (before.includes('…')) assert.equal(fixed, undefined, 'what an ellipsis leaves out is not put back');
        else assert.equal(fixed, `${says} ${before}${right}${behind}`);
      }
    });

    it('other words altogether are told right beside the citation, and nowhere else', () => {
      const words = '“banana peel dealers pay nothing ever for any of their yellow goods”';
      assert.deepEqual(codes(`Section 4 of the Harbour Act 1990 says: ${words}`), ['misquotation']);
      assert.deepEqual(codes(`No pilot may board, by section 4 of the Harbour Act 1990, and we said ${words}`), []);
    });
  });

  it('hints at a sentence that has nothing in common with what it cites', () => {
    const text =
      'Whoever collects mushrooms in municipal gardens forgets breakfast, by section 5 of the Harbour Act 1990.';
    assert.deepEqual(
      check(text, index).map(({ code, severity }) => [code, severity]),
      [['unrelated-citation', 'hint']],
    );
  });

  describe('ignores', () => {
    const WRONG = 'By section 99 of the Harbour Act 1990 a fee is due.';
    for (const [text, count] of [
      [`<!-- proviso-ignore missing-provision -->\n${WRONG}`, 0],
      [`${WRONG} <!-- proviso-ignore -->`, 0],
      [`${WRONG} // proviso-ignore unknown-act, missing-provision`, 0],
      [`<!-- proviso-ignore unknown-act -->\n${WRONG}`, 1],
      [`<!-- proviso-ignore missing-provision -->\n\n${WRONG}`, 1],
      [`Something else. <!-- proviso-ignore -->\n${WRONG}`, 1],
    ] as const) {
      it(JSON.stringify(text), () => assert.equal(check(text, index).length, count));
    }
    it('in a block quotation, alone on its line', () => {
      const text = `> <!-- proviso-ignore missing-provision -->\n> ${WRONG}\n`;
      assert.deepEqual(check(text, index), []);
    });
    it('with a misspelt code, which is told', () => {
      const text = `${WRONG} <!-- proviso-ignore mising-provision -->`;
      const findings = check(text, index);
      assert.deepEqual(
        findings.map(({ code, severity }) => [code, severity]),
        [
          ['missing-provision', 'error'],
          ['unchecked', 'information'],
        ],
      );
      assert.equal(mended(text, findings[1]!), text.replace('mising', 'missing'));
    });
    it('a comment in LaTeX', () => {
      assert.equal(check(`% proviso-ignore missing-provision\n${WRONG}`, index, 'latex').length, 0);
    });
  });

  it('says nothing about a code that is off', () => {
    const text = 'By section 99 of the Harbour Act 1990 a fee is due.';
    assert.deepEqual(check(text, index, 'markdown', { 'missing-provision': 'off' }), []);
    assert.equal(check(text, index, 'markdown', { 'missing-provision': 'hint' })[0]?.severity, 'hint');
  });

  it('reads a citation over a line that is indented', () => {
    const text = '  By section\n     99 of the Harbour Act 1990 a fee is due.';
    assert.deepEqual(of(text), ['missing-provision: section\n     99 of the Harbour Act 1990']);
  });

  it('returns spans inside the text, in order, whatever the text is', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '§ 5',
        'section 99 of the Harbour Act 1990',
        '<b>',
        '“',
        '”',
        '제2조(벌칙)',
        '\\S~',
        '\n\n',
        '<!--',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join(' ')),
        fc.constantFrom('markdown', 'latex', 'html', 'text'),
        (text, format) => {
          let last = 0;
          for (const { start, end } of check(text, index, format)) {
            assert.ok(last <= start && start <= end && end <= text.length);
            last = start;
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
