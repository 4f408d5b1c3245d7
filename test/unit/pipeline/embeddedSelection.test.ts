import assert from 'node:assert/strict';
import { embeddedSelection } from '../../../src/pipeline/embeddedSelection';
import type { Candidate } from '../../../src/pipeline/rerank';
import type { LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const LAMPS = `# Lamp Act

### Section 1. Lamps

A vessel shows a lamp.

### Section 2. Colour

The lamp is white.

### Section 3. Penalty

A person who contravenes section 1 pays 10 crowns.

### Section 4. Oil

The keeper fills the lamp.
`;

const OIL = `# Oil Act

### Section 1. Oil

Oil is sold by the barrel.

### Section 2. Casks

A cask is sealed.
`;

describe('pipeline/embeddedSelection', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'lamps.md': LAMPS, 'oil.md': OIL });
  });

  type Scored = readonly (readonly [id: string, score: number])[];
  const ordinalOf = (id: string): number => index.corpus.ordinal(id.replace('/', '-act/sec_'))!;
  const list = (scored: Scored, coverage = 0.5): Candidate[] =>
    scored.map(([id, score]) => ({ ordinal: ordinalOf(id), score, coverage }));
  const selected = (candidates: readonly Candidate[][], ofQuestion: Scored = []): string[] =>
    embeddedSelection(candidates, list(ofQuestion), index).map(
      ({ ordinal, for: issue }) => `${issue}: ${index.corpus.id(ordinal).replace('-act/sec_', '/')}`,
    );

  it('takes the best for one issue, however near the next comes', () => {
    assert.deepEqual(selected([list([['lamp/1', 0.8], ['lamp/2', 0.79]])]), ['0: lamp/1']); // prettier-ignore
  });

  it('takes nothing where no issue is answered, and an issue that alone says little with another', () => {
    const weak = list([['lamp/4', 0.8]], 0.1);
    assert.deepEqual(selected([weak]), []);
    assert.deepEqual(selected([list([['lamp/1', 0.8]]), weak]), ['0: lamp/1', '1: lamp/4']);
    assert.deepEqual(selected([[], []]), []);
  });

  it('lets the issue choose first whose best stands out, and gives the other the best of the rest', () => {
    const flat = list([['lamp/1', 0.8], ['lamp/2', 0.78], ['lamp/3', 0.77]]); // prettier-ignore
    const peaked = list([['lamp/1', 0.8], ['lamp/4', 0.2]]); // prettier-ignore
    assert.deepEqual(selected([flat, peaked]), ['0: lamp/2', '1: lamp/1']);
    assert.deepEqual(selected([peaked, flat]), ['0: lamp/1', '1: lamp/2']);
  });

  it('takes none for an issue whose best is taken and whose rest is far behind', () => {
    const same = list([['lamp/1', 0.8], ['lamp/4', 0.6]]); // prettier-ignore
    assert.deepEqual(selected([same, same]), ['0: lamp/1']);
  });

  it('prefers of near equals the one in the act that another issue has led to', () => {
    const sure = list([['lamp/1', 0.8]]);
    const near = list([['oil/1', 0.8], ['lamp/4', 0.76]]); // prettier-ignore
    const apart = list([['oil/1', 0.8], ['lamp/4', 0.7]]); // prettier-ignore
    assert.deepEqual(selected([sure, near]), ['0: lamp/1', '1: lamp/4']);
    assert.deepEqual(selected([sure, apart]), ['0: lamp/1', '1: oil/1']);
  });

  describe('a second provision for an issue', () => {
    const prohibition = (): Candidate[] => list([['lamp/1', 0.8], ['lamp/2', 0.7], ['lamp/3', 0.5]]); // prettier-ignore
    const penalty = (): Candidate[] => list([['lamp/3', 0.8], ['lamp/2', 0.7], ['lamp/1', 0.5]]); // prettier-ignore

    it('is one of the best for the question that cites the first', () => {
      assert.deepEqual(selected([prohibition()], [['lamp/1', 0.8], ['lamp/3', 0.6]]), ['0: lamp/1', '0: lamp/3']); // prettier-ignore
    });

    it('is one that the first cites only where it comes near to it: it is read with it anyway', () => {
      const near = list([['lamp/3', 0.8], ['lamp/1', 0.7]]); // prettier-ignore
      assert.deepEqual(selected([near], [['lamp/1', 0.8]]), ['0: lamp/3', '0: lamp/1']);
      assert.deepEqual(selected([penalty()], [['lamp/1', 0.8]]), ['0: lamp/3']);
    });

    it('is none that is not linked, stands low for the question, or is no candidate of the issue', () => {
      assert.deepEqual(selected([prohibition()], [['lamp/1', 0.8], ['lamp/2', 0.7]]), ['0: lamp/1']); // prettier-ignore
      const low: Scored = [['lamp/1', 0.8], ['lamp/2', 0.7], ['lamp/3', 0.6]]; // prettier-ignore
      assert.deepEqual(selected([prohibition()], low), ['0: lamp/1']);
      assert.deepEqual(selected([list([['lamp/1', 0.8]])], [['lamp/3', 0.8]]), ['0: lamp/1']);
    });

    it('stands behind the first ones, and once', () => {
      const other = list([['lamp/4', 0.8], ['lamp/3', 0.3]]); // prettier-ignore
      assert.deepEqual(selected([prohibition(), other], [['lamp/3', 0.8]]), ['0: lamp/1', '1: lamp/4', '0: lamp/3']);
    });
  });
});
