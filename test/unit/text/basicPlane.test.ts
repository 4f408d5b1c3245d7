import assert from 'node:assert/strict';
import { inBasicPlane } from '../../../src/text';

describe('text/basicPlane', () => {
  const LETTERS = 'aZäÖéŁčβΔжЯ가법民あアกมאع';

  for (const [name, source] of [
    ['outside a class', '^\\p{L}+$'],
    ['inside a class', '^[\\p{L}’-]+$'],
    ['behind an escaped bracket', '^\\[?[\\p{L}]+\\]?$'],
  ] as const) {
    it(`takes letters for letters ${name}`, () => {
      const pattern = new RegExp(inBasicPlane(source), 'u');
      for (const letter of LETTERS) assert.match(letter, pattern);
      for (const other of '1 §.,(–「') assert.doesNotMatch(other, pattern);
    });
  }

  it('tells capitals and small letters apart as the engine does', () => {
    for (const name of ['Lu', 'Ll', 'Nd'] as const) {
      const pattern = new RegExp(`^${inBasicPlane(`\\p{${name}}`)}$`, 'u');
      const exact = new RegExp(`^\\p{${name}}$`, 'u');
      for (const sign of 'aAzZäÄöÖßéÉłŁčČñÑβΒжЖ19٣๓０')
        assert.equal(pattern.test(sign), exact.test(sign), `${name} ${sign}`);
    }
  });

  it('refuses a class that it does not know', () => {
    assert.throws(() => inBasicPlane('\\p{Sc}'), RangeError);
  });
});
