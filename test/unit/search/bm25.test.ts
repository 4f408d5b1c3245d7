import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Bm25Builder, compareHits, DEFAULT_BM25, inverseDocumentFrequency, type Hit } from '../../../src/search';

type Document = readonly [body: readonly string[], context: readonly string[]];

const { k1, fields } = DEFAULT_BM25;

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
      score += (pseudo / (k1 + pseudo)) * inverseDocumentFrequency(filled, n);
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
});
