import assert from 'node:assert/strict';
import { claimedBy } from '../../../src/pipeline/claims';
import { indexOf } from '../support/indexOf';

const LAMP = `# Lamp Act

### Section 1. Lighting

(1) A lamp is lit at dusk.

(2) A lamp is red.

### Section 2. Fines

A fine of 10 crowns.
`;

describe('pipeline/claims', () => {
  it('reads which provision a parametric provision says it is', async () => {
    const index = await indexOf({ 'lamp.md': LAMP });
    const claimed = (text: string): string[] => [...claimedBy(text, index)].map((ordinal) => index.corpus.id(ordinal));
    assert.deepEqual(claimed('Lamp Act, section 2 (Fines): a fine is due.'), ['lamp-act/sec_2']);
    assert.deepEqual(claimed('Section 2 of the Lamp Act: a fine is due.'), ['lamp-act/sec_2']);
    assert.deepEqual(claimed('Section 1 of the Lamp Act: lamps.'), [
      'lamp-act/sec_1',
      'lamp-act/sec_1__para_1',
      'lamp-act/sec_1__para_2',
    ]);
    assert.deepEqual(claimed('Section 9 of the Lamp Act: nothing of that kind.'), []);
    assert.deepEqual(claimed('A fine is due.'), []);
  });
});
