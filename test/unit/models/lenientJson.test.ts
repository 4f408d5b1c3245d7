import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseStringList } from '../../../src/models';

describe('parseStringList', () => {
  const reads = (reply: string, expected: string[]): void => assert.deepEqual(parseStringList(reply), expected, reply);

  it('reads a list however it is dressed', () => {
    reads('["a", "b"]', ['a', 'b']);
    reads('```json\n["a",\n "b",\n]\n```', ['a', 'b']);
    reads("['a', 'b']", ['a', 'b']);
    reads('[“a”, “b”]', ['a', 'b']);
    reads('Sure! Here is the list [as asked, 2 items]: ["a", "b"]\nHope this helps [1].', ['a', 'b']);
    reads('<think>["no"]</think>["yes"]', ['yes']);
    reads('["a", // first\n "b"]', ['a', 'b']);
    reads('["제1조 "법" 내용", "b\nc"]', ['제1조 "법" 내용', 'b c']);
  });

  it('reads objects and nested lists', () => {
    reads('[{"provision": "a"}, {"provision": "b", "reason": "because"}]', ['a', 'b']);
    reads('{"provisions": ["a", "b"], "note": "c"}', ['a', 'b']);
    reads('{"provision": "a"}\n{"provision": "b"}', ['a', 'b']);
    reads('[{"law": "Harbour Act", "number": "3", "text": "Fees."}]', ['Harbour Act Fees.']);
    reads('{"1": "a", "2": "b"}', ['a', 'b']);
    reads('[["a"], ["b", ["c"]], 3, null]', ['a', 'b', 'c']);
  });

  it('reads numbered and bulleted lines, with what goes on below them', () => {
    reads('Provisions:\n1. **Harbour Act s. 3**\n   fees are due\n2) "Mooring Act"\n\nThat is all.', [
      'Harbour Act s. 3 fees are due',
      'Mooring Act',
    ]);
    reads('- a\n- b', ['a', 'b']);
  });

  it('keeps the whole items of a list that was cut off', () => {
    reads('["a", "b", "c was cu', ['a', 'b']);
    reads('["a", "b"', ['a', 'b']);
    reads('```json\n{"provisions": ["a, with comma", "b', ['a, with comma']);
    reads('[{"provision": "a"}, {"provision": "b', ['a']);
    reads('["a was cu', []);
  });

  it('reads an empty list, and prose, as none', () => {
    reads('[]', []);
    reads('There is none: []', []);
    reads('{"provisions": []}', []);
    reads('I cannot help with that.', []);
    reads('', []);
  });

  it('drops repeated and empty items, and bounds the rest', () => {
    reads('["a", " a ", "", "b"]', ['a', 'b']);
    const many = parseStringList(JSON.stringify(Array.from({ length: 500 }, (_, at) => `${at} ${'x'.repeat(100)}`)));
    assert.equal(many.length, 50);
    assert.equal(parseStringList(JSON.stringify(['y'.repeat(9_000)]))[0]!.length, 4_000);
  });

  it('returns every list that JSON can write', () => {
    const item = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `x${text.replace(/\s+/gu, ' ').trim()}`);
    fc.assert(
      fc.property(fc.uniqueArray(item, { maxLength: 20 }), (items) => {
        const plain = items.filter((text) => !text.includes('<think>') && !text.includes('```'));
        assert.deepEqual(
          parseStringList(JSON.stringify(plain)),
          plain.map((text) => text.trim()),
        );
      }),
    );
  });

  it('survives nonsense quickly', () => {
    for (const piece of ['[', '["', "['", '{"a":', '["a" ', '[,', '" ', '{', '1. ', '}']) {
      assert.ok(Array.isArray(parseStringList(piece.repeat(300_000))), piece);
    }
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('[]{}",:\'\\ a1\n')) }), (text) =>
        Array.isArray(parseStringList(text)),
      ),
    );
  });
});
