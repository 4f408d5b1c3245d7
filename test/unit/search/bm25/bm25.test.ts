import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findString } from '../../../../src/law';
import { type Bm25Index, compareHits, type Hit } from '../../../../src/search';
import { Bm25Builder } from '../../support/bm25Builder';

type Document = readonly [body: readonly string[], context: readonly string[]];

/** The customary values, written out: a search that scores with others is another one. The text, then its context. */
const k1 = 1.2;
const fields = [
  { weight: 1, b: 0.75 },
  { weight: 0.5, b: 0.75 },
];

/** The formula read off the paper, a document at a time, without an index. */
function oracle(documents: readonly Document[], query: readonly string[], k: number): Hit[] {
  // A document without a term (a chapter that is nothing but a number) is no part of the statistics.
  const filled = documents.filter((document) => document.some((field) => field.length > 0)).length;
  const averages = fields.map((_, f) =>
    Math.max(1, documents.reduce((sum, d) => sum + d[f]!.length, 0) / Math.max(1, filled)),
  );
  const hits = documents.map((document, ordinal): Hit => {
    let score = 0;
    for (const term of query) {
      const n = documents.filter((other) => other.some((field) => field.includes(term))).length;
      const pseudo = fields.reduce((sum, { weight, b }, f) => {
        const count = document[f]!.filter((other) => other === term).length;
        return sum + (weight * count) / (1 - b + (b * document[f]!.length) / averages[f]!);
      }, 0);
      score += (pseudo / (k1 + pseudo)) * Math.log(1 + (filled - n + 0.5) / (n + 0.5));
    }
    return { ordinal, score };
  });
  return hits
    .filter(({ score }) => score > 0)
    .sort(compareHits)
    .slice(0, k);
}

function build(documents: readonly Document[]) {
  const builder = new Bm25Builder();
  for (const document of documents) builder.add(document.map((words) => (emit) => words.forEach(emit)));
  return builder.finish();
}

const weights = (query: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of query) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

