import assert from 'node:assert/strict';
import { citableUnitAround, WithheldCorpus, type Corpus } from '../../../src/law';
import { indexOf } from '../support/indexOf';

const LAW = `# Ferry Act

## Chapter 1. Tolls

### Section 1. Tolls

(1) A barge pays a toll of 12 crowns.

(2) A skiff pays half of it.

### Section 2. Lights

A barge shows a light.
`;

describe('law/withheldCorpus', () => {
  let corpus: Corpus;
  before(async () => {
    ({ corpus } = await indexOf({ 'ferry.md': LAW }));
  });

  const at = (id: string): number => corpus.ordinal(id)!;

  it('has no text, no heading and no way back from an id for what is withheld, and all of the rest', () => {
    const [first, end] = citableUnitAround(corpus, at('ferry-act/sec_1__para_2'));
    const withheld = new Set(Array.from({ length: end - first }, (_, offset) => first + offset));
    const seen = new WithheldCorpus(corpus, withheld);
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      const isGone = withheld.has(ordinal);
      assert.equal(seen.text(ordinal), isGone ? '' : corpus.text(ordinal));
      assert.equal(seen.heading(ordinal), isGone ? '' : corpus.heading(ordinal));
      assert.equal(seen.hasText(ordinal), !isGone && corpus.hasText(ordinal));
      assert.equal(seen.ordinal(corpus.id(ordinal)), isGone ? undefined : ordinal);
      assert.equal(seen.parent(ordinal), corpus.parent(ordinal));
      if (isGone) assert.throws(() => seen.provision(ordinal), RangeError);
      else assert.deepEqual(seen.provision(ordinal), corpus.provision(ordinal));
    }
  });

  it('takes the section around a paragraph, with its siblings, but not the chapter', () => {
    const section = at('ferry-act/sec_1');
    assert.deepEqual(citableUnitAround(corpus, at('ferry-act/sec_1__para_2')), [section, section + 3]);
    const whole = at('ferry-act/sec_2');
    assert.deepEqual(citableUnitAround(corpus, whole), [whole, whole + 1]);
  });
});
