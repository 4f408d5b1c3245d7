import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseOnlyObject } from '../../../src/models';

describe('models/parseOnlyObject', () => {
  it('reads the one object, in a fence, in prose and behind thinking', () => {
    for (const reply of [
      '{"score": 7}',
      '```json\n{"score": 7}\n```',
      'My judgement: {"score": 7}. That is all.',
      '<think>perhaps {"score": 2}</think>{"score": 7}',
    ]) {
      assert.deepEqual(parseOnlyObject(reply), { score: 7 }, reply);
    }
  });

  it('reads nothing where it could be another object: cut off, several, malformed, in a list, too long', () => {
    for (const reply of [
      '',
      '7',
      '{"score": 1',
      '{"score": 7} or rather {"score": 8}',
      '{"score": 7} {"score":',
      "{'score': 7}",
      '[{"score": 7}]',
      '{"a": {"score": 3} ]}',
      `{"reason": "${'x'.repeat(70_000)}", "score": 7}`,
    ]) {
      assert.equal(parseOnlyObject(reply), undefined, reply.slice(0, 40));
    }
  });

  it('reads no part of any object that is cut off', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.nat(), fc.dictionary(fc.string(), fc.nat()))),
        fc.nat(),
        (object, at) => {
          const json = JSON.stringify(object);
          assert.equal(parseOnlyObject(json.slice(0, at % json.length)), undefined);
        },
      ),
    );
  });
});
