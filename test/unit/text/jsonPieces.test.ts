import assert from 'node:assert/strict';
import fc from 'fast-check';
import { jsonPieces } from '../../../src/text';

/** What is gone through one by one, and is no array. */
const stream = (values: readonly unknown[]): Iterable<unknown> => ({
  [Symbol.iterator]: () => values[Symbol.iterator](),
});

describe('text/jsonPieces', () => {
  it('is what JSON writes, wherever lists are gone through one by one', () => {
    const wrapped = fc.letrec<{ value: [whole: unknown, streamed: unknown] }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.jsonValue({ maxDepth: 1 }).map((value): [unknown, unknown] => [value, value]),
        // The elements of what is gone through are written as they are.
        fc
          .array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 })
          .map((values): [unknown, unknown] => [values, stream(values)]),
        fc
          .array(tie('value'), { maxLength: 3 })
          .map((pairs): [unknown, unknown] => [pairs.map(([whole]) => whole), pairs.map(([, streamed]) => streamed)]),
        fc
          .dictionary(fc.string(), tie('value'), { maxKeys: 3 })
          .map((pairs): [unknown, unknown] => [
            Object.fromEntries(Object.entries(pairs).map(([key, [whole]]) => [key, whole])),
            Object.fromEntries(Object.entries(pairs).map(([key, [, streamed]]) => [key, streamed])),
          ]),
      ),
    }));
    fc.assert(
      fc.property(wrapped.value, fc.constantFrom(0, 2), ([whole, streamed], indent) => {
        assert.equal([...jsonPieces(streamed, indent)].join(''), JSON.stringify(whole, undefined, indent));
      }),
    );
  });

  it('leaves out what is undefined, as JSON does', () => {
    assert.equal([...jsonPieces({ a: undefined, b: stream([1]), c: undefined })].join(''), '{"b":[1]}');
  });

  it('makes each element only when it is asked for', () => {
    const made: number[] = [];
    const slowly = {
      *[Symbol.iterator]() {
        for (const at of [0, 1, 2]) {
          made.push(at);
          yield { at };
        }
      },
    };
    const pieces = jsonPieces({ slowly });
    while (!pieces.next().value?.includes('"at":0'));
    assert.deepEqual(made, [0]);
  });
});
