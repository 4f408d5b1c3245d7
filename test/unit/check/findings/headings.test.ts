import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, mended, told } from '../support';

const ACT = `# Kaigesetz

### § 1 Schadensersatz wegen Verletzung einer Pflicht

(1) Wer schadet, ersetzt.

(2) Wer hilft, ersetzt nichts.

### § 2 Schadensersatzpflicht

(1) Wer schadet, ersetzt auch sonst.

### § 3 Begriffe und Zwecke

Ein Kai ist ein Kai.

### § 4 Begriffe

Ein Boot ist ein Boot.
`;

const FERRIES = `# Ferry Act 2015

### Section 1. Licences

A ferry needs a licence.

### Section 2. Fares

A fare is paid on board.
`;

describe('a heading in brackets', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'kaig.md': ACT, 'ferry.md': FERRIES });
  });

  for (const [text, ...expected] of [
    ['Es gilt § 1 Kaigesetz (Schadensersatz bei Verletzung einer Pflicht).'],
    ['Es gilt § 1 Kaigesetz (Schadensersatzpflicht).', 'wrong-heading: § 1 Kaigesetz (Schadensersatzpflicht)'],
    [
      'A ferry is dealt with by section 1 (Sale of boats) of the Ferry Act 2015.',
      'wrong-heading: section 1 (Sale of boats) of the Ferry Act 2015',
    ],
    ['It shares a word: section 1 (Granting of licences) of the Ferry Act 2015.'],
    ['All of it is in the text: section 2 (Paid on board) of the Ferry Act 2015.'],
    ['It may be a name: section 1 (England and Wales) of the Ferry Act 2015.'],
    ['It is one word: section 1 (Boats) of the Ferry Act 2015.'],
    [
      'A licence is needed by section 1 of the Ferry Act 2015 (Fares).',
      'wrong-heading: section 1 of the Ferry Act 2015 (Fares)',
    ],
    ['A licence is needed by section 1 of the Ferry Act 2015 (Licences).'],
    // Shortened to what another provision is called.
    ['Es gilt § 3 Kaigesetz (Begriffe).'],
  ] as const) {
    it(text, () => assert.deepEqual(told(check(text, index), text), expected));
  }

  it('offers the number of the provision that has the heading, and the heading', () => {
    const text = 'Es gilt § 1 Abs. 1 Kaigesetz (Schadensersatzpflicht).';
    const [finding] = check(text, index);
    assert.deepEqual(
      finding?.fixes.map(({ title }) => title),
      ['Change the heading to “Schadensersatz wegen Verletzung einer Pflicht”', 'Change to “§ 2 Abs. 1 Kaigesetz”'],
    );
    const number = { ...finding, fixes: finding.fixes.slice(1) };
    assert.equal(mended(text, number), text.replace('§ 1', '§ 2'));
  });

  it('offers no number under which there is nothing of what is cited', () => {
    const [finding] = check('Es gilt § 1 Abs. 2 Kaigesetz (Schadensersatzpflicht).', index);
    assert.deepEqual(
      finding?.fixes.map(({ title }) => title),
      ['Change the heading to “Schadensersatz wegen Verletzung einer Pflicht”'],
    );
  });

  it('is mended within its quotation marks, which a message does not double', () => {
    const text = 'Es gilt § 2 Kaigesetz („Begriffe“).';
    const [finding] = check(text, index);
    assert.match(finding!.message, /, not “Begriffe”\. “Begriffe” is that of § 4 Kaigesetz\./u);
    const { start, end, newText } = finding!.fixes[0]!.edit;
    assert.equal(text.slice(0, start) + newText + text.slice(end), 'Es gilt § 2 Kaigesetz („Schadensersatzpflicht“).');
  });
});
