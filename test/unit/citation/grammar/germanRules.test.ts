import assert from 'node:assert/strict';
import { table } from '../support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('German citations in decisions and statutes', () => {
  describe('what cites no law', () => {
    table(
      'de',
      [
        ['ABC 10, 76 = AP Nr. 17 und 28 zu § 74 HafG'],
        ['Muster, aaO, § 38 II'],
        ['Muster, Hafenrecht, 7. Aufl., 1963, § 54 III 5'],
        ['wie folgt:\n§ 184\n(1) Die Gebühr'],
      ],
      equal,
    );
  });

  describe('what nearly looks like it', () => {
    table(
      'de',
      [
        ['Anlage Nr. 3 zu § 5 HafG', '§ 5 HafG | named:HafG | act | sec_5'],
        ['§ 184', '§ 184 | this | act | sec_184'],
        ['§ 90 Absatz 3, 5.  die Genehmigung', '§ 90 Absatz 3 | this | act | sec_90__para_3'],
        [
          '§§ 5 und 7 Markengesetz',
          '§§ 5 | named:Markengesetz | act | sec_5',
          '7 Markengesetz | named:Markengesetz | act | sec_7',
        ],
        ['§§ 5 ff. HafG', '§§ 5 ff. HafG | named:HafG | act | sec_5'],
        ['HafG §§ 5 ff', 'HafG §§ 5 | named:HafG | act | sec_5'],
        ['§§ 103ff. der Hafenordnung', '§§ 103ff. der Hafenordnung | named:Hafenordnung | act | sec_103'],
      ],
      equal,
    );
  });

  describe('acts', () => {
    table(
      'de',
      [
        ['HafG 1892 § 13 Abs 3', 'HafG 1892 § 13 Abs 3 | named:HafG 1892 | act | sec_13__para_3'],
        [
          'Art. 13 Teil B Buchst. b der Richtlinie 77/388/EWG',
          'Art. 13 Teil B Buchst. b der Richtlinie 77/388/EWG | named:Richtlinie 77/388/EWG | act | art_13__part_b__item_b',
        ],
        [
          'Artikel 48 Abs. 2, der Verordnung (EG) Nr. 1013/2006',
          'Artikel 48 Abs. 2, der Verordnung (EG) Nr. 1013/2006 | named:Verordnung (EG) Nr. 1013/2006 | act | art_48__para_2',
        ],
        ['§ 5, der Antrag', '§ 5 | this | act | sec_5'],
        [
          'Anhang VIII Kapitel III der Verordnung (EU) 2017/745',
          'Anhang VIII Kapitel III der Verordnung (EU) 2017/745 | named:Verordnung (EU) 2017/745 | act | annex_viii',
        ],
        [
          '§ 91 des Dritten Buches mit',
          '§ 91 des Dritten Buches | named:Dritten Buches Sozialgesetzbuch | act | sec_91',
        ],
        ['nach seinem § 2', '§ 2 | defined:seinem | act | sec_2'],
        ['von denen § 25 zuletzt geändert', '§ 25 | previous | act | sec_25'],
      ],
      equal,
    );
  });

  describe('words that point back', () => {
    table(
      'de',
      [
        ['Absatz 2 derselben Vorschrift', 'Absatz 2 derselben Vorschrift | this | previous | para_2'],
        ['nach derselben Vorschrift', 'derselben Vorschrift | this | previous | sec'],
        ['der vorhergehende Artikel', 'vorhergehende Artikel | this | preceding | art'],
        ['im nachfolgenden Absatz', 'nachfolgenden Absatz | this | following | para'],
      ],
      equal,
    );
  });
});
