import assert from 'node:assert/strict';
import fc from 'fast-check';
import { estimatedTokens, objectsIn, parseLenientJson, stringsIn, wholeNumbersIn } from '../../../src/models';

describe('parseLenientJson', () => {
  it('reads an object however it is dressed', () => {
    for (const reply of [
      '{"selected": [1, 2]}',
      'Here it is:\n```json\n{"selected": [1, 2]}\n```\nDone.',
      "{'selected': [1, 2],}",
      '{selected: [1, 2]}',
      '<think>{"selected": [9]}</think>{"selected": [1, 2]}',
      'As asked [1], {"selected": [1, 2]} is it.'.replace('[1], ', ''),
    ]) {
      assert.deepEqual(parseLenientJson(reply), { selected: [1, 2] }, reply);
    }
  });

  it('keeps the whole parts of what was cut off', () => {
    const value = parseLenientJson('{"readings": [{"sentence": 1, "carried": true}, {"sentence": 2, "carr');
    assert.deepEqual(objectsIn(value, 'readings')[0], { sentence: 1, carried: true });
  });

  it('finds nothing in prose, and never throws nor dawdles', () => {
    assert.equal(parseLenientJson('None of them decides it.'), undefined);
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...Array.from('{}[]",:\\ 1a')) }), (reply) => {
      parseLenientJson(reply);
    })); // prettier-ignore
    for (const piece of ['{', '[{"a":', '{"a":"', '"{\\"']) {
      parseLenientJson(piece.repeat(300_000));
    }
  });
});

describe('what a reply may hold', () => {
  it('is read from any of its usual shapes', () => {
    assert.deepEqual(stringsIn(['a  b', '', 3, null, 'c']), ['a b', 'c']);
    assert.deepEqual(stringsIn('one'), ['one']);
    assert.deepEqual(stringsIn({}), []);
    assert.deepEqual(wholeNumbersIn([1, '2', '[3]', 'four', 1.5, null]), [1, 2, 3]);
    assert.deepEqual(wholeNumbersIn(7), [7]);
    assert.deepEqual(objectsIn([{ a: 1 }, 2, null], 'readings'), [{ a: 1 }]);
    assert.deepEqual(objectsIn('no', 'readings'), []);
  });
});

describe('estimatedTokens', () => {
  it('counts a character of a dense script as one, and several Latin ones', () => {
    assert.equal(estimatedTokens(''), 0);
    assert.equal(estimatedTokens('임차인'), 3);
    assert.equal(estimatedTokens('abcdefg'), 2);
  });
});
