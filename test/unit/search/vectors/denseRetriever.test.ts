import assert from 'node:assert/strict';
import { ModelUnavailableError } from '../../../../src/models';
import { denseSearch, rocchioSearch, type DenseRetriever } from '../../../../src/search';

/** Two numbers a vector; what is asked stands at (1, 0). */
const ROWS = [Float32Array.of(0.6, 0.8), Float32Array.of(0, 1), Float32Array.of(-1, 0)];
const asked: (readonly string[])[] = [];

const dense: DenseRetriever = {
  encoder: {
    name: 'plane',
    supports: (language) => language === 'en',
    encode: (texts, kind) => {
      asked.push([...texts, kind]);
      return Promise.resolve(Float32Array.of(1, 0));
    },
  },
  vectors: {
    search: (query, k) =>
      ROWS.map(([x, y], ordinal) => ({ ordinal, score: query[0]! * x! + query[1]! * y! }))
        .sort((a, b) => b.score - a.score)
        .slice(0, k),
    vectorOf: (ordinal) => (ordinal === 2 ? undefined : ROWS[ordinal]),
  },
};

describe('search/denseRetriever', () => {
  it('finds what is nearest to the question', async () => {
    const hits = await denseSearch('Who pays the fee?', 2, dense);
    assert.deepEqual(
      hits.map(({ ordinal }) => ordinal),
      [0, 1],
    );
    assert.deepEqual(asked.at(-1), ['Who pays the fee?', 'query']);
  });

  it('asks again with the question moved towards what it found', async () => {
    const hits = await rocchioSearch('Who pays the fee?', 3, dense, undefined, { alpha: 1, beta: 10 });
    // (1, 0) + 10 * the centre of (0.6, 0.8) and (0, 1), which is (0.3, 0.9): (4, 9), of length 9.85.
    assert.deepEqual(
      hits.map(({ ordinal, score }) => [ordinal, Math.round(score * 1000)]),
      [
        [0, 975],
        [1, 914],
        [2, -406],
      ],
    );
  });

  it('refuses a question in a language that its encoder was not made for', async () => {
    await assert.rejects(denseSearch('누가 요금을 내는가?', 2, dense), ModelUnavailableError);
    await assert.rejects(rocchioSearch('누가 요금을 내는가?', 2, dense), ModelUnavailableError);
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await assert.rejects(denseSearch('Who pays the fee?', 2, dense, signal), /enough/u);
  });
});
