import assert from 'node:assert/strict';
import { foldQuoted, inexactQuotation, quotationsIn, quotedPieces } from '../../../src/text';

const quoted = (text: string): string[] =>
  quotationsIn(text).map(({ start, end, isClosed }) => `${text.slice(start, end)}${isClosed ? '' : ' ...'}`);

describe('text/quotationsIn', () => {
  for (const [text, ...expected] of [
    ['none'],
    ['say "a b" and "c"', 'a b', 'c'],
    ['“a” „b“ „c” “d“ „e"', 'a', 'b', 'c', 'd', 'e'],
    ['« a » and »b«', ' a ', 'b'],
    ['「가」와 『나』', '가', '나'],
    ["‘a’ ‚b‘ ‚c’ 'd'", 'a', 'b', 'c', 'd'],
    // A mark of another kind closes nothing.
    ["“a' »b” c", "a' »b"],
    // An apostrophe opens nothing inside a word, and closes nothing there.
    ["the master's and the owner's duty"],
    ["5' of 6'"],
    ["'the master's duty' is", "the master's duty"],
    ["the '90s and no more"],
    ['l’«acte» d’un', 'acte'],
    // What never closes runs to the end, and takes what opens in it.
    ['he said "a “b”', 'a “b” ...'],
    ['he said «a "b"', 'a "b" ...'],
    ['""', ''],
    ['a "b" c"', 'b', ' ...'],
  ] as const) {
    it(text, () => assert.deepEqual(quoted(text), expected));
  }

  it('leaves nothing behind for the next text', () => {
    assert.deepEqual(quoted('a long text "b'), ['b ...']);
    assert.deepEqual(quoted('"c"'), ['c']);
  });
});

describe('text/foldQuoted', () => {
  it('takes marks, dashes, blanks and widths of one meaning for one, and nothing else', () => {
    assert.equal(foldQuoted('“a” „b‟ «c»'), '"a" "b" "c"');
    assert.equal(foldQuoted('‘a’ ‚b‛ `c´'), "'a' 'b' 'c'");
    assert.equal(foldQuoted('a‐b‑c‒d–e—f―g'), 'a-b-c-d-e-f-g');
    assert.equal(foldQuoted('a \n\t b'), 'a b');
    assert.equal(foldQuoted('ＡＢ'), 'AB');
    assert.notEqual(foldQuoted('The'), foldQuoted('the'));
  });
});

describe('text/quotedPieces', () => {
  it('parts at an ellipsis, in brackets or not, and drops what stands before the closing mark', () => {
    assert.deepEqual(quotedPieces('the master … pays'), ['the master', 'pays']);
    assert.deepEqual(quotedPieces('the master [...] pays,'), ['the master', 'pays']);
    assert.deepEqual(quotedPieces('the master (....) pays; '), ['the master', 'pays']);
    assert.deepEqual(quotedPieces('he pays 1.5, no more.'), ['he pays 1.5, no more']);
    assert.deepEqual(quotedPieces('he pays?!:'), ['he pays']);
    assert.deepEqual(quotedPieces('one .. two'), ['one .. two']);
  });
});

describe('text/inexactQuotation', () => {
  const sources = ['The master pays the fee within 7 days.', 'The owner pays nothing.'].map(foldQuoted);

  for (const [sentence, expected] of [
    ['It says “the master pays” there.', 'the master pays'],
    ['It says “The master pays the fee” there.', undefined],
    ['It says “The master … within 7 days.” there.', undefined],
    ['It says “The master … within 8 days.” there.', 'The master … within 8 days.'],
    // Each piece may be of another source; the first one that is of none is told.
    ['“The master pays” and “The owner pays nothing”', undefined],
    ['“The owner pays” and “The crew pays” and “Nobody”', 'The crew pays'],
    ['It quotes nothing.', undefined],
  ] as const) {
    it(sentence, () => assert.equal(inexactQuotation(sentence, sources), expected));
  }
});
