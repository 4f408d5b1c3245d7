import assert from 'node:assert/strict';
import { blockQuotationsIn } from '../../../src/text';

describe('text/quotations', () => {
  const blocks = (text: string): string[] =>
    [...blockQuotationsIn(text)].map(({ start, end }) => text.slice(start, end));

  it('finds block quotations, each with all of its lines', () => {
    assert.deepEqual(blocks('a\n> b\n>\n>> c\nd > e\n\n  > f'), ['> b\n>\n>> c', '  > f']);
    assert.deepEqual(blocks('>'), ['>']);
    assert.deepEqual(blocks(''), []);
  });

  it('reads many lines and a long one in linear time', () => {
    assert.equal(blocks('> a\n\n'.repeat(1_000_000)).length, 1_000_000);
    assert.equal(blocks('>'.repeat(5_000_000)).length, 1);
  });
});
