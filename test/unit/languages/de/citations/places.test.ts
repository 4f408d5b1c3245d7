import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('German citations of places in an act', () => {
  describe('in capitals, and of a number in front of its section', () => {
    table(
      'de',
      [
        ['ARTIKEL 14 HafG', 'ARTIKEL 14 HafG | named:HafG | act | art_14'],
        ['ART. 14 ABS. 2 HafG', 'ART. 14 ABS. 2 HafG | named:HafG | act | art_14__para_2'],
        ['PARAGRAPH 5 HafG', 'PARAGRAPH 5 HafG | named:HafG | act | sec_5'],
        ['NACH ABSATZ 2', 'ABSATZ 2 | this | here | para_2'],
        [
          'Nr. 1, 8 und 3 des § 5 Abs. 2 HafG',
          'Nr. 1, 8 und 3 des § 5 Abs. 2 HafG | named:HafG | act | sec_5__para_2__point_1 .. sec_5__para_2__point_3 & sec_5__para_2__point_8',
        ],
        [
          'Nummern 1 bis 4 des Artikels 7 HafG',
          'Nummern 1 bis 4 des Artikels 7 HafG | named:HafG | act | art_7__point_1 .. art_7__point_4',
        ],
        ['Nrn. 1 und 2 der Liste'],
        ['Nr. 3 des § 5 Abs. 2 HafG', 'Nr. 3 des § 5 Abs. 2 HafG | named:HafG | act | sec_5__para_2__point_3'],
        ['Nummer 4 von § 5 HafG', 'Nummer 4 von § 5 HafG | named:HafG | act | sec_5__point_4'],
        // Counted alone a number is none, and so is a point of something else.
        ['Nr. 3 und ARTIKEL über 5 Schiffe'],
        ['AP Nr. 3 zu § 5 HafG'],
      ],
      equal,
    );
  });

  describe('divisions', () => {
    table(
      'de',
      [
        ['Teil 2 Abschnitt 3 HafG', 'Teil 2 Abschnitt 3 HafG | named:HafG | act | part_2__dvs_3'],
        [
          'Kapitel 3 bis 5 des HafG',
          'Kapitel 3 | named:HafG | act | chp_3 .. chp_5',
          '5 des HafG | named:HafG | act | chp_5',
        ],
        ['Teil A der Hafenverordnung', 'Teil A der Hafenverordnung | named:Hafenverordnung | act | part_a'],
        ['Erster Abschnitt des HafG', 'Erster Abschnitt des HafG | named:HafG | act | dvs_1'],
        ['im Dritten Teil des Hafengesetzes', 'Dritten Teil des Hafengesetzes | named:Hafengesetzes | act | part_3'],
        [
          'des Vierten Unterabschnitts des Ersten Abschnitts des HafG',
          'Vierten Unterabschnitts des Ersten Abschnitts des HafG | named:HafG | act | dvs_1__subdvs_4',
        ],
        ['2. Abschnitt HafG', '2. Abschnitt HafG | named:HafG | act | dvs_2'],
        [
          'des Ersten und Dritten Buches des HafG',
          'Ersten | named:HafG | act | book_1',
          'Dritten Buches des HafG | named:HafG | act | book_3',
        ],
        [
          'des Hafengesetzes (Erster bis Dritter Abschnitt)',
          'Erster | named:Hafengesetzes | act | dvs_1 .. dvs_3',
          'Dritter Abschnitt | named:Hafengesetzes | act | dvs_3',
        ],
        [
          'Drittes Kapitel des Zwölften Buches Sozialgesetzbuch',
          'Drittes Kapitel des Zwölften Buches Sozialgesetzbuch | named:Zwölften Buches Sozialgesetzbuch | act | chp_3',
        ],
        ['der Zweite Teil dieses Gesetzes', 'Zweite Teil dieses Gesetzes | this | act | part_2'],
        // Places in any text, parts of anything, an act, a table of contents, a contract.
        ['(Erster bis Dritter Abschnitt) und Teil 2 Abschnitt 3'],
        ['ein großer Teil des HafG und zum Teil des Hafengesetzes'],
        ['im Dritten Buch Sozialgesetzbuch'],
        ['Abschnitt 3\nHafengesetz (HafG)'],
        ['Teil 2 dieses Vertrages'],
        ['Siehe § 2. Teil des HafG', '§ 2 | this | act | sec_2'],
      ],
      equal,
    );
  });

  describe('units of the provision behind them', () => {
    table(
      'de',
      [
        [
          'Absätze 1 und 2 des § 5 HafG',
          'Absätze 1 | named:HafG | act | sec_5__para_1',
          '2 des § 5 HafG | named:HafG | act | sec_5__para_2',
        ],
        ['Satz 2 von Artikel 3 Absatz 1', 'Satz 2 von Artikel 3 Absatz 1 | this | act | art_3__para_1__sent_2'],
        ['Absatz 3 von § 5 Absatz 4', '§ 5 Absatz 4 | this | act | sec_5__para_4'],
        ['Absatz 1 der §§ 3 und 4', 'Absatz 1 der §§ 3 | this | act | sec_3__para_1', '4 | this | act | sec_4__para_1'],
      ],
      equal,
    );
  });

  describe('at the same place, of what was named', () => {
    table(
      'de',
      [
        ['ebd. § 3', '§ 3 | previous | act | sec_3'],
        ['§ 2 HafG; § 3 a. a. O.', '§ 2 HafG | named:HafG | act | sec_2', '§ 3 a. a. O. | previous | act | sec_3'],
        ['§ 2 HafG; ebenda, Absatz 3', '§ 2 HafG | named:HafG | act | sec_2', 'Absatz 3 | this | previous | para_3'],
        ['Muster, a. a. O., § 38 II'],
        ['§ 3 des vorbezeichneten Gesetzes', '§ 3 des vorbezeichneten Gesetzes | previous | act | sec_3'],
        ['§ 3 der oben erwähnten Verordnung', '§ 3 der oben erwähnten Verordnung | previous | act | sec_3'],
        ['§ 3 des besagten Gesetzes', '§ 3 des besagten Gesetzes | previous | act | sec_3'],
        [
          '§ 3 des beliebten Hafengesetzes',
          '§ 3 des beliebten Hafengesetzes | named:beliebten Hafengesetzes | act | sec_3',
        ],
        [
          'nach § 5 gilt Absatz 3 der genannten Vorschrift',
          '§ 5 | this | act | sec_5',
          'Absatz 3 der genannten Vorschrift | this | previous | para_3',
        ],
        ['Absatz 3 der Vorschrift', 'Absatz 3 | this | here | para_3'],
      ],
      equal,
    );
  });

  describe('acts that are loosely linked', () => {
    table(
      'de',
      [
        ['§§ 5 und 6, jeweils HafG', '§§ 5 | named:HafG | act | sec_5', '6, jeweils HafG | named:HafG | act | sec_6'],
        ['§ 5 vom HafG', '§ 5 vom HafG | named:HafG | act | sec_5'],
        ['§ 5 Abs. 1 (HafG)', '§ 5 Abs. 1 (HafG) | named:HafG | act | sec_5__para_1'],
        ['§5Abs.1HafG', '§5Abs.1HafG | named:HafG | act | sec_5__para_1'],
        ['Artt. 3, 5 GG', 'Artt. 3 | named:GG | act | art_3', '5 GG | named:GG | act | art_5'],
        ['nach § 5 im BVerfG-Urteil', '§ 5 | this | act | sec_5'],
        ['nach § 5 (BAG) gilt', '§ 5 | this | act | sec_5'],
        ['§ 5 im LKW', '§ 5 | this | act | sec_5'],
        ['§ 12 der AGB'],
        ['§ 12 der Allgemeinen Geschäftsbedingungen'],
        [
          'Artikel 3 des Gesetzes über die Boote nach Maßgabe des Absatzes 2',
          'Artikel 3 des Gesetzes über die Boote | named:Gesetzes über die Boote | act | art_3',
          'Absatzes 2 | this | here | para_2',
        ],
      ],
      equal,
    );
  });
});
