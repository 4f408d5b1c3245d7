import assert from 'node:assert/strict';
import { COMPILED_AT, compiling } from '../../../src/turns';

describe('turns/compiling', () => {
  it('uses each expression on long texts of one and of two bytes a character, with a turn after each use', () => {
    const used: [string, string][] = [];
    class Watched extends RegExp {
      override test(text: string): boolean {
        assert.ok(text.length >= COMPILED_AT);
        used.push([this.source, text.charCodeAt(0) > 0xff ? 'two' : 'one']);
        return super.test(text);
      }
    }
    const steps = compiling([new Watched('a', 'u'), new Watched('b', 'gu')]);
    let turns = 0;
    while (steps.next().done !== true) {
      turns += 1;
      assert.equal(used.length, turns);
    }
    const each = (source: string) => ['one', 'two'].map((bytes) => [source, bytes]);
    assert.deepEqual(used, [...each('a'), ...each('b')]);
  });

  it('leaves expressions that remember where they stopped at the beginning', () => {
    const pattern = /./gu;
    for (const turn of compiling([pattern])) assert.equal(turn, undefined);
    assert.equal(pattern.lastIndex, 0);
  });

  it('compiles an expression once', () => {
    const pattern = /once/u;
    assert.equal([...compiling([pattern])].length, 2);
    assert.equal([...compiling([pattern, pattern])].length, 0);
  });
});
