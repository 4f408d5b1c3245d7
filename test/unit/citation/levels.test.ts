import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

/** Sections of lettered subsections, which hold paragraphs (1), as in American acts; and the other way round. */
const CORPUS = corpusOf(
  {
    key: 'wharves',
    title: 'Wharves Act 2001',
    provisions: {
      sec_4: '',
      sec_4__para_a: 'Fees. (1) The fee is paid. (2) It is doubled. (A) At night. (B) In fog.',
      sec_4__para_b: 'Waivers. (1) The fee under subsection (a) may be waived.',
      sec_4__para_c: 'Reports.',
      sec_5: '',
      sec_5__para_1: 'The master (a) stops; (b) waits.',
      sec_5__para_2: 'The pilot boards.',
      sec_6: '',
      sec_6__para_a: '',
      sec_6__para_a__point_1: 'A lamp.',
      sec_6__para_a__point_2: 'A bell.',
      sec_6__para_b: 'A rope.',
      sec_8: '',
      sec_8__para_1: 'A keeper.',
      sec_8__para_2: 'The master has\n(a) a lamp\n(i) of oil; or\n(ii) of gas; or\n(b) a bell.',
      sec_7: '(a) A grant under subsection (q) of this section. (b) A loan.',
    },
  },
  { key: 'lamps', provisions: { sec_9: '', sec_9__para_a: 'A lamp is lit.' } },
);

/** What the citations of a text mean that stands in a provision. */
const cited = (eId: string, text: string): string[] =>
  new CitationResolver(CORPUS)
    .resolve(findCitations(text, 'en'), { ordinal: CORPUS.ordinal(`wharves/${eId}`)! }, text)
    .map(({ outcome, targets }) =>
      outcome === 'resolved' ? targets.map((id) => id.split('/')[1]).join(' ') : outcome,
    );

describe('levels of a section, by their place', () => {
  for (const [from, text, ...expected] of [
    // The word says that it is of the section.
    ['sec_4__para_b', 'under subsection (a)', 'sec_4__para_a'],
    ['sec_4__para_b', 'subsections (a) and (c) of this section', 'sec_4__para_a', 'sec_4__para_c'],
    ['sec_4__para_b', 'subsection (a)(2)', 'sec_4__para_a'],
    ['sec_4__para_b', 'subsection (f)', 'provision-not-found'],
    // A number without brackets is that of another section, where that has the paragraph.
    ['sec_4__para_b', 'paragraph 8(2)(a)', 'sec_8__para_2'],
    ['sec_4__para_b', 'subparagraph 8(2)(a)(ii)', 'sec_8__para_2'],
    ['sec_4__para_b', 'paragraph 8(3)(a)', 'provision-not-found'],
    // A section that is one text has the letters that it counts, and not those that it cites.
    ['sec_7', 'a grant under subsection (q) of this section', 'provision-not-found'],
    ['sec_7', 'a grant under subsection (b) of this section', 'sec_7'],
    ['sec_5__para_2', 'under subsection (1)', 'sec_5__para_1'],
    // A letter beside letters is of their level, a number inside a letter stands in it, and the other way round.
    ['sec_4__para_b', 'in paragraph (a) of this section', 'sec_4__para_a'],
    ['sec_4__para_b', 'in paragraph (c)', 'sec_4__para_c'],
    ['sec_4__para_a', 'in paragraph (1)', 'sec_4__para_a'],
    ['sec_5__para_1', 'in paragraph (b)', 'sec_5__para_1'],
    ['sec_6__para_a__point_1', 'in paragraph (2)', 'sec_6__para_a__point_2'],
    ['sec_6__para_a__point_1', 'in subsection (b)', 'sec_6__para_b'],
    // A sub-paragraph (B) in a subsection (a) is no subsection (b).
    ['sec_4__para_a', 'in subparagraph (B)', 'sec_4__para_a'],
    ['sec_6__para_a__point_1', 'in subparagraph (B)', 'provision-not-found'],
    // What is not there is not found, and never the provision that cites it.
    ['sec_4__para_b', 'in paragraph (z) of this section', 'provision-not-found'],
    ['sec_6__para_a__point_1', 'in paragraph (7)', 'provision-not-found'],
  ] as const) {
    it(`${from}: ${text}`, () => assert.deepEqual(cited(from, text), expected));
  }

  for (const [text, ...expected] of [
    ['Section 4(a) of the Wharves Act 2001; paragraph (2) thereof.', 'sec_4__para_a', 'sec_4__para_a'],
    ['Section 4(a) of the Wharves Act 2001; subsection (b) thereof.', 'sec_4__para_a', 'sec_4__para_b'],
    [
      'Section 6(a) of the Wharves Act 2001; paragraph (2) of that subsection.',
      'sec_6__para_a',
      'sec_6__para_a__point_2',
    ],
    ['Section 6(a) of the Wharves Act 2001; paragraph (b) of that section.', 'sec_6__para_a', 'sec_6__para_b'],
    ['Section 8(2)(a) of the Wharves Act 2001; paragraph (1) thereof.', 'sec_8__para_2', 'sec_8__para_1'],
    ['Section 8(1) of the Wharves Act 2001; paragraph (a) thereof.', 'sec_8__para_1', 'provision-not-found'],
    [
      'Section 6(a) of the Wharves Act 2001; paragraph (1) thereof; paragraph (2) thereof.',
      'sec_6__para_a',
      'sec_6__para_a__point_1',
      'sec_6__para_a__point_2',
    ],
    ['Sections 4(d) and 6(c) of the Wharves Act 2001.', 'provision-not-found', 'provision-not-found'],
  ] as const) {
    it(`go back to what was cited: ${text}`, () => {
      const found = new CitationResolver(CORPUS).resolve(findCitations(text, 'en'), {}, text);
      const targets = found.map(({ outcome, targets: ids }) =>
        outcome === 'resolved' ? ids.map((id) => id.split('/')[1]).join(' ') : outcome,
      );
      assert.deepEqual(targets, expected);
    });
  }

  it('are of the act that a provision amends', () => {
    const text = 'Section 12 of the Cranes Act 1999 is amended— (1) in subsection (a), by striking “dusk”.';
    assert.deepEqual(cited('sec_4__para_b', text), ['act-not-in-corpus', 'act-not-in-corpus']);
    const own = 'Section 12 of the Cranes Act 1999 is amended— (1) as subsection (a) of this section says.';
    assert.deepEqual(cited('sec_4__para_b', own).at(-1), 'sec_4__para_a');
  });

  it('are told by their words in German: a number is no paragraph', () => {
    const kai = corpusOf({
      key: 'kaig',
      title: 'Kaigesetz',
      abbreviation: 'KaiG',
      language: 'de',
      provisions: {
        sec_23: '',
        sec_23__para_1: 'Frei sind 1. der Kai, 2. das Boot, 3. die Leine.',
        sec_23__para_2: 'Es gilt.',
      },
    });
    const meant = (text: string): string =>
      new CitationResolver(kai).resolve(findCitations(text, 'de'), {}, text)[0]!.targets.join(' ');
    assert.equal(meant('§ 23 Nr. 2 KaiG'), 'kaig/sec_23');
    assert.equal(meant('§ 23 Abs. 2 KaiG'), 'kaig/sec_23__para_2');
    assert.equal(meant('§ 23 Abs. 1 Nr. 2 KaiG'), 'kaig/sec_23__para_1');
  });
});
