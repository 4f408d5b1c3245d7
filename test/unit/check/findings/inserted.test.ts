import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, sampleIndex, told } from '../support';

/** What a bill is told to cite in vain; the outcome of a citation that nothing tells the act of is another matter. */
const missing = (text: string, index: PackedIndex): string[] =>
  told(check(text, index), text).filter((each) => /^(?:missing-provision|paragraph-out-of-range)/u.test(each));

describe('check: provisions that a bill puts in', () => {
  const cases: readonly (readonly [text: string, ...missing: string[]])[] = [
    // What is not there yet cannot be missing, where it is put in and wherever the bill cites it then.
    ['There is inserted section 7A of the Harbour Act 1990. Section 7A(2) of the Harbour Act 1990 applies.'],
    ['There are inserted sections 7A and 7B of the Harbour Act 1990.'],
    ['A new section 4A of the Harbour Act 1990 is inserted after section 4.'],
    [
      'Section 6B of the Harbour Act 1990, as inserted by this Act, applies. Section 6C of the Harbour Act 1990 shall be added.',
    ],
    ['There is inserted section 1(3) of the Harbour Act 1990.'],
    [
      'After section 7 of the Harbour Act 1990 insert—\n\n“8 Lamps\n\n(1) A lamp is lit.”\n\nSection 8(1) of the Harbour Act 1990 applies.',
    ],
    // The number beside it is as wrong as in any draft.
    [
      'There is inserted section 7A of the Harbour Act 1990. Section 7C of the Harbour Act 1990 applies.',
      'missing-provision: Section 7C of the Harbour Act 1990',
    ],
    // What something is put into has to be there.
    [
      'After section 99 of the Harbour Act 1990 there is inserted: “a lamp”.',
      'missing-provision: section 99 of the Harbour Act 1990',
    ],
    ['Insert in section 98 of the Harbour Act 1990 “a lamp”.', 'missing-provision: section 98 of the Harbour Act 1990'],
    ['In section 97 of the Harbour Act 1990 insert “a lamp”.', 'missing-provision: section 97 of the Harbour Act 1990'],
    ['「항만요금법」 제3조의2를 신설한다. 「항만요금법」 제9조를 삭제한다.', 'missing-provision: 「항만요금법」 제9조'],
  ];
  for (const [text, ...expected] of cases) {
    it(text, async () => assert.deepEqual(missing(text, await sampleIndex()), expected));
  }

  it('in German', async () => {
    const act =
      '# Hafengesetz (HafG)\n\n### § 1 Zweck\n\nDer Hafen dient.\n\n### § 2 Liegeplatz\n\nDer Kapitän legt an.\n';
    const index = await indexOf({ 'hafg.md': act });
    const text =
      'Es werden die §§ 2a und 2b HafG eingefügt. Nach § 1 HafG wird folgender § 1a HafG eingefügt. In § 9 HafG wird angefügt: „Satz“. § 2a HafG gilt, § 8 HafG nicht.';
    assert.deepEqual(missing(text, index), ['missing-provision: § 9 HafG', 'missing-provision: § 8 HafG']);
  });
});
