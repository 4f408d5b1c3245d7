import assert from 'node:assert/strict';
import fc from 'fast-check';
import { queryTerms, rm3, type LegalIndex } from '../../../../src/search';
import { rocchio } from '../../../../src/search/ranking/rocchio';
import { indexOf } from '../../support/indexOf';

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-6, `${actual} is not ${expected}`);

describe('search/rocchio', () => {
  it('moves a query towards the centre of what is relevant, at length 1', () => {
    const moved = rocchio(Float32Array.of(1, 0), [Float32Array.of(0, 1), Float32Array.of(1, 0)], { alpha: 1, beta: 2 });
    // 1 * (1, 0) + 2 * (0.5, 0.5) = (2, 1), of length sqrt(5).
    near(moved[0]!, 2 / Math.sqrt(5));
    near(moved[1]!, 1 / Math.sqrt(5));
  });

  it('gives the direction of the query back without feedback, and with beta 0', () => {
    const number = fc.integer({ min: -9, max: 9 });
    const vector = fc.tuple(number, number, number).filter((numbers) => numbers.some((value) => value !== 0));
    fc.assert(
      fc.property(vector, fc.array(vector, { maxLength: 4 }), (query, relevant) => {
        const length = Math.hypot(...query);
        for (const moved of [
          rocchio(Float32Array.from(query), []),
          rocchio(
            Float32Array.from(query),
            relevant.map((numbers) => Float32Array.from(numbers)),
            { alpha: 0.5, beta: 0 },
          ),
        ]) {
          query.forEach((value, at) => near(moved[at]!, value / length));
        }
      }),
    );
  });

  it('is zero where feedback cancels the query, not NaN', () => {
    assert.deepEqual([...rocchio(Float32Array.of(1, 0), [Float32Array.of(-1, 0)], { alpha: 1, beta: 1 })], [0, 0]);
  });

  it('refuses vectors of other dimensions', () => {
    assert.throws(() => rocchio(Float32Array.of(1, 0), [Float32Array.of(1)]), RangeError);
  });
});

describe('search/rm3', () => {
  let index: LegalIndex;
  before(async () => {
    const other = Array.from(
      { length: 40 },
      (_, at) => `### Section ${at + 3}. Tolls\n\nTolls at gate ${at} are due at noon.\n`,
    );
    index = await indexOf({
      'harbour.md': `# Harbour Act

### Section 1. Ropes

Vessels moor with hemp ropes.

### Section 2. Chains

Hemp rots, vessels moor with chains.

${other.join('\n')}`,
    });
  });

  const ordinalOf = (section: number): number => index.corpus.ordinal(`harbour-act/sec_${section}`)!;
  const options = { documents: 2, terms: 10, original: 0.6 };

  it('is the query mixed with the relevance model, each term worked out by hand', () => {
    // Shares of S: 0.75 and 0.25. Section 1 has 4 terms, section 2 has 5: "with" is none.
    const hits = [
      { ordinal: ordinalOf(1), score: 3 },
      { ordinal: ordinalOf(2), score: 1 },
    ];
    const expanded = rm3(new Map([['hemp', 1]]), hits, index, options);
    const [first, second] = [0.75 / 4, 0.25 / 5];
    // Every term of the two sections is kept: none stands in more than a tenth of 42 provisions.
    near(expanded.get('hemp')!, 0.6 + 0.4 * (first + second));
    near(expanded.get('moor')!, 0.4 * (first + second));
    near(expanded.get('rope')!, 0.4 * first);
    near(expanded.get('chain')!, 0.4 * second);
    assert.equal(expanded.has('toll'), false);
    near(
      [...expanded.values()].reduce((sum, weight) => sum + weight, 0),
      1,
    );
  });

  it('adds at most as many terms as it may, the strongest, ties in alphabetical order', () => {
    const hits = [{ ordinal: ordinalOf(1), score: 1 }];
    const expanded = rm3(new Map([['sail', 1]]), hits, index, { ...options, terms: 2 });
    // All four terms of section 1 are equally likely: "hemp" and "moor" come first.
    assert.deepEqual([...expanded.keys()], ['sail', 'hemp', 'moor']);
    near(expanded.get('moor')!, 0.2);
  });

  it('leaves common terms out', () => {
    const hits = [{ ordinal: ordinalOf(5), score: 1 }];
    const expanded = rm3(new Map([['gate', 2]]), hits, index, options);
    // Section 5: "Tolls at gate 2 are due at noon"; only the 2 is rare.
    assert.deepEqual([...expanded.keys()], ['gate', '2']);
  });

  it('is the query at a sum of 1 where no hit has a rare term', () => {
    const query = new Map([
      ['toll', 3],
      ['balloon', 1],
    ]);
    const common = {
      corpus: index.corpus,
      bm25: { idf: (term: string) => (term === '' ? index.bm25.idf(term) : 0.1) },
    };
    for (const expanded of [rm3(query, [], index), rm3(query, [{ ordinal: ordinalOf(5), score: 1 }], common)]) {
      assert.deepEqual([...expanded], [['toll', 0.75], ['balloon', 0.25]]); // prettier-ignore
    }
    assert.deepEqual([...rm3(new Map(), [], index)], []);
  });

  it('takes a term of one provision for rare, however few provisions there are', async () => {
    for (const size of [2, 5, 14]) {
      const bells = Array.from({ length: size - 1 }, (_, at) => `### Section ${at + 2}. Bells\n\nA bell rings.\n`);
      const small = await indexOf({
        'a.md': `# Act\n\n### Section 1. Ropes\n\nHemp ropes ring.\n\n${bells.join('\n')}`,
      });
      const hits = small.search('hemp', 5);
      const expanded = rm3(new Map([['hemp', 1]]), hits, small, options);
      assert.ok(expanded.has('rope'), `of ${size}`);
      assert.equal(expanded.has('ring'), false, 'all of them say it');
    }
  });

  it('finds what shares no word with the query', () => {
    const query = queryTerms('ropes', index.languages);
    assert.deepEqual(
      index.bm25.search(query, 5).map(({ ordinal }) => ordinal),
      [ordinalOf(1)],
    );
    // Section 1 speaks of hemp, vessels and mooring; so does section 2, which then comes second.
    const expanded = rm3(query, index.bm25.search(query, 5), index, options);
    assert.deepEqual(
      index.bm25.search(expanded, 2).map(({ ordinal }) => ordinal),
      [ordinalOf(1), ordinalOf(2)],
    );
  });
});
