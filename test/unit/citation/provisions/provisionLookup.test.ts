import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { ProvisionLookup } from '../../../../src/citation/provisions/provisionLookup';
import { parseEId, ProvisionRange, type Ordinals } from '../../../../src/law';
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

  it('takes an appendix with levels in its number for a rule of that appendix', () => {
    const rules = corpusOf({
      key: 'rules',
      provisions: { annex_1: '', 'annex_1__rule_a1.2': '', 'annex_1__rule_a1.2.1': 'Lamps.', annex_2: 'Ropes.' },
    });
    const ids = (path: string): string[] =>
      new ProvisionLookup(rules).find(0, parseEId(path)).map((ordinal) => rules.id(ordinal));
    assert.deepEqual(ids('annex_1.2.1'), ['rules/annex_1__rule_a1.2.1']);
    assert.deepEqual(ids('annex_a1.2'), ['rules/annex_1__rule_a1.2']);
    assert.deepEqual([...ids('annex_1.3'), ...ids('annex_2.1'), ...ids('annex_3.1')], []);
  });

  it('knows the parts of a rule that has no provision of its own', () => {
    const rules = corpusOf({
      key: 'rules',
      provisions: {
        'rule_3.1': 'Whole.',
        'rule_3.2__para_1': 'One.',
        'rule_3.2__para_1__point_a': 'Of one.',
        'rule_3.2__para_2': 'Two.',
        'rule_3.2.1__para_1': 'Of another rule.',
      },
    });
    const parts = (path: string): string[] =>
      new ProvisionLookup(rules).partsOf(0, parseEId(path)).map((ordinal) => rules.id(ordinal));
    assert.deepEqual(parts('rule_3.2'), ['rules/rule_3.2__para_1', 'rules/rule_3.2__para_2']);
    assert.deepEqual(parts('sec_3.2'), ['rules/rule_3.2__para_1', 'rules/rule_3.2__para_2']);
    assert.deepEqual([...parts('rule_3.1'), ...parts('rule_3.3'), ...parts('rule_3.2__para_1')], []);
    const [located] = new CitationResolver(rules).locate(findCitations('Rule 3.2 applies.', 'en'), { act: 'rules' });
    assert.deepEqual([located?.outcome, located?.ordinals.length], ['resolved', 2]);
  });

  it('takes what stands by number in a range whose end is not there: letters before branches, the Latin series as it counts', () => {
    const corpus = corpusOf({
      key: 'port',
      title: 'Loi sur les ports',
      language: 'fr',
      provisions: {
        art_5: 'Un.',
        art_5a: 'Deux.',
        'art_5-2': 'Trois.',
        art_5bis: 'Quatre.',
        art_5quater: 'Cinq.',
        art_5decies: 'Six.',
        art_6: 'Sept.',
      },
    });
    const range = (from: string, to: string): readonly string[] =>
      new ProvisionLookup(corpus).range(0, parseEId(from), parseEId(to)).map((ordinal) => corpus.id(ordinal));
    assert.deepEqual(range('art_5a', 'art_5ter'), ['port/art_5a', 'port/art_5-2', 'port/art_5bis']);
    assert.deepEqual(range('art_5bis', 'art_5nonies'), ['port/art_5bis', 'port/art_5quater']);
  });

  describe('of a long range', () => {
    const sections = Array.from({ length: 900 }, (_, at) => `sec_${at + 1}`).filter((eId) => eId !== 'sec_850');
    const divided = corpusOf({
      key: 'long',
      provisions: Object.fromEntries(
        sections.flatMap((eId): [string, string][] =>
          eId === 'sec_7'
            ? [
                [eId, ''],
                [`${eId}__para_1`, 'a'],
                [`${eId}__para_2`, 'b'],
              ]
            : [[eId, 'text']],
        ),
      ),
    });
    const long = new ProvisionLookup(divided);
    const range = (from: string, to: string): Ordinals => long.range(0, parseEId(from), parseEId(to));
    const idsOf = (found: Ordinals): string[] => found.map((ordinal) => divided.id(ordinal).slice('long/'.length));

    it('has every section to its end, and no paragraph', () => {
      assert.deepEqual(idsOf(range('sec_2', 'sec_900')), sections.slice(1));
      assert.deepEqual(idsOf(range('sec_6', 'sec_8')), ['sec_6', 'sec_7', 'sec_8']);
    });

    it('has those between by number where an end is not there', () => {
      assert.deepEqual(idsOf(range('sec_5', 'sec_850')), sections.slice(4, 849));
      assert.deepEqual(idsOf(range('sec_850', 'sec_900')), [], 'without its first it is none');
    });

    it('is kept by its ends: another one takes no list of its own', () => {
      const [one, other] = [range('sec_1', 'sec_900'), range('sec_2', 'sec_899')];
      assert.ok(one instanceof ProvisionRange && other instanceof ProvisionRange);
      assert.equal(one.rows[0]!.buffer, other.rows[0]!.buffer);
    });
  });
});
