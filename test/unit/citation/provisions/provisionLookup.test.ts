import assert from 'node:assert/strict';
import { ProvisionLookup } from '../../../../src/citation/provisions/provisionLookup';
import { parseEId } from '../../../../src/law';
import { corpusOf } from '../support';

const CORPUS = corpusOf({
  key: 'hafeg',
  title: 'Einführungsgesetz zum Hafengesetz',
  language: 'de',
  provisions: {
    art_3: 'Ein anderer Artikel.',
    art_247: '',
    art_247__sec_3: 'Der Paragraph dieses Artikels.',
    art_247__sec_5: 'Es gilt § 3.',
    art_247__annex_2: '',
    art_247__annex_2__annex_2: 'Die Rückseite des Vordrucks.',
    sec_24: 'Ein Paragraph des Gesetzes.',
    annex_6: '',
    annex_6__sec_24: 'Ein Paragraph des Vertrages.',
    annex_6__sec_26: 'Es gilt § 24.',
  },
});
const lookup = new ProvisionLookup(CORPUS);

const find = (path: string, within: string): readonly string[] =>
  lookup.find(0, parseEId(path), parseEId(within)).map((ordinal) => CORPUS.id(ordinal));

describe('ProvisionLookup', () => {
  it('finds a section in the article or annex that counts its own sections, before one of the act', () => {
    assert.deepEqual(find('sec_3', 'art_247__sec_5'), ['hafeg/art_247__sec_3']);
    assert.deepEqual(find('sec_24', 'annex_6__sec_26'), ['hafeg/annex_6__sec_24']);
    assert.deepEqual(find('sec_24', 'art_247__sec_5'), ['hafeg/sec_24']);
  });

  it('takes an annex for the outermost where one of its number lies in it', () => {
    assert.deepEqual(find('annex_2', 'sec_24'), ['hafeg/art_247__annex_2']);
  });

  it('takes an annex without a number for any that the act has', () => {
    assert.deepEqual(find('annex', ''), ['hafeg/art_247__annex_2', 'hafeg/annex_6']);
  });
});
