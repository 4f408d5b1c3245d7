import assert from 'node:assert/strict';
import type { NameLookup } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const LAMP = `# Lamp Act

### Section 1. Lighting of lamps

(1) A lamp is lit at dusk.

### Section 12. Penalties

A fine of 10 crowns.
`;

const LAMP_KO = `# 등화법

### 제1조(점등)

① 등화는 일몰에 켠다.

### 제12조(벌칙)

벌금에 처한다.
`;

describe('search/lookup', () => {
  let lookup: NameLookup;
  before(async () => {
    const index = await indexOf({ 'lamp.md': LAMP, 'lamp-ko.md': LAMP_KO });
    lookup = await index.lookup();
  });

  const labels = async (query: string): Promise<string[]> => (await lookup.search(query, 10)).map(({ label }) => label);

  it('finds a provision by act and number, by heading, by the beginning of a word, and in Korean', async () => {
    assert.equal((await labels('Lamp Act section 12'))[0], 'Lamp Act section 12');
    assert.equal((await labels('penalties'))[0], 'Lamp Act section 12');
    assert.equal((await labels('penal'))[0], 'Lamp Act section 12');
    assert.equal((await labels('등화법 제12조'))[0], '등화법 제12조');
    assert.equal((await labels('벌칙'))[0], '등화법 제12조');
  });

  it('bears with a slip of the pen', async () => {
    assert.equal((await labels('penaltes'))[0], 'Lamp Act section 12');
  });

  it('lists what has a heading, not every paragraph', async () => {
    assert.ok((await labels('lamp')).every((label) => !label.includes('(1)')));
  });

  it('finds nothing for nothing, keeps to its limit, and bears with any input', async () => {
    assert.deepEqual(await labels(''), []);
    assert.equal((await lookup.search('lamp', 1)).length, 1);
    assert.deepEqual(await labels('?!*(['), []);
    await labels('x'.repeat(100_000));
  });
});
