import assert from 'node:assert/strict';
import { isNewWording } from '../../../src/citation';

/** Whether the quotation in “ ” of a text is new wording of what is cited before the first bar. */
function isNew(text: string, isCommanded = false): boolean {
  const from = text.indexOf('|');
  const plain = text.replace('|', ' ');
  return isNewWording(plain, from, { start: plain.indexOf('“') + 1, end: plain.indexOf('”') }, isCommanded);
}

describe('citation/wording: words that are not law yet', () => {
  for (const [text, expected] of [
    ['In § 5| werden die Wörter durch die Wörter “zwölf Kronen” ersetzt', true],
    ['In section 5| substitute “twelve crowns” there', true],
    ['§ 5 HafG| sagt: “zwölf Kronen” sind fällig', false],
    ['In section 5(1)| for “twelve crowns” there', false],
  ] as const) {
    it(text, () => assert.equal(isNew(text), expected));
  }

  it('follow a colon only behind the command of a change', () => {
    assert.equal(isNew('§ 5| lautet: “zwölf Kronen”', true), true);
    assert.equal(isNew('section 5| says: “twelve crowns”', true), true);
    assert.equal(isNew('section 5| says: “twelve crowns”', false), false);
    assert.equal(isNew('section 5| says “twelve crowns”', true), false);
  });
});
