import assert from 'node:assert/strict';
import fc from 'fast-check';
import { wordsInSource } from '../../../src/extension/wordsInSource';

/** What stands in the source where the words of the text were found. */
function found(source: string, file: string, text: string, words: string, from = 0): string | undefined {
  const start = text.indexOf(words, from);
  assert.ok(start >= 0, `"${words}" is in the text`);
  const [place] = wordsInSource(source, file, text, [{ start, end: start + words.length }]);
  return place && source.slice(place.start, place.end);
}

describe('words of a provision in its source', () => {
  it('are found across wrapped lines, emphasis, escapes and footnote marks of Markdown', () => {
    const source = '## § 5\n(1) Der **Mieter** haftet[^1] nach\n  § 4 nicht\\.\n';
    const text = 'Der Mieter haftet nach § 4 nicht.';
    assert.equal(found(source, 'a.md', text, 'Mieter haftet nach § 4'), 'Mieter** haftet[^1] nach\n  § 4');
  });

  it('are the second of two like words where it is the second that is meant', () => {
    const text = 'The fee is due. If not, the fee is due again.';
    const source = `(1) ${text}`;
    const second = text.indexOf('the fee');
    const [place] = wordsInSource(source, 'a.txt', text, [{ start: second, end: second + 7 }]);
    assert.equal(place?.start, source.indexOf('the fee'));
    const again = text.indexOf('is due again');
    const [due] = wordsInSource(source, 'a.txt', text, [{ start: again, end: again + 6 }]);
    assert.equal(due?.start, source.lastIndexOf('is due'));
  });

  it('are found between tags and entities of XML', () => {
    const source = '<num>(a)</num><content>The <b>fee</b> &#167;&#160;5 &amp; the fr&#xe4;s</content>';
    const text = 'The fee § 5 & the fräs';
    assert.equal(found(source, 'a.xml', text, 'fee § 5 & the fräs'), 'fee</b> &#167;&#160;5 &amp; the fr&#xe4;s');
  });

  it('are found in a string of JSON', () => {
    const source = '{"content":"\\u00a7 1 The fee\\nnext of \\"us\\""}';
    assert.equal(found(source, 'a.jsonl', '§ 1 The fee next of "us"', 'fee next of'), 'fee\\nnext of');
  });

  it('are found by themselves where the text as a whole is not in the source', () => {
    const text = 'The owner pays the fee. The master pays the fee.';
    const source = 'The owner pays the fee. 7 The master pays the fee.';
    const last = text.lastIndexOf('pays the fee');
    assert.deepEqual(wordsInSource(source, 'a.txt', text, [{ start: last, end: last + 12 }]), [
      { start: source.lastIndexOf('pays'), end: source.length - 1 },
    ]);
  });

  it('are not found where they are not', () => {
    assert.deepEqual(wordsInSource('Something else', 'a.md', 'The fee', [{ start: 0, end: 7 }]), [undefined]);
    assert.deepEqual(wordsInSource('The fee', 'a.md', 'The fee', [{ start: 3, end: 4 }]), [undefined]);
  });

  it('are any words of any text that stands in its source as it is', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'ab Äé가각한ﬁ①§.,\n'.split('')), maxLength: 40 });
    fc.assert(
      fc.property(piece, piece, piece, fc.nat(40), fc.nat(40), (before, text, after, one, other) => {
        const [start, end] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        const source = `${before}\n${text}\n${after}`;
        const [place] = wordsInSource(source, 'a.md', text, [{ start, end }]);
        const folded = (part: string): string => part.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
        const wanted = folded(text.slice(start, end));
        if (wanted === '') assert.equal(place, undefined);
        else assert.equal(folded(source.slice(place!.start, place!.end)), wanted);
      }),
    );
  });
});
