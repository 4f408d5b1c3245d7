import assert from 'node:assert/strict';
import { summaries, table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('German citations', () => {
  describe('sections with their units', () => {
    table(
      'de',
      [
        [
          'nach § 5 Abs. 1 Satz 2 Nr. 3 HafG ist',
          '§ 5 Abs. 1 Satz 2 Nr. 3 HafG | named:HafG | act | sec_5__para_1__sent_2__point_3',
        ],
        [
          '§ 5 Absatz 1 Satz 2 Nummer 3 Buchstabe a des Maritimen Gesetzbuchs gilt',
          '§ 5 Absatz 1 Satz 2 Nummer 3 Buchstabe a des Maritimen Gesetzbuchs | named:Maritimen Gesetzbuchs | act | sec_5__para_1__sent_2__point_3__item_a',
        ],
        ['§ 31a', '§ 31a | this | act | sec_31a'],
        [
          '§ 6 Absatz 2 bis § 16 HafG',
          '§ 6 Absatz 2 | named:HafG | act | sec_6 .. sec_16',
          '16 HafG | named:HafG | act | sec_16',
        ],
        ['gemäß § 74 a Abs. 2 HafG', '§ 74 a Abs. 2 HafG | named:HafG | act | sec_74a__para_2'],
        [
          '§ 5 I 1 HafG, § 43 II HafG',
          '§ 5 I 1 HafG | named:HafG | act | sec_5__para_1__sent_1',
          '§ 43 II HafG | named:HafG | act | sec_43__para_2',
        ],
        ['§ 9 Abs. 3 S. 1 Alt. 2 HGB II', '§ 9 Abs. 3 S. 1 Alt. 2 HGB II | named:HGB II | act | sec_9__para_3__sent_1'],
        ['Art. 3 HV', 'Art. 3 HV | named:HV | act | art_3'],
        [
          'Artikel 3 Absatz 1 der Hafenverfassung',
          'Artikel 3 Absatz 1 der Hafenverfassung | named:Hafenverfassung | act | art_3__para_1',
        ],
        ['Art. 12 § 5 Abs. 2 EGHaf', 'Art. 12 § 5 Abs. 2 EGHaf | named:EGHaf | act | art_12__sec_5__para_2'],
        ['§§ 18 ff. HafG', '§§ 18 ff. HafG | named:HafG | act | sec_18'],
      ],
      equal,
    );
  });

  describe('lists and ranges', () => {
    table(
      'de',
      [
        ['die §§ 3 bis 5 gelten', '§§ 3 | this | act | sec_3 .. sec_5', '5 | this | act | sec_5'],
        // Every number is a citation; the act behind the last is the act of all.
        [
          '§§ 3, 5 und 7 HafG',
          '§§ 3 | named:HafG | act | sec_3',
          '5 | named:HafG | act | sec_5',
          '7 HafG | named:HafG | act | sec_7',
        ],
        // Sentences of one paragraph resolve to that paragraph, so they stay one citation; paragraphs do not.
        [
          '§ 48 Abs. 1 Satz 2 und 3, Abs. 2 gilt',
          '§ 48 Abs. 1 Satz 2 und 3 | this | act | sec_48__para_1__sent_2 .. sec_48__para_1__sent_3',
          'Abs. 2 | this | act | sec_48__para_2',
        ],
        // 39 is higher than 27 and has paragraphs of its own, so it is a section.
        [
          '§§ 27 Abs. 1 Satz 1, 39 Abs. 1 HafG',
          '§§ 27 Abs. 1 Satz 1 | named:HafG | act | sec_27__para_1__sent_1',
          '39 Abs. 1 HafG | named:HafG | act | sec_39__para_1',
        ],
        ['§ 12 Abs. 1 und 2', '§ 12 Abs. 1 | this | act | sec_12__para_1', '2 | this | act | sec_12__para_2'],
        [
          '§ 7 Abs. 1 bis 3',
          '§ 7 Abs. 1 | this | act | sec_7__para_1 .. sec_7__para_3',
          '3 | this | act | sec_7__para_3',
        ],
        [
          '§ 3 Nr. 7,10 und 12',
          '§ 3 Nr. 7,10 und 12 | this | act | sec_3__point_7 .. sec_3__point_12 & sec_3__point_10',
        ],
        [
          '§ 22 Abs. 4 in Verbindung mit Absatz 1 Satz 2 HafG',
          '§ 22 Abs. 4 | named:HafG | act | sec_22__para_4',
          'Absatz 1 Satz 2 HafG | named:HafG | act | sec_22__para_1__sent_2',
        ],
        // A quantity is no provision.
        ['§ 5 Abs. 1 und 3 Monate', '§ 5 Abs. 1 | this | act | sec_5__para_1'],
      ],
      equal,
    );
  });

  describe('acts', () => {
    table(
      'de',
      [
        ['§ 3 dieses Gesetzes', '§ 3 dieses Gesetzes | this | act | sec_3'],
        ['§ 3 desselben Gesetzes', '§ 3 desselben Gesetzes | previous | act | sec_3'],
        ['§ 3 des Gesetzes ist', '§ 3 des Gesetzes | defined:Gesetzes | act | sec_3'],
        [
          '§ 3 des Gesetzes vom 4. Mai 1999 (X)',
          '§ 3 des Gesetzes vom 4. Mai 1999 | named:Gesetzes vom 4. Mai 1999 | act | sec_3',
        ],
        [
          '§ 3 der Hafen-Zulassungs-Ordnung',
          '§ 3 der Hafen-Zulassungs-Ordnung | named:Hafen-Zulassungs-Ordnung | act | sec_3',
        ],
        [
          '§ 3 des Gesetzes über die Häfen bleibt unberührt',
          '§ 3 des Gesetzes über die Häfen | named:Gesetzes über die Häfen | act | sec_3',
        ],
        [
          '§ 3 des Hafen- und Werftgesetzes',
          '§ 3 des Hafen- und Werftgesetzes | named:Hafen- und Werftgesetzes | act | sec_3',
        ],
        [
          'Art. 5 der Verordnung (EU) Nr. 12/2013 gilt',
          'Art. 5 der Verordnung (EU) Nr. 12/2013 | named:Verordnung (EU) Nr. 12/2013 | act | art_5',
        ],
        ['(HafG § 18 Abs 1)', 'HafG § 18 Abs 1 | named:HafG | act | sec_18__para_1'],
        ['§ 1 i.V.m. § 2 HafG', '§ 1 | this | act | sec_1', '§ 2 HafG | named:HafG | act | sec_2'],
        [
          'Anlage 2 Nummer 3 zum Hafengesetz',
          'Anlage 2 Nummer 3 zum Hafengesetz | named:Hafengesetz | act | annex_2__point_3',
        ],
      ],
      equal,
    );
  });

  describe('units counted from where they stand', () => {
    table(
      'de',
      [
        [
          'Absatz 1 gilt; Abs. 2 Satz 1 auch',
          'Absatz 1 | this | here | para_1',
          'Abs. 2 Satz 1 | this | here | para_2__sent_1',
        ],
        ['Satz 2 gilt', 'Satz 2 | this | here | sent_2'],
        ['den Absätzen 1 bis 3', 'Absätzen 1 | this | here | para_1 .. para_3', '3 | this | here | para_3'],
        ['ein Satz 5 Prozent höher'],
      ],
      equal,
    );
  });

  it('reads no law in commentaries and private contracts', () => {
    assert.deepEqual(summaries('Muster, HafG, 2. Aufl., § 7 Rn. 13; nach § 3 Abs. 2 des Mietvertrages', 'de'), []);
  });
});
