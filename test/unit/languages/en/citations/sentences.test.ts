import assert from 'node:assert/strict';
import { summaries, table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('English citations in their sentence', () => {
  describe('a number in front of the name of another book is no member of a list', () => {
    table(
      'en',
      [
        [
          '61 U.S.C. §§ 1983, 1985 and 28 U.S.C. § 1331',
          '61 U.S.C. §§ 1983 | named:61 U.S.C. | act | sec_1983',
          '1985 | named:61 U.S.C. | act | sec_1985',
          '28 U.S.C. § 1331 | named:28 U.S.C. | act | sec_1331',
        ],
        [
          '§§ 101, 61 U.S.C. § 102',
          '§§ 101 | this | act | sec_101',
          '61 U.S.C. § 102 | named:61 U.S.C. | act | sec_102',
        ],
        [
          '61 CFR §§ 240.10, 240.14 and 12 CFR § 226.1',
          '61 CFR §§ 240.10 | named:61 CFR | act | sec_240.10',
          '240.14 | named:61 CFR | act | sec_240.14',
          '12 CFR § 226.1 | named:12 CFR | act | sec_226.1',
        ],
        ['sections 5, 7 and 75 Fed. Reg. 119', 'sections 5 | this | act | sec_5', '7 | this | act | sec_7'],
      ],
      equal,
    );
  });

  describe('what follows "In section 6," counts from that section', () => {
    const lead = 'section 6 of the Quay Act 2001 | named:Quay Act 2001 | act | sec_6';
    const quay = (shown: string, path: string): string => `${shown} | named:Quay Act 2001 | act | sec_6__${path}`;
    table(
      'en',
      [
        [
          'In section 6, paragraph (b) of subsection (1) of the Quay Act 2001 is omitted.',
          'section 6 | named:Quay Act 2001 | act | sec_6',
          quay('paragraph (b) of subsection (1) of the Quay Act 2001', 'para_1__point_b'),
        ],
        [
          'In section 6 of the Quay Act 2001, paragraphs (a) and (b) of subsection (1) are repealed.',
          lead,
          quay('paragraphs (a)', 'para_1__point_a'),
          quay('(b) of subsection (1)', 'para_1__point_b'),
        ],
        [
          'In section 6(1) of the Act, for paragraph (a) substitute “(a) a fee.”',
          'section 6(1) of the Act | defined:the Act | act | sec_6__para_1',
          'paragraph (a) | defined:the Act | act | sec_6__para_1__point_a',
        ],
        [
          'In section 6 of the Quay Act 2001 (fees), in subsection (1), omit paragraph (a); after subsection (2) insert “x”.',
          lead,
          quay('subsection (1)', 'para_1'),
          quay('paragraph (a)', 'para_1__point_a'),
          quay('subsection (2)', 'para_2'),
        ],
        ['In section 6 of the Quay Act 2001 omit subsection (2).', lead, quay('subsection (2)', 'para_2')],
        [
          'In section 6 of the Quay Act 2001—\n(a) in subsection (1), for “x” substitute “y”;\n(b) omit paragraph (c).',
          lead,
          quay('subsection (1)', 'para_1'),
          quay('paragraph (c)', 'point_c'),
        ],
        [
          'in section 5, paragraphs (a) and (b) of subsection (1)',
          'section 5 | this | act | sec_5',
          'paragraphs (a) | this | act | sec_5__para_1__point_a',
          '(b) of subsection (1) | this | act | sec_5__para_1__point_b',
        ],
        [
          'In Schedule 2 to the Quay Act 2001, in paragraph 4 omit sub-paragraph (2).',
          'Schedule 2 to the Quay Act 2001 | named:Quay Act 2001 | act | annex_2',
          'paragraph 4 | named:Quay Act 2001 | act | annex_2__para_4',
          'sub-paragraph (2) | named:Quay Act 2001 | act | annex_2__para_4__subpara_2',
        ],
        [
          'In Article 6 of the Quay Treaty, paragraph 2 is replaced.',
          'Article 6 of the Quay Treaty | named:Quay Treaty | act | art_6',
          'paragraph 2 | named:Quay Treaty | act | art_6__para_2',
        ],
        [
          'In section 6 of the Act, for clause (a) substitute “x”.',
          'section 6 of the Act | defined:the Act | act | sec_6',
          'clause (a) | defined:the Act | act | sec_6__point_a',
        ],
      ],
      equal,
    );
  });

  describe('what does not amend section 6 is the text’s own, or says itself whose it is', () => {
    const section = 'section 6 | this | act | sec_6';
    table(
      'en',
      [
        ['In section 6, a vessel is one under subsection (1).', section, 'subsection (1) | this | here | para_1'],
        ['In section 6, for the purposes of subsection (1),', section, 'subsection (1) | this | here | para_1'],
        ['In section 6, omit “x”. Subsection (1) applies.', section, 'Subsection (1) | this | here | para_1'],
        [
          'In section 6 of the Quay Act 2001, omit “subsection (2) of the Ferry Act 2015”.',
          'section 6 of the Quay Act 2001 | named:Quay Act 2001 | act | sec_6',
          'subsection (2) of the Ferry Act 2015 | named:Ferry Act 2015 | act | para_2',
        ],
        [
          'In section 6, omit subsection (2) of section 7.',
          section,
          'subsection (2) of section 7 | this | act | sec_7__para_2',
        ],
        [
          'section 2, paragraph (1) of section 3 of the Quay Act 2001',
          'section 2 | this | act | sec_2',
          'paragraph (1) of section 3 of the Quay Act 2001 | named:Quay Act 2001 | act | sec_3__para_1',
        ],
      ],
      equal,
    );

    it('reads a long row of parts in linear time', () => {
      const text = `In section 1, ${'paragraph (a), '.repeat(20_000)}`;
      assert.ok(summaries(text, 'en').length > 19_000);
    });
  });

  describe('a number in front of a bracket is that of the section', () => {
    table(
      'en',
      [
        [
          'subsections 5(1) and (2)',
          'subsections 5(1) | this | act | sec_5__para_1',
          '(2) | this | act | sec_5__para_2',
        ],
        ['subregulation 7(2)(a)', 'subregulation 7(2)(a) | this | act | rule_7__para_2__point_a'],
        ['subsection 4 of section 5', 'subsection 4 of section 5 | this | act | sec_5__para_4'],
        ['paragraph 5(1)(a)', 'paragraph 5(1)(a) | this | here | para_5__subpara_1__point_a'],
      ],
      equal,
    );
  });

  describe('behind an act’s year a bracket names a jurisdiction or a short form', () => {
    table(
      'en',
      [
        [
          'section 3 of the Ferry Act 2015 (Fares)',
          'section 3 of the Ferry Act 2015 | named:Ferry Act 2015 | act | sec_3',
        ],
        [
          'section 3 of the Ferry Act 2015 (NSW)',
          'section 3 of the Ferry Act 2015 (NSW) | named:Ferry Act 2015 (NSW) | act | sec_3',
        ],
        [
          'section 3 of the Ferry Rules 2015 (FER)',
          'section 3 of the Ferry Rules 2015 (FER) | named:Ferry Rules 2015 (FER) | act | sec_3',
        ],
      ],
      equal,
    );
  });

  describe('words go back, or on', () => {
    table(
      'en',
      [
        ['The two preceding sections', 'The two preceding sections | this | preceding | sec_2'],
        ['the last two preceding sections', 'the last two preceding sections | this | preceding | sec_2'],
        ['the preceding three rules', 'the preceding three rules | this | preceding | rule_3'],
        ['the next section', 'the next section | this | following | sec'],
        ['the next following section', 'the next following section | this | following | sec'],
        ['the next two articles', 'the next two articles | this | following | art_2'],
        ['Those sections apply.', 'Those sections | this | previous | sec'],
        ['The foregoing subsections apply.', 'The foregoing subsections | this | preceding | para'],
        ['the next section 5', 'section 5 | this | act | sec_5'],
        ['the following sections are repealed'],
        ['that regulation and those rules'],
        ['the next year'],
      ],
      equal,
    );
  });
});
