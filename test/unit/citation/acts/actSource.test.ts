import assert from 'node:assert/strict';
import { findCitations } from '../../../../src/citation';
import type { ActSource } from '../../../../src/law';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';

const LANTERNS =
  '---\njurabk: LatG\n---\n# Laternengesetz\n\n### § 1 Licht\n\nEs brennt.\n\n### § 3 Kai\n\nEs ist hell.\n';
const QUAYS =
  '# Quay Act 2001\n\n### Section 1. Quays\n\nA quay is swept.\n\n### Section 2. Brooms\n\nA broom is kept.\n';
const REGULATIONS =
  '# Regulations under the Quay Act 2001\n\n### Rule 1. Brooms\n\nBrooms are new. A broom under section 2 is kept, as rule 1 says. Section 1 of the Quay Act 2001 holds.\n';

describe('citation: how the act of a citation is known', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'latg.md': LANTERNS, 'q.md': QUAYS, 'r.md': REGULATIONS });
  });
  const sourcesOf = (text: string, context = {}): ActSource[] =>
    index.resolver.locate(findCitations(text), context, text).map(({ source }) => source);

  for (const [text, expected] of [
    ['Section 1 of the Quay Act 2001.', ['written']],
    ['Quay Act 2001, s 1', ['written']],
    ['Nach §§ 1 und 3 LatG.', ['written', 'written']],
    // A list tells in both directions, and no further than it goes.
    ['Nach § 1 und § 3 LatG.', ['list', 'written']],
    ['Section 1 of the Quay Act 2001 and section 2.', ['written', 'list']],
    ['Section 1 of the Quay Act 2001 read with section 2.', ['written', 'list']],
    ['Section 1 of the Quay Act 2001 does as section 2 says.', ['written', 'named-last']],
    ['Section 1 of the Quay Act 2001\n\nSection 2', ['written', 'named-last']],
    ['Section 1 of the Quay Act 2001. Section 2 of that Act.', ['written', 'previous']],
    // What goes back to a guess is one.
    [
      'Section 1 of the Quay Act 2001. As section 2 says, and section 1 of that Act.',
      ['written', 'named-last', 'named-last'],
    ],
    ['Section 1 of the Quay Act 2001. Section 2 of the Act.', ['written', 'short-name']],
    ['The Quay Act 2001 (the “Act”) says so. Section 2 of the Act.', ['definition']],
    ['The Quay Act 2001 is amended as follows:\n\n1. In section 2, omit “kept”.', ['command']],
    ['Section 1 is good.', ['untold']],
  ] as const) {
    it(`${expected.join(', ')}: ${JSON.stringify(text)}`, () => assert.deepEqual(sourcesOf(text), expected));
  }

  it('parts the text’s own act from that under which it was made', () => {
    const ordinal = index.corpus.ordinal('regulations-under-the-quay-act-2001/rule_1');
    assert.ok(ordinal !== undefined);
    assert.deepEqual(sourcesOf(index.corpus.text(ordinal), { ordinal }), ['parent', 'own', 'written']);
  });
});
