import assert from 'node:assert/strict';
import { entityText, withoutEntities } from '../../../src/text';

describe('entities', () => {
  it('says the sign that a name or a number stands for, in any case of the letters that HTML tells apart', () => {
    const entities = ['&ordm;', '&#186;', '&#xBA;', '&Eacute;', '&eacute;', '&sect;', '&frac12;', '&#x1F600;'];
    assert.deepEqual(entities.map(entityText), ['º', 'º', 'º', 'É', 'é', '§', '½', '😀']);
  });

  it('says a blank for what lays a text out, a line end among it, so that lines stay', () => {
    assert.deepEqual(['&nbsp;', '&thinsp;', '&#10;', '&#13;', '&#9;', '&NewLine;'].map(entityText), Array(6).fill(' '));
  });

  it('leaves what HTML does not have as it is written', () => {
    const text = 'AT&T; &bogus; & &amp &#; &#x; R&D;';
    assert.equal(withoutEntities(text), text);
  });

  it('reads what it decoded no second time', () => {
    assert.equal(withoutEntities('&amp;sect; 5 &amp;amp; 6'), '&sect; 5 &amp; 6');
  });
});
