import assert from 'node:assert/strict';
import { claimOf } from '../../../src/pipeline/claims';
import type { LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const LAMP = `# Lamp Act

### Section 1. Lighting

(1) A lamp is lit at dusk.

(2) A lamp is red.

### Section 2. Fines

A fine of 10 crowns.
`;
const OIL = `# Oil Act

### Section 1. Barrels

A barrel is sealed.
`;

describe('pipeline/claims', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'lamp.md': LAMP, 'oil.md': OIL });
  });

  /** What each provision agrees with, those that do not agree left out. */
  const agreement = (text: string): Record<string, number> => {
    const claimed = claimOf(text, index);
    const all = Array.from({ length: index.corpus.size }, (_, ordinal) => [index.corpus.id(ordinal), claimed(ordinal)]);
    return Object.fromEntries(all.filter(([, value]) => value !== 0)) as Record<string, number>;
  };
  const act = { 'lamp-act/sec_1': 0.33, 'lamp-act/sec_1__para_1': 0.33, 'lamp-act/sec_1__para_2': 0.33 };

  it('reads which provision a parametric provision says it is', () => {
    const named = { ...act, 'lamp-act/sec_2': 1 };
    assert.deepEqual(agreement('Lamp Act, section 2 (Fines): a fine is due.'), named);
    assert.deepEqual(agreement('Section 2 of the Lamp Act: a fine is due.'), named);
  });

  it('takes a section for all that stands in it', () => {
    const all = { 'lamp-act/sec_1': 1, 'lamp-act/sec_1__para_1': 1, 'lamp-act/sec_1__para_2': 1 };
    assert.deepEqual(agreement('Section 1 of the Lamp Act: lamps.'), { ...all, 'lamp-act/sec_2': 0.33 });
  });

  it('reads the mark of the paragraph behind the heading', () => {
    assert.deepEqual(agreement('Lamp Act, section 1 (Lighting) (2) A lamp shall be red.'), {
      'lamp-act/sec_1': 0.5,
      'lamp-act/sec_1__para_1': 0.5,
      'lamp-act/sec_1__para_2': 1,
      'lamp-act/sec_2': 0.33,
    });
  });

  it('counts a number in the act whose name stands in front of it, by its long or its short form', () => {
    const torches = { ...act, 'lamp-act/sec_1__para_1': 0.5, 'lamp-act/sec_1__para_2': 1, 'lamp-act/sec_1': 0.5 };
    const named = { ...torches, 'lamp-act/sec_2': 0.33 };
    assert.deepEqual(agreement('Lamp Act (LampA) § 1 (Lighting) (2) A lamp shall be red.'), named);
    assert.deepEqual(
      agreement('The Act on Lamps and Torches (Lamp Act) § 1 (Lighting) (2) A lamp shall be red.'),
      named,
    );
  });

  it('takes that number before one that the text cites with another act', () => {
    const text = 'Lamp Act (LampA) § 2 (Fines) Whoever seals a barrel contrary to section 1 of the Oil Act is fined.';
    assert.deepEqual(agreement(text), { ...act, 'lamp-act/sec_2': 1 });
  });

  it('takes a number that the act in front of it lacks for no claim on another act', () => {
    assert.deepEqual(agreement('Lamp Act (LampA) § 9 (Wicks) A wick is trimmed.'), { ...act, 'lamp-act/sec_2': 0.33 });
  });

  it('takes the act alone where no number is said', () => {
    assert.deepEqual(agreement('Lamp Act (Fines): a fine is due.'), { ...act, 'lamp-act/sec_2': 0.33 });
  });

  it('claims nothing that the corpus does not have', () => {
    assert.deepEqual(agreement('Section 9 of the Gas Act: nothing of that kind.'), {});
    assert.deepEqual(agreement('A fine is due.'), {});
    assert.deepEqual(agreement(''), {});
  });
});