describe('search/bm25', () => {
  const word = fc.constantFrom('fee', 'harbour', 'master', 'penalty', 'forger', 'licence');
  const words = fc.array(word, { maxLength: 8 });

  it('gives the scores that the formula gives by hand', () => {
    // Robertson and Zaragoza 2009, equations 3.3, 3.19 and 3.20, worked out in Python's floating point and rounded to six
    // decimals: N = 4, because the last document has no words; average lengths 9/4 and 5/4.
    const documents: Document[] = [
      [['fee', 'harbour', 'harbour', 'master'], ['harbour']],
      [['penalty', 'harbour'], []],
      [
        ['fee', 'harbour'],
        ['fee', 'act'],
      ],
      [['licence'], ['harbour', 'act']],
      [[], []],
    ];
    const index = build(documents);
    for (const [query, ...expected] of [
      [['fee'], [2, 0.377571], [0, 0.239016]],
      // A word that all documents have still counts for them, and two times when it is asked for twice.
      [['harbour'], [0, 0.063926], [1, 0.050172], [2, 0.050172], [3, 0.023518]],
      [
        ['harbour', 'harbour', 'licence'],
        [3, 0.755255],
        [0, 0.127852],
        [1, 0.100343],
        [2, 0.100343],
      ],
      [
        ['fee', 'penalty'],
        [1, 0.57332],
        [2, 0.377571],
        [0, 0.239016],
      ],
      [['act'], [2, 0.15472], [3, 0.15472]],
    ] as const) {
      const found = index.search(weights(query), 10);
      assert.deepEqual(
        found.map(({ ordinal }) => ordinal),
        expected.map(([ordinal]) => ordinal),
        query.join(' '),
      );
      for (const [at, [, score]] of expected.entries()) {
        assert.ok(Math.abs(found[at]!.score - score) < 2e-6, `${query.join(' ')}: ${found[at]!.score}`);
      }
    }
  });

  it('scores as the formula does, on any collection', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 12 }), words, (documents, query) => {
        const found = build(documents).search(weights(query), 100);
        const expected = oracle(documents, query, 100);
        const scores = new Map(found.map(({ ordinal, score }) => [ordinal, score]));
        assert.equal(found.length, expected.length);
        expected.forEach(({ ordinal, score }) => assert.ok(Math.abs(scores.get(ordinal)! - score) < 1e-4));
      }),
    );
  });

  it('gives the same answer twice: a query leaves nothing behind', () => {
    const index = build([
      [['fee', 'harbour'], []],
      [['fee'], ['harbour']],
    ]);
    const query = weights(['fee', 'harbour']);
    assert.deepEqual(index.search(query, 10), index.search(query, 10));
  });

  it('puts the rarer word first, then the shorter document, then the earlier one', () => {
    const documents: Document[] = [
      [['fee', 'harbour', 'harbour', 'master'], []],
      [['penalty', 'harbour'], []],
      [['fee', 'harbour'], []],
      [['fee', 'harbour'], []],
    ];
    const ranking = build(documents)
      .search(weights(['fee', 'penalty']), 10)
      .map(({ ordinal }) => ordinal);
    // 1: "penalty" stands in one document, "fee" in three. 2 before 0: shorter. 2 before 3: equal, so by ordinal.
    assert.deepEqual(ranking, [1, 2, 3, 0]);
  });

  it('counts a word in the context for less than the same word in the text', () => {
    const ranking = build([
      [[], ['fee']],
      [['fee'], []],
    ]).search(weights(['fee']), 10);
    assert.deepEqual(
      ranking.map(({ ordinal }) => ordinal),
      [1, 0],
    );
  });

  it('finds nothing for unknown words, an empty query or k = 0', () => {
    const index = build([[['fee'], []]]);
    assert.deepEqual(index.search(weights(['tax']), 10), []);
    assert.deepEqual(index.search(weights([]), 10), []);
    assert.deepEqual(index.search(weights(['fee']), 0), []);
  });

  describe('with frequent terms, as in law', () => {
    /** A small generator (Numerical Recipes, section 7.1): the same collection on every machine. */
    const generator = (seed: number) => (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    /** Zipf's law: word n is about n times rarer than word 1. */
    const text = (length: number, vocabulary: number, random: () => number): string[] =>
      Array.from({ length }, () => `w${Math.floor(vocabulary ** random())}`);

    /** Every posting of every term with a weight above 0, in the order in which a search adds them: rarest first. */
    function scan(index: Bm25Index, query: ReadonlyMap<string, number>, k: number): Hit[] {
      const { terms, termSlots, offsets, documents, impacts, size } = index.columns;
      const known = [...query].flatMap(([term, weight]) => {
        const number = findString(terms, termSlots, term);
        return number !== undefined && weight > 0 ? [{ number, weight }] : [];
      });
      const frequency = (number: number): number => offsets[number + 1]! - offsets[number]!;
      known.sort((a, b) => frequency(a.number) - frequency(b.number) || a.number - b.number);
      const scores = new Float32Array(size);
      for (const { number, weight } of known) {
        for (let at = offsets[number]!; at < offsets[number + 1]!; at += 1)
          scores[documents[at]!]! += impacts[at]! * weight;
      }
      return [...scores.keys()]
        .map((ordinal): Hit => ({ ordinal, score: scores[ordinal]! }))
        .filter(({ score }) => score > 0)
        .sort(compareHits)
        .slice(0, k);
    }

    const random = generator(42);
    const index = build(
      Array.from({ length: 8_000 }, (): Document => [
        text(5 + Math.floor(random() * 40), 2000, random),
        text(4, 2000, random),
      ]),
    );

    for (const [length, k] of [
      [3, 10],
      [12, 1],
      [40, 100],
      [60, 100],
      [60, 5_000],
      [400, 20],
    ] as const) {
      it(`finds the same ${k} documents with the same scores as a full scan for queries of ${length} words`, () => {
        for (let round = 0; round < 8; round += 1) {
          const query = weights(text(length, 2000, random));
          assert.deepEqual(index.search(query, k), scan(index, query, k));
        }
      });
    }

    it('finds the same when all frequent terms were made ready before, a step each', () => {
      const texts = Array.from({ length: 4_000 }, (): Document => [text(20, 500, random), []]);
      const [prepared, plain] = [build(texts), build(texts)];
      const steps = [...prepared.prepare()].length;
      assert.ok(steps > 1, `${steps} steps`);
      const query = weights(text(30, 500, random));
      assert.deepEqual(prepared.search(query, 50), plain.search(query, 50));
      assert.deepEqual([...build(texts.slice(0, 9)).prepare()], [], 'a small index has nothing to make ready');
    });

    it('finds the best of any collection as a full scan does', () => {
      const collection = fc.record({
        seed: fc.nat(),
        size: fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 2048, max: 4000 })),
        /** Few words: every term is frequent, and many documents are equal. */
        vocabulary: fc.constantFrom(4, 50, 1000),
        longest: fc.integer({ min: 1, max: 12 }),
        /** A share of the documents says the same. */
        repeated: fc.constantFrom(0, 0.1, 0.9),
      });
      const weight = fc.constantFrom(1, 2, 7, 0, -1, NaN, 0.1, 1 / 3, 1e-30, 1e6);
      const queries = fc.array(
        fc.record({
          length: fc.integer({ min: 1, max: 40 }),
          weights: fc.array(weight, { minLength: 1, maxLength: 4 }),
          k: fc.constantFrom(1, 3, 10, 100, 5000),
        }),
        { minLength: 4, maxLength: 8 },
      );
      fc.assert(
        fc.property(collection, queries, ({ seed, size, vocabulary, longest, repeated }, asked) => {
          const random = generator(seed);
          const template = text(longest, vocabulary, random);
          const words = (): string[] => text(1 + Math.floor(random() * longest), vocabulary, random);
          const any = build(
            Array.from({ length: size }, (): Document => [random() < repeated ? template : words(), []]),
          );
          for (const { length, weights, k } of asked) {
            const query = new Map(
              text(length, vocabulary, random).map((term, at) => [term, weights[at % weights.length]!]),
            );
            assert.deepEqual(any.search(query, k), scan(any, query, k));
          }
        }),
        { numRuns: 40 },
      );
    });

    it('finds equal documents by ordinal, more of them than are asked for, among frequent terms only', () => {
      const same = build(Array.from({ length: 3000 }, (_, at): Document => [at % 3 === 0 ? ['fee'] : ['fee', 'harbour'], []])); // prettier-ignore
      const query = new Map([['fee', 1], ['harbour', 1]]); // prettier-ignore
      const found = same.search(query, 7);
      assert.deepEqual(found, scan(same, query, 7));
      assert.deepEqual(found.map(({ ordinal }) => ordinal), [1, 2, 4, 5, 7, 8, 10]); // prettier-ignore
    });
  });
});
