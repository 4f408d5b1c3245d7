import assert from 'node:assert/strict';
import { NumberBuffer } from '../../../src/law';

describe('law/numberBuffer', () => {
  it('keeps its numbers while it grows', () => {
    const buffer = new NumberBuffer();
    for (let number = 0; number < 5000; number += 1) buffer.push(number * 3);
    assert.equal(buffer.length, 5000);
    assert.deepEqual([buffer.at(0), buffer.at(1023), buffer.at(1024), buffer.at(4999)], [0, 3069, 3072, 14_997]);
    assert.deepEqual(
      [...buffer.finish()],
      Array.from({ length: 5000 }, (_, number) => number * 3),
    );
  });

  it('adds one to a number', () => {
    const buffer = new NumberBuffer();
    buffer.push(7);
    buffer.push(0xffff_fffe);
    buffer.increment(1);
    buffer.increment(0);
    assert.deepEqual([...buffer.finish()], [8, 0xffff_ffff]);
  });
});
