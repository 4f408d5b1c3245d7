import assert from 'node:assert/strict';
import { parsedJson, repairedJson } from '../../../src/models/repairedJson';

describe('models/repairedJson', () => {
  it('takes JSON as it is, and nothing else', () => {
    assert.deepEqual(parsedJson('["a"]'), ['a']);
    assert.equal(parsedJson("['a']"), undefined);
  });

  it('repairs single quotes, trailing commas and what was cut off', () => {
    assert.deepEqual(repairedJson("['a', 'b',]"), ['a', 'b']);
    assert.deepEqual(repairedJson('{"law": "a", "text": "b"'), { law: 'a', text: 'b' });
    assert.equal(repairedJson('[a: b} c'), undefined);
  });

  it('repairs a long list with apostrophes in its texts', () => {
    const items = Array.from({ length: 60 }, (_, at) => `the keeper's lamp ${at}`);
    assert.deepEqual(repairedJson(`[${items.map((item) => `"${item}"`).join(', ')},]`), items);
  });

  // Found by fuzzing: 23,000 characters of these took six seconds.
  it('leaves what is nothing but stray quotation marks', () => {
    assert.equal(repairedJson(`['the Tariff Order${"'ff Order".repeat(700)}']`), undefined);
  });
});
