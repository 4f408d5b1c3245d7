import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { findByName, findInText } from '../../../../src/tools';
import { indexOf } from '../../support/indexOf';

const FILLER = Array.from(
  { length: 30 },
  (_, at) => `### § ${at + 10} Liegeplatz ${at}\n\nDie Liegegebühr für den Platz ${at} wird im Voraus gezahlt.\n`,
).join('\n');

/** The word that is looked for stands in the text of § 2 alone, the parts of another in § 3 to § 6. */
const ACT = `---
Title: Hafengesetz
jurabk: HafG
---

# Hafengesetz (HafG)

### § 1 Unterhaltung

Der Betreiber unterhält den Hafen und seine Anlagen.

### § 2 Sicherheiten

Wer ein Boot mietet, hinterlegt ${'vor dem Auslaufen '.repeat(8)} einen Lotsenschein,${' der verwahrt wird,'.repeat(10)} bei der Behörde.

### § 3 Rückgabe

Die Kaution für das Boot wird bei der Rückgabe erstattet.

### § 4 Kautionen der Werften

Für jedes Boot leistet die Werft eine Kaution.

### § 5 Boote der Behörde

Für ein Boot der Behörde wird keine Kaution verlangt.

### § 6 Erlass

Die Behörde erlässt die Kaution für ein Boot, das der Rettung dient.

${FILLER}`;

describe('finding provisions by what they say', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'hafg.md': ACT });
  });

  const found = async (query: string, limit = 5): Promise<string[]> =>
    (await findInText(query, { index }, limit)).map(({ id }) => id);

  it('finds the provision with the word where no name and no heading has it', async () => {
    assert.deepEqual(await findByName(index, 'Lotsenschein', 10), []);
    assert.equal((await found('Lotsenschein'))[0], 'hafg/sec_2');
  });

  it('finds those with the parts of a compound that stands nowhere', async () => {
    assert.deepEqual(await findByName(index, 'Bootkaution', 10), []);
    assert.deepEqual((await found('Bootkaution', 4)).sort(), ['hafg/sec_3', 'hafg/sec_4', 'hafg/sec_5', 'hafg/sec_6']);
  });

  it('shows the text around the word, cut between words', async () => {
    const [first] = await findInText('Lotsenschein', { index }, 1);
    assert.match(first!.excerpt, /^… \S.{10,60} einen Lotsenschein, der verwahrt .* …$/u);
    assert.ok(!first!.excerpt.includes('\n'));
    const [other] = await findInText('Rückgabe erstattet', { index }, 1);
    assert.equal(other!.excerpt, 'Die Kaution für das Boot wird bei der Rückgabe erstattet.');
  });

  it('finds no more than are wanted, and nothing for nothing', async () => {
    assert.equal((await found('Kaution', 2)).length, 2);
    assert.deepEqual(await found(' '), []);
    assert.deepEqual(await found('Quastenflosser'), []);
  });
});
