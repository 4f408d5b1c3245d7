import assert from 'node:assert/strict';
import { propositionsOf } from '../../../src/languages';

/** The words of the markers of a text. */
const marked = (code: string, text: string): string[] =>
  propositionsOf(code)!
    .markers(text)
    .map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);

describe('languages/propositions: the words of a marker', () => {
  it('are the modal word and its negation where only blanks part them, else the modal word', () => {
    assert.deepEqual(marked('de', 'Er darf nicht ankern.'), ['prohibition: darf nicht']);
    assert.deepEqual(marked('de', 'Er darf  \n nicht ankern.'), ['prohibition: darf  \n nicht']);
    assert.deepEqual(marked('de', 'Er darf dort nicht ankern.'), ['prohibition: darf']);
    assert.deepEqual(marked('de', 'Ein Eigner, der dort nicht darf, zahlt.'), ['prohibition: nicht darf']);
    assert.deepEqual(marked('en', 'The owner may not be required to pay.'), ['prohibition: may not', 'duty: required']);
  });
});
