import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

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
        // A number of aviation law, and paragraphs of what no path is counted from.
        ['Anforderungen nach Absatz 145.A.30'],
        ['der Nummer 3.4.1 Absatz 2 und der Regel 5 Absatz 3'],
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
          '§ 5 des Hafenbau- und -unterhaltungsgesetzes',
          '§ 5 des Hafenbau- und -unterhaltungsgesetzes | named:Hafenbau- und -unterhaltungsgesetzes | act | sec_5',
        ],
        ['§ 5 des Hafenbau- und der Behörde', '§ 5 | this | act | sec_5'],
        ['§ 5             des Hafengesetzes', '§ 5             des Hafengesetzes | named:Hafengesetzes | act | sec_5'],
        // An act of another state, or one that is over: not the text's own.
        [
          '§ 5 des preußischen Fischereigesetzes',
          '§ 5 des preußischen Fischereigesetzes | named:preußischen Fischereigesetzes | act | sec_5',
        ],
        [
          '§ 5 der weiter anzuwendenden Hafenordnung',
          '§ 5 der weiter anzuwendenden Hafenordnung | named:weiter anzuwendenden Hafenordnung | act | sec_5',
        ],
        [
          'Artikel 5 des geänderten Abkommens',
          'Artikel 5 des geänderten Abkommens | named:geänderten Abkommens | act | art_5',
        ],
        [
          'Artikel 5 der delegierten Verordnung (EU) Nr. 3/2014',
          'Artikel 5 der delegierten Verordnung (EU) Nr. 3/2014 | named:Verordnung (EU) Nr. 3/2014 | act | art_5',
        ],
        ['Artikel 5 des beigefügten Abkommens', 'Artikel 5 | this | act | art_5'],
        ['§ 5 der zuständigen Behörde', '§ 5 | this | act | sec_5'],
        ['§ 5 der oben genannten Verordnung', '§ 5 der oben genannten Verordnung | previous | act | sec_5'],
        [
          '§§ 5 bis 7 der in Absatz 1 genannten Verordnungen',
          '§§ 5 | named:der in Absatz 1 genannten Verordnungen | act | sec_5 .. sec_7',
          '7 | named:der in Absatz 1 genannten Verordnungen | act | sec_7',
          'Absatz 1 | this | here | para_1',
        ],
        ['§ 5 der in Absatz 1 genannten Behörden', '§ 5 | this | act | sec_5', 'Absatz 1 | this | here | para_1'],
        [
          '§ 5 Abs. 2 der Vorschriften über die Lotsen',
          '§ 5 Abs. 2 der Vorschriften über die Lotsen | named:Vorschriften über die Lotsen | act | sec_5__para_2',
        ],
        ['§ 5 der Vorschriften', '§ 5 | this | act | sec_5'],
        ['§ 5 der Hafenbuchverfügung', '§ 5 der Hafenbuchverfügung | named:Hafenbuchverfügung | act | sec_5'],
        ['§ 5 der Verfügung', '§ 5 | this | act | sec_5'],
        [
          'Anlage 2 der Stundungsvereinbarung',
          'Anlage 2 der Stundungsvereinbarung | named:Stundungsvereinbarung | act | annex_2',
        ],
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

  describe('parts that are no units', () => {
    table(
      'de',
      [
        [
          '§ 9 Absatz 3 Satz 1 erster Halbsatz zweiter Satzteil des Hafengesetzes',
          '§ 9 Absatz 3 Satz 1 erster Halbsatz zweiter Satzteil des Hafengesetzes | named:Hafengesetzes | act | sec_9__para_3__sent_1',
        ],
        [
          '§ 9 Nummer 3 Satzteil vor Satz 2 des Hafengesetzes',
          '§ 9 Nummer 3 Satzteil vor Satz 2 des Hafengesetzes | named:Hafengesetzes | act | sec_9__point_3',
        ],
        [
          '§ 15 Absatz 8 Satz 1 in Verbindung mit den Sätzen 2 bis 4 des Hafengesetzes',
          '§ 15 Absatz 8 Satz 1 in Verbindung mit den Sätzen 2 bis 4 des Hafengesetzes | named:Hafengesetzes | act | sec_15__para_8__sent_1 .. sec_15__para_8__sent_4 & sec_15__para_8__sent_2',
        ],
        [
          '§ 11 Absatz 1, auch in Verbindung mit den Absätzen 2 und 4,',
          '§ 11 Absatz 1 | this | act | sec_11__para_1',
          'Absätzen 2 | this | act | sec_11__para_2',
          '4 | this | act | sec_11__para_4',
        ],
        // A full stop ends a sentence only where the citation does not go on.
        [
          'Anhang III Nummer 1.2. Satz 3 der Verordnung (EG) Nr. 1099/2009',
          'Anhang III Nummer 1.2. Satz 3 der Verordnung (EG) Nr. 1099/2009 | named:Verordnung (EG) Nr. 1099/2009 | act | annex_iii__point_1.2__sent_3',
        ],
        ['Anhang III Nummer 1.2. Der Hafen', 'Anhang III Nummer 1.2 | this | act | annex_iii__point_1.2'],
        [
          'Anlage II Kapitel II Sachgebiet A Abschnitt III des Hafenvertrages',
          'Anlage II Kapitel II Sachgebiet A Abschnitt III des Hafenvertrages | named:Hafenvertrages | act | annex_ii',
        ],
        [
          'Anlage 3 (zu § 12) der Hafenordnung',
          'Anlage 3 (zu § 12) der Hafenordnung | named:Hafenordnung | act | annex_3',
        ],
        [
          'Anlage 3 des Anhangs der Verordnung (EU) 2019/947',
          'Anlage 3 des Anhangs der Verordnung (EU) 2019/947 | named:Verordnung (EU) 2019/947 | act | annex_3',
        ],
        ['§ 5                  Absatz 3', '§ 5                  Absatz 3 | this | act | sec_5__para_3'],
      ],
      equal,
    );
  });

  describe('words that point back', () => {
    table(
      'de',
      [
        ['Absatz 2 derselben Vorschrift', 'Absatz 2 derselben Vorschrift | this | previous | para_2'],
        ['§ 31, nach dessen Absatz 2', '§ 31 | this | act | sec_31', 'Absatz 2 | this | previous | para_2'],
        ['in ihrem Absatz 2', 'Absatz 2 | this | here | para_2'],
        ['nach derselben Vorschrift', 'derselben Vorschrift | this | previous | sec'],
        ['der vorhergehende Artikel', 'vorhergehende Artikel | this | preceding | art'],
        ['im nachfolgenden Absatz', 'nachfolgenden Absatz | this | following | para'],
      ],
      equal,
    );
  });
});
