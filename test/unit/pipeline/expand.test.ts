import assert from 'node:assert/strict';
import { expand } from '../../../src/pipeline/expand';
import type { LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const CHAIN = `# Chain Act

### Section 1. Start

This rests on section 2 and on section 5.

### Section 2. Middle

This rests on section 3.

### Section 3. Ring

This rests on section 1 and on section 4.

### Section 4. End

The lantern is lit at dusk.

### Section 5. Lists

(1) The first rule.

(2) The second rule.
`;

describe('pipeline/expand', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'chain.md': CHAIN });
  });

  const reach = (depth: number, budget: number): [id: string, by: string, hop: number][] => {
    const start = index.corpus.ordinal('chain-act/sec_1')!;
    return expand('When is the lantern lit?', [{ ordinal: start, score: 1, for: 0 }], index, { depth, budget }).map(
      ({ ordinal, by, hop }) => [index.corpus.id(ordinal), index.corpus.id(by), hop],
    );
  };

  it('reaches what is cited, an article by its paragraphs, hop by hop', () => {
    // Sorted by id here: among one hop the order is that of closeness to the question.
    assert.deepEqual(reach(1, 10).sort(), [
      ['chain-act/sec_2', 'chain-act/sec_1', 1],
      ['chain-act/sec_5__para_1', 'chain-act/sec_1', 1],
      ['chain-act/sec_5__para_2', 'chain-act/sec_1', 1],
    ]);
  });

  it('tells what a citation names itself from the parts of what it names', () => {
    const start = index.corpus.ordinal('chain-act/sec_1')!;
    const cited = expand('When?', [{ ordinal: start, score: 1, for: 0 }], index, { depth: 1, budget: 10 });
    const exact = Object.fromEntries(cited.map((provision) => [index.corpus.id(provision.ordinal), provision.exact]));
    assert.deepEqual(exact, {
      'chain-act/sec_2': true,
      'chain-act/sec_5__para_1': false,
      'chain-act/sec_5__para_2': false,
    });
  });

  it('goes on from what it reached, and a ring of citations ends', () => {
    const reached = reach(6, 10);
    assert.deepEqual(reached.slice(3), [
      ['chain-act/sec_3', 'chain-act/sec_2', 2],
      ['chain-act/sec_4', 'chain-act/sec_3', 3],
    ]);
  });

  it('keeps to its budget and to its depth', () => {
    assert.equal(reach(6, 4).length, 4);
    assert.ok(reach(2, 10).every(([, , hop]) => hop <= 2));
    assert.deepEqual(reach(0, 10), []);
    assert.deepEqual(reach(6, 0), []);
  });
});
