import assert from 'node:assert/strict';
import { ProvisionLookup } from '../../../../src/citation/provisions/provisionLookup';
import { parseEId } from '../../../../src/law';
import { corpusOf } from '../support';

const CORPUS = corpusOf({
  key: 'überlg',
  title: 'Überleitungsgesetz der Häfen',
  language: 'de',
  provisions: {
    sec_5: 'Ein Paragraph des Gesetzes.',
    sec_9: '',
    sec_9__para_1: 'Eins.',
    sec_9__para_2: 'Zwei.',
    art_2: '',
    art_2__chp_1: '',
    art_2__chp_1__sec_5: 'Im ersten Kapitel.',
    art_2__chp_2: '',
    art_2__chp_2__sec_8: 'Im zweiten Kapitel.',
    art_2__chp_2__dvs_1: '',
    art_2__chp_2__dvs_1__sec_9: '',
    art_2__chp_2__dvs_1__sec_9__para_1: 'Eins.',
    part_3: '',
    part_3__sec_5: 'Neu gezählt.',
    part_3__sec_5__para_1: 'Eins.',
    part_3__sec_6: 'Es gilt § 5.',
    part_4: '',
    part_4__annex_1: '',
    annex_1__sec_1: '',
    annex_1__sec_1__para_1: 'Eins.',
    annex_1__sec_1__para_2: 'Zwei.',
  },
});
const lookup = new ProvisionLookup(CORPUS);

const find = (path: string, within: string): readonly string[] =>
  lookup.find(0, parseEId(path), parseEId(within)).map((ordinal) => CORPUS.id(ordinal));

describe('units of an act that counts anew', () => {
  it('are those of the own article, in whichever chapter of it they stand', () => {
    assert.deepEqual(find('sec_5', 'art_2__chp_2__sec_8'), ['überlg/art_2__chp_1__sec_5']);
    assert.deepEqual(find('sec_8', 'art_2__chp_1__sec_5'), ['überlg/art_2__chp_2__sec_8']);
    assert.deepEqual(find('sec_5', 'part_3__sec_6'), ['überlg/part_3__sec_5']);
  });

  it('are the act’s own from anywhere else', () => {
    assert.deepEqual(find('sec_5', 'sec_9__para_1'), ['überlg/sec_5']);
    assert.deepEqual(find('sec_5', ''), ['überlg/sec_5']);
  });

  it('are the act’s own where the nearest has no such paragraph, and none where neither has', () => {
    assert.deepEqual(find('sec_9__para_1', 'art_2__chp_2__sec_8'), ['überlg/art_2__chp_2__dvs_1__sec_9__para_1']);
    assert.deepEqual(find('sec_9__para_2', 'art_2__chp_2__sec_8'), ['überlg/sec_9__para_2']);
    assert.deepEqual(find('sec_9__para_3', 'art_2__chp_2__sec_8'), []);
  });

  it('begin with the one that cites', () => {
    assert.deepEqual(find('part_3__sec_5__para_1', 'part_3__sec_5'), ['überlg/part_3__sec_5__para_1']);
    assert.deepEqual(find('sec_5', 'part_3__sec_5__para_1'), ['überlg/part_3__sec_5']);
  });

  it('are cited by their article and number alone', () => {
    assert.deepEqual(find('art_2__sec_9__para_1', ''), ['überlg/art_2__chp_2__dvs_1__sec_9__para_1']);
    assert.deepEqual(find('art_2__sec_7', ''), []);
  });

  it('are found in an annex that is filed under a division', () => {
    assert.deepEqual(find('annex_1__sec_1__para_2', 'annex_1__sec_1__para_1'), ['überlg/annex_1__sec_1__para_2']);
    assert.deepEqual(find('annex_1__sec_2', 'annex_1__sec_1__para_1'), []);
  });
});
