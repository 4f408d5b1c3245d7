import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, told } from '../support';

const FERRIES = `# Ferry Act 2015

### Section 1. Ferries

A ferry carries a lamp.

### Section 2. Licences

(1) A ferry needs a licence.

(2) The port grants licences.

(3) A licence under subsection (2) is granted to whoever asks the port for one.
`;

describe('citations in quoted law', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'ferry.md': FERRIES });
  });

  const act = 'of the Ferry Act 2015';
  for (const [text, ...expected] of [
    [`By section 2(3) ${act}, "a licence under subsection (2) is granted to whoever asks the port for one."`],
    [`"A licence under subsection (2)" is what is meant by section 2(3) ${act}.`, 'unchecked: subsection (2)'],
    [`“A licence under subsection (2) is granted” (section 2(3) ${act}).`],
    [`Section 2(3) ${act}:\n\n> A licence under subsection (2) is granted to whoever asks\n> the port for one.\n`],
    // What is quoted wrongly is told as a whole.
    [
      `Section 2(3) ${act} says: “A licence under subsection (7) is granted to whoever asks the port for one.”`,
      'misquotation: A licence under subsection (7) is granted to whoever asks the port for one.',
    ],
    // A quotation of something else.
    [`Under section 2(3) ${act} he wrote “we rely on subsection (2)”, no more.`, 'unchecked: subsection (2)'],
    [`Subsection (2) goes beyond section 2(3) ${act}.`, 'unchecked: Subsection (2)'],
  ] as const) {
    it(text, () => assert.deepEqual(told(check(text, index), text), expected));
  }
});
