import assert from 'node:assert/strict';
import type { Candidate } from '../../../src/pipeline/rerank';
import { bestSelection } from '../../../src/pipeline/writtenSelection';
import type { LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const LAMP = `# Lamp Act

### Section 1. Lighting

(1) A lamp is lit at dusk.

(2) A lamp is red.

(3) Notwithstanding subsection (1), a lamp on a bridge is lit at noon.

### Section 2. Bridges

A bridge has a lamp.

### Section 3. Ferries

A ferry has a lamp as section 2 has it.
`;

describe('pipeline/writtenSelection', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'lamp.md': LAMP });
  });

  const candidate = (eId: string, coverage = 0.8, score = 1): Candidate => ({
    ordinal: index.corpus.ordinal(`lamp-act/${eId}`)!,
    score,
    coverage,
  });
  const chosen = (...candidates: Candidate[][]): string[] =>
    bestSelection(candidates, index).map(({ ordinal, for: at }) => `${at}: ${index.corpus.id(ordinal).slice(9)}`);

  it('takes the best candidate of each parametric provision, none twice', () => {
    const [dusk, red] = [candidate('sec_1__para_1'), candidate('sec_1__para_2')];
    assert.deepEqual(chosen([dusk, red], [red], [dusk]), ['0: sec_1__para_1', '1: sec_1__para_2']);
  });

  it('leaves out what the corpus holds less than a third of, unless there is nothing better', () => {
    const [dusk, gas] = [candidate('sec_1__para_1'), candidate('sec_2', 0.3)];
    assert.deepEqual(chosen([gas], [dusk]), ['1: sec_1__para_1']);
    assert.deepEqual(chosen([gas], [candidate('sec_3', 0.3)]), ['0: sec_2']);
    assert.deepEqual(chosen([candidate('sec_2', 0.1)], []), []);
  });

  it('leaves out an earlier paragraph that is written after the one that cites it', () => {
    const [dusk, noon] = [candidate('sec_1__para_1'), candidate('sec_1__para_3')];
    assert.deepEqual(chosen([noon], [dusk]), ['0: sec_1__para_3']);
  });

  it('keeps both where the paragraph cited is written first, or is not cited', () => {
    const [dusk, red, noon] = [candidate('sec_1__para_1'), candidate('sec_1__para_2'), candidate('sec_1__para_3')];
    assert.deepEqual(chosen([dusk], [noon]), ['0: sec_1__para_1', '1: sec_1__para_3']);
    assert.deepEqual(chosen([noon], [red]), ['0: sec_1__para_3', '1: sec_1__para_2']);
  });

  it('keeps a section that another section cites', () => {
    assert.deepEqual(chosen([candidate('sec_3')], [candidate('sec_2')]), ['0: sec_3', '1: sec_2']);
  });
});
