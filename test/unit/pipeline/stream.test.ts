import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { streamed } from '../../../src/pipeline/stream';
import { drain } from '../support/indexOf';

describe('pipeline/stream', () => {
  it('yields every piece in order, early and late ones, and returns the result', async () => {
    const running = streamed(async (onPiece) => {
      onPiece('a');
      onPiece('b');
      await setTimeout(2);
      onPiece('c');
      return 'whole';
    });
    assert.deepEqual(await drain(running), { events: ['a', 'b', 'c'], result: 'whole' });
  });

  it('throws what the producer rejects with, after the pieces before it', async () => {
    const pieces: string[] = [];
    const running = streamed((onPiece) => {
      onPiece('a');
      return Promise.reject(new Error('torn'));
    });
    await assert.rejects(async () => {
      for await (const piece of running) pieces.push(piece);
    }, /torn/);
    assert.deepEqual(pieces, ['a']);
  });
});
