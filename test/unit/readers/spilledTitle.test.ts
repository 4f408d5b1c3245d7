import assert from 'node:assert/strict';
import { readSource } from '../../../src/readers';

const act = (text: string): { title: string; abbreviation: string } | undefined =>
  readSource({ file: '/law/hafg/index.md', bytes: Buffer.from(text) }).documents[0]?.act;

const BODY = '\n\n# und die Ordnung der Boote (HafG 1990)\n\n## § 1 Zweck\n\nText.\n';

describe('readers: a title that spilled in front of front matter', () => {
  it('is passed over, so that the names are read', () => {
    const found = act(`Gesetz\nüber die Häfen\n---\nTitle: und die Ordnung der Boote\njurabk: HafG 1990\n---${BODY}`);
    assert.equal(found?.abbreviation, 'HafG 1990');
  });

  it('is no title where no key follows, nor where much stands before it', () => {
    assert.notEqual(act(`Gesetz\n---\nkein Schlüssel\njurabk: HafG\n---${BODY}`)?.abbreviation, 'HafG');
    assert.notEqual(act(`Ein\nZwei\nDrei\nVier\n---\njurabk: HafG\n---${BODY}`)?.abbreviation, 'HafG');
  });
});
