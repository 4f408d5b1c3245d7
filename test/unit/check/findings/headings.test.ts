import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, told } from '../support';

const ACT = `# Kaigesetz

### § 1 Schadensersatz wegen Verletzung einer Pflicht

Wer schadet, ersetzt.

### § 2 Schadensersatzpflicht

Wer schadet, ersetzt auch sonst.

### § 3 Begriffe und Zwecke

Ein Kai ist ein Kai.

### § 4 Begriffe

Ein Boot ist ein Boot.
`;

describe('a heading in brackets', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'kaig.md': ACT });
  });

  for (const [text, ...expected] of [
    ['Es gilt § 1 Kaigesetz (Schadensersatz bei Verletzung einer Pflicht).'],
    ['Es gilt § 1 Kaigesetz (Schadensersatzpflicht).', 'wrong-heading: § 1 Kaigesetz (Schadensersatzpflicht)'],
    // Shortened to what another provision is called.
    ['Es gilt § 3 Kaigesetz (Begriffe).'],
  ] as const) {
    it(text, () => assert.deepEqual(told(check(text, index), text), expected));
  }
});
