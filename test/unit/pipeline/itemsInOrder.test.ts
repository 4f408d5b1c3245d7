import assert from 'node:assert/strict';
import { itemsInOrder } from '../../../src/pipeline/itemsInOrder';

describe('itemsInOrder', () => {
  it('puts items that were sorted as strings in the order of their numbers, with what belongs to them', () => {
    const sorted = 'The master shows:\n10. a lamp\n11. a bell\n1. a flag\n  (a) red\n2. a horn\n3a. a gong';
    assert.equal(
      itemsInOrder(sorted),
      'The master shows:\n1. a flag\n  (a) red\n2. a horn\n3a. a gong\n10. a lamp\n11. a bell',
    );
  });

  it('leaves everything else as it is', () => {
    for (const text of [
      '',
      'No items at all.',
      '1. a\n2. b\n10. c',
      // Two lists one after another are no list in disorder.
      'First:\n1. a\n2. b\nSecond:\n1. c\n2. d\n3. e',
      '3. c\n1. a\n2. b\n1. d',
      '2. b\n1. a\n0. z',
    ]) {
      assert.equal(itemsInOrder(text), text);
    }
  });

  it('leaves a number that stands twice where it is', () => {
    for (const numbers of [
      [10, 1, 1, 2],
      [2, 1, 2],
    ]) {
      const text = numbers.map((number) => `${number}. item`).join('\n');
      assert.equal(itemsInOrder(text), text);
    }
  });
});
