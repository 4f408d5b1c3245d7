import assert from 'node:assert/strict';
import { CitedProvisions } from '../../../src/grounding';
import { indexOf } from '../support/indexOf';

const ACT = `# Harbour Act

### Section 1. Fees

The master of a ship pays a fee.

(1) The fee is 40 crowns.

(2) The fee of a tug is 20 crowns.

### Section 2. Appeals

The master may appeal.
`;

describe('grounding/CitedProvisions', () => {
  let provisions: CitedProvisions;
  before(async () => {
    provisions = new CitedProvisions((await indexOf({ 'harbour.md': ACT })).corpus);
  });

  it('gives the own text of a section and its paragraphs where the section is cited', () => {
    const cited = provisions.of(['harbour-act/sec_1']);
    assert.deepEqual(
      cited.map(({ id, text, heading }) => [id, text, heading]),
      [
        ['harbour-act/sec_1', 'The master of a ship pays a fee.', 'Fees'],
        ['harbour-act/sec_1__para_1', 'The fee is 40 crowns.', 'Fees'],
        ['harbour-act/sec_1__para_2', 'The fee of a tug is 20 crowns.', 'Fees'],
      ],
    );
    assert.equal(cited[1]!.label, 'Harbour Act section 1(1)');
  });

  it('gives what is cited twice once, and the very same each time, with what was read of it', () => {
    const [paragraph, ...others] = provisions.of(['harbour-act/sec_1__para_2', 'harbour-act/sec_1__para_2']);
    assert.deepEqual(others, []);
    assert.equal(provisions.of(['harbour-act/sec_1'])[2], paragraph);
    assert.equal(provisions.of(['harbour-act/sec_1', 'harbour-act/sec_1__para_2']).length, 3);
  });

  it('keeps an id that the corpus lacks, without text', () => {
    const [missing, part] = provisions.of(['space-act/sec_2', 'harbour-act/sec_9__para_2']);
    assert.deepEqual(missing, { id: 'space-act/sec_2', text: '', heading: '', label: 'space-act/sec_2' });
    assert.deepEqual([part!.text, part!.label], ['', 'Harbour Act section 9(2)']);
  });
});
