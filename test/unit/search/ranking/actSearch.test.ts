import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ACT_SHARE, compareHits, type LegalIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';

const act = (name: string, texts: readonly string[]): string =>
  `# ${name}\n\n${texts.map((text, at) => `### Section ${at + 1}. Rule\n\n${text}.\n`).join('\n')}`;

/** Robertson and Zaragoza 2009, equation 3.3, with 1 added inside. */
const idf = (size: number, holding: number): number => Math.log(1 + (size - holding + 0.5) / (holding + 0.5));

const WORDS = ['lamp', 'quay', 'toll', 'gate', 'rope'];

/** The formula over the texts themselves, by the index's weight of a term in a provision. */
function oracle(index: LegalIndex, query: ReadonlyMap<string, number>): { ordinal: number; score: number }[] {
  const { corpus, bm25 } = index;
  const ordinals = Array.from({ length: corpus.size }, (_, ordinal) => ordinal);
  const weightOf = (term: string, ordinal: number): number =>
    bm25.search(new Map([[term, 1]]), corpus.size).find((hit) => hit.ordinal === ordinal)?.score ?? 0;
  const own = ordinals.map((ordinal) =>
    [...query].reduce((sum, [term, weight]) => sum + weight * weightOf(term, ordinal), 0),
  );
  const acts = corpus.acts.map((_, at) => ordinals.filter((ordinal) => corpus.actOf(ordinal) === at));
  const lengths = acts.map((all) => all.reduce((sum, ordinal) => sum + Buffer.byteLength(corpus.text(ordinal)), 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / acts.length;
  const ofActs = acts.map((all, at) =>
    [...query].reduce((sum, [term, weight]) => {
      const holding = acts.filter((each) => each.some((ordinal) => weightOf(term, ordinal) > 0)).length;
      const frequency = all.filter((ordinal) => weightOf(term, ordinal) > 0).length;
      const normal = frequency / (0.25 + (0.75 * lengths[at]!) / average);
      return sum + (weight * idf(acts.length, holding) * normal) / (1.2 + normal);
    }, 0),
  );
  const [most, mostOfAct] = [Math.max(...own), Math.max(...ofActs)];
  return ordinals
    .filter((ordinal) => own[ordinal]! > 0)
    .map((ordinal) => ({
      ordinal,
      score: own[ordinal]! + (ACT_SHARE * most * ofActs[corpus.actOf(ordinal)]!) / mostOfAct,
    }))
    .sort(compareHits);
}

describe('search/actSearch', () => {
  it('finds what a plain reading of the formula finds', async () => {
    const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    const acts = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    const query = fc.dictionary(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 3 }), { minKeys: 1 });
    await fc.assert(
      fc.asyncProperty(acts, query, fc.integer({ min: 1, max: 6 }), async (all, words, k) => {
        const files = all.map((texts, at) => [`a${at}.md`, act(`Act ${'ABCD'[at]}`, texts)] as const);
        const index = await indexOf(Object.fromEntries(files));
        const weights = new Map(Object.entries(words));
        const expected = oracle(index, weights);
        const { hits, ofAct } = index.searchWithActs(weights, k);
        const most = Math.max(0, ...hits.map(({ score }) => score));
        assert.equal(hits.length, Math.min(k, expected.length));
        // By scores, not by ordinals: those of two provisions may differ by a rounding alone.
        const found = hits.map(({ ordinal, score }) => score + ACT_SHARE * most * ofAct(ordinal)).sort((a, b) => b - a);
        if (k >= expected.length) {
          for (const [at, score] of found.entries()) assert.ok(Math.abs(score - expected[at]!.score) < 1e-5);
        }
        const last = expected.at(hits.length - 1)?.score ?? 0;
        const scores = new Map(expected.map(({ ordinal, score }) => [ordinal, score]));
        for (const { ordinal } of hits) assert.ok(scores.get(ordinal)! > last - 1e-5);
      }),
      { numRuns: 60 },
    );
  });

  it('prefers of two provisions that say the same the one whose act is about it', async () => {
    const index = await indexOf({
      'ferries.md': act('Act on Ferries', [
        'A lamp is lit',
        'The ferry leaves',
        'The ferry lands',
        'A ferry is painted',
      ]),
      'markets.md': act('Act on Markets', ['A lamp is lit', 'A stall is let', 'A stall is closed', 'Fish is weighed']),
    });
    const query = new Map([
      ['lamp', 1],
      ['stall', 1],
    ]);
    const [ferries, markets] = ['act-on-ferries/sec_1', 'act-on-markets/sec_1'].map((id) => index.corpus.ordinal(id)!);
    // The two sections on stalls, and of the two that hold the lamp alone the one of the act on markets.
    const { hits, ofAct } = index.searchWithActs(query, 3);
    const found = hits.map(({ ordinal }) => ordinal);
    assert.equal(found.length, 3);
    assert.ok(found.includes(markets!) && !found.includes(ferries!));
    assert.equal(ofAct(markets!), 1);
    assert.ok(ofAct(ferries!) > 0 && ofAct(ferries!) < 1);
  });

  it('finds nothing for nothing, and for words that nobody uses', async () => {
    const index = await indexOf({ 'a.md': act('Lamp Act', ['A lamp is lit']) });
    assert.deepEqual(index.searchWithActs(new Map(), 5).hits, []);
    assert.deepEqual(index.searchWithActs(new Map([['zeppelin', 1]]), 5).hits, []);
    assert.deepEqual(index.searchWithActs(new Map([['lamp', 1]]), 0).hits, []);
    assert.equal(index.searchWithActs(new Map(), 5).ofAct(0), 0);
  });
});
