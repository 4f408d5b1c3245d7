import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, mended } from '../support';

const FERRIES = `# Ferry Act 2015

### Section 1. Ferries

It is dark. A ferry carries a lamp.

### Section 2. Licences

(1) A ferry needs a licence.

(2) A boat that is moored at night needs a light of the colour that the port allows.
`;

const LAMPS = `# Laternengesetz (LatG)

### § 1 Laternen

(1) Der Wärter zündet am Abend die Laterne an. Am Morgen löscht er sie.
`;

const TODAI = `# 灯台法

## 第一条

灯台の料金は、入港の日から十四日以内に納付する。所有者が納付した。
`;

describe('words at the ends of a quotation', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'ferry.md': FERRIES, 'lamps.md': LAMPS, 'todai.md': TODAI });
  });

  const [ferry, moored] = ['Section 2(1) of the Ferry Act 2015', 'Section 2(2) of the Ferry Act 2015'];
  for (const [says, quoted, message, exact] of [
    [ferry, 'A ferry needs a license.', '“license” should be “licence”', 'A ferry needs a licence.'],
    [ferry, 'A ferry needs a boat.', '“boat” should be “licence”', 'A ferry needs a licence.'],
    [ferry, 'Every ferry needs a licence.', '“Every” should be “A”', 'A ferry needs a licence.'],
    // There is none in the sentence that the last word could stand for.
    [ferry, 'A ferry needs a licence now.', '“now” is not there', 'A ferry needs a licence.'],
    [ferry, 'A ferry needs a new permit.', '“new permit” should be “licence”', 'A ferry needs a licence.'],
    [
      'Section 1 of the Ferry Act 2015',
      'Truly a ferry carries a lamp.',
      '“Truly” is not there',
      'A ferry carries a lamp.',
    ],
    // A part of a sentence.
    [moored, 'A boat that is moored by day', '“by day” should be “at night”', 'A boat that is moored at night'],
    // Words that are left out in front of the last one are told as missing.
    [
      moored,
      'A boat that is moored at night needs a colour',
      '“light of the” is missing',
      'A boat that is moored at night needs a light of the colour',
    ],
    // That word is in another sentence.
    [
      'Section 2 of the Ferry Act 2015',
      'A ferry needs a boat',
      '“boat” should be “licence”',
      'A ferry needs a licence',
    ],
    [
      '§ 1 Abs. 1 LatG',
      'Der Wärter zündet am Abend die Laterne aus.',
      '“aus” should be “an”',
      'Der Wärter zündet am Abend die Laterne an.',
    ],
    ['灯台法第一条', '入港の日から十四日以内に納付した', '“した” should be “する”', '入港の日から十四日以内に納付する'],
  ] as const) {
    it(quoted, () => {
      const text = `${says}: “${quoted}”`;
      const [finding] = check(text, index).filter(({ code }) => code === 'misquotation');
      assert.equal(finding?.message.replace(/^.*?: (.*)\. Quote.*$/u, '$1'), message);
      assert.equal(finding && mended(text, finding), exact && `${says}: “${exact}”`);
    });
  }
});
