import assert from 'node:assert/strict';
import fc from 'fast-check';
import { inert, inertJson } from '../../../src/cli/inert';

/** A clear screen, the same in one character, a line that goes back, text in another order, a line separator. */
const OBEYED = ['\u001b[2J', '\u009b2J', 'a\rb', '\u007f', '\u202e', '\u2066', '\u200f', '\u2028', '\u0085'];

describe('cli/inert', () => {
  for (const text of OBEYED) {
    it(`defuses ${JSON.stringify(text)}`, () => {
      assert.match(inert(text), /\ufffd/u);
      assert.match(inertJson(text), /^"[ -~]*"$/u);
    });
  }

  it('keeps one line one line: what follows a line break is no line of the program', () => {
    assert.equal(inert('Fees\n[2] Harbour Act\r\nx'), 'Fees [2] Harbour Act x');
  });

  it('leaves letters of all scripts, tabs and marks as they are', () => {
    const text = 'Gebühr\t수수료 料金 ค่าธรรมเนียม “40 €” §';
    assert.equal(inert(text), text);
    assert.equal(inertJson(text), JSON.stringify(text));
  });

  it('gives a reader of the JSON every character', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => assert.equal(JSON.parse(inertJson(text)), text)));
  });
});
