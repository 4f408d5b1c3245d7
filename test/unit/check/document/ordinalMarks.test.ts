import assert from 'node:assert/strict';
import type { DraftFormat } from '../../../../src/check';
import { PlainText } from '../../../../src/check/document/plainText';

describe('check/ordinalMarks', () => {
  for (const [format, source, plain] of [
    ['latex', String.raw`Art. L.\,110-2, 1\textsuperscript{o}, du code`, 'Art. L. 110-2, 1°, du code'],
    ['latex', String.raw`article 5, 2\up{o}`, 'article 5, 2°'],
    ['latex', String.raw`loi n\fup{o} 78-17`, 'loi n° 78-17'],
    ['latex', String.raw`loi \no 78-17`, 'loi n° 78-17'],
    ['latex', String.raw`article 5, 1$^{\circ}$ et 2$^o$`, 'article 5, 1° et 2°'],
    ['latex', String.raw`article 1\ier{} du code`, 'article 1er du code'],
    ['latex', String.raw`article 1\ier du code`, 'article 1er du code'],
    ['latex', String.raw`article 1\up{er} du code`, 'article 1er du code'],
    ['latex', String.raw`article 1\textsuperscript{er} du code`, 'article 1er du code'],
    // A raised letter of another kind stays one, and a power is none.
    ['latex', String.raw`§ 5\textsuperscript{a}, $x^{o}$`, '§ 5a, x^o'],
    ['html', 'article 5, 1<sup>o</sup>, du code', 'article 5, 1°, du code'],
    ['markdown', 'article 5, 1<sup>o</sup>, du code', 'article 5, 1°, du code'],
    ['html', 'article 1<sup>er</sup> du code', 'article 1er du code'],
  ] as const satisfies readonly (readonly [DraftFormat, string, string])[]) {
    it(`${format}: ${source}`, () => assert.equal(new PlainText(source, format).text, plain));
  }
});
