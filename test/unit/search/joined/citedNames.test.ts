import assert from 'node:assert/strict';
import { LayeredCorpus, type Corpus } from '../../../../src/law';
import { citedNames } from '../../../../src/search/joined/citedNames';
import { toEnd } from '../../../../src/turns';
import { indexOf } from '../../support/indexOf';

const rules = (second: string): string => `# Pilotage Rules 2001

## Rule 1. Fee

Section 1 of the Harbour Act 1990 applies, and so does section 2 of that Act and section 3 of the Harbour Act 1990.

## Rule 2. Lamps

${second}
`;
const LAMP = 'Section 4 of the Lamp Act 1991 applies.';

const named = (corpus: Corpus): Record<string, string[]> => {
  const ordinals = Array.from({ length: corpus.size }, (_, at) => at).filter((at) => corpus.hasText(at));
  const found = [...toEnd(citedNames(corpus, ordinals))];
  return Object.fromEntries(found.map(([name, citing]) => [name, citing.map((ordinal) => corpus.id(ordinal))]));
};

/** A corpus whose texts are read no second time. */
const countingReads = (corpus: Corpus): { readonly corpus: Corpus; readonly reads: () => number } => {
  let reads = 0;
  const counted = new Proxy(corpus, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (name === 'text') reads += 1;
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  return { corpus: counted, reads: () => reads };
};

describe('the names under which provisions cite acts', () => {
  it('are those of citations, each once a provision', async () => {
    const { corpus } = await indexOf({ 'rules.md': rules(`${LAMP} So does section 9 of the Harbour Act 1990.`) });
    assert.deepEqual(named(corpus), {
      'Harbour Act 1990': ['pilotage-rules-2001/rule_1', 'pilotage-rules-2001/rule_2'],
      'Lamp Act 1991': ['pilotage-rules-2001/rule_2'],
    });
  });

  it('are read once for a corpus, and anew for what is laid over it', async () => {
    const base = countingReads(
      (await indexOf({ 'rules.md': rules(LAMP), 'other.md': `# Other Act\n\n## Section 1\n\n${LAMP}\n` })).corpus,
    );
    named(base.corpus);
    const before = base.reads();
    assert.ok(before > 0);
    assert.deepEqual(Object.keys(named(base.corpus)), ['Harbour Act 1990', 'Lamp Act 1991']);
    assert.equal(base.reads(), before);
    for (const [text, name] of [
      ['Section 4 of the Canal Act 1992 applies.', 'Canal Act 1992'],
      ['Section 4 of the Quay Act 1993 applies.', 'Quay Act 1993'],
    ] as const) {
      const overlay = (await indexOf({ 'rules.md': rules(text) })).corpus;
      const layered = new LayeredCorpus(base.corpus, overlay, new Set(['/law/rules.md']));
      assert.deepEqual(named(layered), {
        'Lamp Act 1991': ['other-act/sec_1'],
        'Harbour Act 1990': ['pilotage-rules-2001/rule_1'],
        [name]: ['pilotage-rules-2001/rule_2'],
      });
    }
    assert.equal(base.reads(), before);
  });
});
