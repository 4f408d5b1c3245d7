import assert from 'node:assert/strict';
import fc from 'fast-check';
import { averageLengths, LayeredBm25, OverlayBm25 } from '../../../../src/search/layers/layeredBm25';
import { compareHits, type Hit } from '../../../../src/search';
import { Turns } from '../../../../src/turns';
import { indexOf } from '../../support/indexOf';

const WORDS = ['lamp', 'quay', 'toll', 'gate'];

const act = (name: string, texts: readonly string[]): string =>
  `# ${name}\n\n${texts.map((text, at) => `### Section ${at + 1}. Rule\n\n${text}.\n`).join('\n')}`;

const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const query = fc.dictionary(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 3 }));

const near = (found: readonly Hit[], expected: readonly Hit[]): void => {
  assert.equal(found.length, expected.length);
  for (const [at, { score }] of expected.entries()) assert.ok(Math.abs(found[at]!.score - score) < 1e-4);
};

describe('search/layeredBm25', () => {
  it('weighs a document in the overlay as the base weighs it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), query, async (texts, words) => {
        const { corpus, bm25 } = await indexOf({ 'a.md': act('Harbour Act', texts) });
        const overlay = new OverlayBm25(bm25, await averageLengths(corpus, new Turns(5)));
        for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) overlay.add(corpus, ordinal);
        const weights = new Map(Object.entries(words));
        near(overlay.search(weights, 5), bm25.search(weights, 5));
      }),
      { numRuns: 50 },
    );
  });

  it('finds the k best of what is left of the base and of the overlay, however many were dropped', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 3, maxLength: 20 }),
        fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
        query,
        fc.integer({ min: 1, max: 6 }),
        async (texts, drops, words, k) => {
          const { corpus, bm25 } = await indexOf({ 'a.md': act('Harbour Act', texts) });
          const overlay = new OverlayBm25(bm25, await averageLengths(corpus, new Turns(5)));
          const dropped = texts.flatMap((_, at) => (drops[at] === true ? [at] : []));
          for (const ordinal of dropped) overlay.add(corpus, ordinal);
          const layered = new LayeredBm25(bm25, overlay, {
            current: (ordinal) => (drops[ordinal] ? -1 : ordinal),
            dropped: dropped.length,
          });
          const weights = new Map(Object.entries(words));
          const found = layered.search(weights, k);
          near(found, bm25.search(weights, k));
          assert.deepEqual(found, [...found].sort(compareHits));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('gives provisions of the base their ordinals now', async () => {
    const { corpus, bm25 } = await indexOf({ 'a.md': act('Harbour Act', ['lamp', 'lamp lamp']) });
    const layered = new LayeredBm25(bm25, new OverlayBm25(bm25, [1, 1]), {
      current: (ordinal) => ordinal + 10,
      dropped: 0,
    });
    assert.deepEqual(
      layered.search(new Map([['lamp', 1]]), 5).map(({ ordinal }) => ordinal),
      [11, 10],
    );
    assert.equal(corpus.size, 2);
    assert.equal(layered.idf('lamp'), bm25.idf('lamp'));
  });

  it('gives the postings of what is left of the base, by its ordinals now, and of the overlay', async () => {
    const { corpus, bm25 } = await indexOf({ 'a.md': act('Harbour Act', ['lamp', 'lamp toll', 'toll']) });
    const overlay = new OverlayBm25(bm25, await averageLengths(corpus, new Turns(5)));
    overlay.add(corpus, 2);
    const layered = new LayeredBm25(bm25, overlay, {
      current: (ordinal) => (ordinal === 1 ? -1 : ordinal + 10),
      dropped: 1,
    });
    const ordinals = (term: string): number[] => layered.postings(term).flatMap((list) => Array.from(list.ordinals));
    assert.deepEqual(ordinals('lamp'), [10]);
    // The base's own section 3 counts still, and the overlay's.
    assert.deepEqual(ordinals('toll'), [12, 2]);
    assert.deepEqual(ordinals('zeppelin'), []);
  });
});
