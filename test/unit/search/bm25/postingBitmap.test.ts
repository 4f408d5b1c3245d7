import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PostingBitmap } from '../../../../src/search/bm25/postingBitmap';

describe('search/postingBitmap', () => {
  it('finds the postings that searching the list finds, in any order asked', () => {
    const size = 300;
    const document = fc.integer({ min: 0, max: size - 1 });
    const asked = fc.array(document, { maxLength: 60 });
    fc.assert(
      fc.property(fc.uniqueArray(document, { maxLength: size }), asked, (members, documents) => {
        const list = Uint32Array.from(members).sort();
        const places = new Uint32Array(documents.length + 1);
        const postings = new Uint32Array(documents.length + 1);
        const found = new PostingBitmap(list, size).find(Int32Array.from(documents), places, postings);
        const expected = documents.flatMap((wanted, place) => {
          const posting = list.indexOf(wanted);
          return posting < 0 ? [] : [[place, posting]];
        });
        assert.deepEqual(
          Array.from({ length: found }, (_, at) => [places[at], postings[at]]),
          expected,
        );
      }),
    );
  });
});
