import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('German lists of citations', () => {
  describe('over a line break that made an item of their last number', () => {
    table(
      'de',
      [
        [
          'nach §§ 3, 4,\n5. HafG ist',
          '§§ 3 | named:HafG | act | sec_3',
          '4 | named:HafG | act | sec_4',
          '5. HafG | named:HafG | act | sec_5',
        ],
        // The end of a sentence, and an item that says something of its own.
        ['nach §§ 3 und 4. HafG und LatG', '§§ 3 | this | act | sec_3', '4 | this | act | sec_4'],
        ['§§ 3,\n4. HafG-Ansprüche', '§§ 3 | this | act | sec_3', '4 | this | act | sec_4'],
        ['nach § 3,\n4. HafG', '§ 3 | this | act | sec_3'],
      ],
      equal,
    );
  });

  describe('whose last number its details do not count to', () => {
    table(
      'de',
      [
        [
          'nach §§ 437 Nr. 3, 434 HafG',
          '§§ 437 Nr. 3 | named:HafG | act | sec_437__point_3',
          '434 HafG | named:HafG | act | sec_434',
        ],
        [
          'nach §§ 437 Nr. 3, 12 HafG',
          '§§ 437 Nr. 3, 12 HafG | named:HafG | act | sec_437__point_3 .. sec_437__point_12',
        ],
      ],
      equal,
    );
  });

  describe('of sections that an article counts', () => {
    table(
      'de',
      [
        [
          'nach Artikel 24 § 4 Abs. 1 Nr. 2, § 6 Nr. 1 sowie § 13 Abs. 1 des Hafengesetzes',
          'Artikel 24 § 4 Abs. 1 Nr. 2 | named:Hafengesetzes | act | art_24__sec_4__para_1__point_2',
          '§ 6 Nr. 1 | named:Hafengesetzes | act | art_24__sec_6__point_1',
          '§ 13 Abs. 1 des Hafengesetzes | named:Hafengesetzes | act | art_24__sec_13__para_1',
        ],
        [
          'nach Artikel 24 § 2 Abs. 2 und §§ 13 und 14 sowie Artikel 25 § 1',
          'Artikel 24 § 2 Abs. 2 | this | act | art_24__sec_2__para_2',
          '§§ 13 | this | act | art_24__sec_13',
          '14 | this | act | art_24__sec_14',
          'Artikel 25 § 1 | this | act | art_25__sec_1',
        ],
        ['Artikel 24 §§ 4 und 13', 'Artikel 24 §§ 4 | this | act | art_24__sec_4', '13 | this | act | art_24__sec_13'],
        // Its act stands between them.
        [
          'Art. 24 § 5 HafG, § 8 LatG',
          'Art. 24 § 5 HafG | named:HafG | act | art_24__sec_5',
          '§ 8 LatG | named:LatG | act | sec_8',
        ],
        // Numbers behind a number of one article are numbers.
        [
          'Artikel 2 Nr. 1, 4 und 17',
          'Artikel 2 Nr. 1, 4 und 17 | this | act | art_2__point_1 .. art_2__point_17 & art_2__point_4',
        ],
      ],
      equal,
    );
  });

  describe('below the paragraph, as one citation', () => {
    table(
      'de',
      [
        ['nach Satz 1 und Absatz 3 gilt', 'Satz 1 | this | here | sent_1', 'Absatz 3 | this | here | para_3'],
        ['§ 3 Satz 1 und 2 bis zu 50 000 Euro', '§ 3 Satz 1 und 2 | this | act | sec_3__sent_1 .. sec_3__sent_2'],
        [
          '§ 3 Nr. 1, 3 bis 5, 7 oder 8 HafG',
          '§ 3 Nr. 1, 3 bis 5, 7 oder 8 HafG | named:HafG | act | sec_3__point_1 .. sec_3__point_8 & sec_3__point_3 & sec_3__point_5 & sec_3__point_7',
        ],
        [
          '§ 3 Nr. 1 Buchst. b, Nr. 2 oder 4 Buchst. a und c HafG',
          '§ 3 Nr. 1 Buchst. b, Nr. 2 oder 4 Buchst. a und c HafG | named:HafG | act | sec_3__point_1__item_b & sec_3__point_2 & sec_3__point_4__item_a & sec_3__point_4__item_c',
        ],
        [
          '§ 3 Abs. 1 Satz 1 Nr. 2, Satz 3 und 4 HafG',
          '§ 3 Abs. 1 Satz 1 Nr. 2, Satz 3 und 4 HafG | named:HafG | act | sec_3__para_1__sent_1__point_2 & sec_3__para_1__sent_3 & sec_3__para_1__sent_4',
        ],
      ],
      equal,
    );
  });

  describe('behind the sign for one section', () => {
    table(
      'de',
      [
        ['§ 3, 4 und 5 gelten', '§ 3 | this | act | sec_3', '4 | this | act | sec_4', '5 | this | act | sec_5'],
        ['nach § 3 oder 4 Abs. 2', '§ 3 | this | act | sec_3', '4 Abs. 2 | this | act | sec_4__para_2'],
        ['die § 3 bis 5.', '§ 3 | this | act | sec_3 .. sec_5', '5 | this | act | sec_5'],
        [
          '§ 3 Abs. 1 und 4 Abs. 2 HafG',
          '§ 3 Abs. 1 | named:HafG | act | sec_3__para_1',
          '4 Abs. 2 HafG | named:HafG | act | sec_4__para_2',
        ],
        // No section has paragraphs by the hundred.
        [
          '§ 280 Abs. 1, 3, 281 HafG',
          '§ 280 Abs. 1 | named:HafG | act | sec_280__para_1',
          '3 | named:HafG | act | sec_280__para_3',
          '281 HafG | named:HafG | act | sec_281',
        ],
        [
          '§ 280 I, III, 281 HafG',
          '§ 280 I | named:HafG | act | sec_280__para_1',
          'III | named:HafG | act | sec_280__para_3',
          '281 HafG | named:HafG | act | sec_281',
        ],
        [
          '§ 3 Abs. 1, 12 HafG',
          '§ 3 Abs. 1 | named:HafG | act | sec_3__para_1',
          '12 HafG | named:HafG | act | sec_3__para_12',
        ],
        // What is counted, a year, a sum, an ordinal, a sign of its own, an item.
        ['§ 3, 4 Tage', '§ 3 | this | act | sec_3'],
        ['§ 3, 2 Euro', '§ 3 | this | act | sec_3'],
        ['§ 3 und 4 Personen', '§ 3 | this | act | sec_3'],
        ['§ 3 und 5 weitere Personen', '§ 3 | this | act | sec_3'],
        ['§ 3 und 1985', '§ 3 | this | act | sec_3'],
        ['§ 3 und 2 gelten', '§ 3 | this | act | sec_3'],
        ['nach § 3 bis zu 150 000 Euro', '§ 3 | this | act | sec_3'],
        ['§ 3 und 4. Senat', '§ 3 | this | act | sec_3'],
        ['§ 3 bis § 5 gelten', '§ 3 | this | act | sec_3', '§ 5 | this | act | sec_5'],
        ['§ 3 oder\n4. das Boot', '§ 3 | this | act | sec_3'],
        // Without a comma between sentence and paragraph nobody can tell: the unit stays what it was.
        [
          '§ 3 Abs. 3 Satz 1 und 2 Abs. 4 gilt',
          '§ 3 Abs. 3 Satz 1 und 2 Abs. 4 | this | act | sec_3__para_3__sent_1 .. sec_3__para_3__sent_2',
        ],
      ],
      equal,
    );
  });

  describe('that go on with another act', () => {
    table(
      'de',
      [
        [
          'nach § 2 LatG, 1 Abs. 2 HafG',
          '§ 2 LatG | named:LatG | act | sec_2',
          '1 Abs. 2 HafG | named:HafG | act | sec_1__para_2',
        ],
        ['§ 2 LatG, 1 HafG gilt', '§ 2 LatG | named:LatG | act | sec_2', '1 HafG | named:HafG | act | sec_1'],
        ['§ 2 LatG und 1 Abs. 2', '§ 2 LatG | named:LatG | act | sec_2', '1 Abs. 2 | previous | act | sec_1__para_2'],
        [
          '§ 2 LatG i.V.m. 3 Nr. 1 HafG',
          '§ 2 LatG | named:LatG | act | sec_2',
          '3 Nr. 1 HafG | named:HafG | act | sec_3__point_1',
        ],
        [
          '§§ 3, 4 HafG; 7 LatG',
          '§§ 3 | named:HafG | act | sec_3',
          '4 HafG | named:HafG | act | sec_4',
          '7 LatG | named:LatG | act | sec_7',
        ],
        ['§ 2 HafG, 3 Personen', '§ 2 HafG | named:HafG | act | sec_2'],
        ['§ 2 HafG, 4 LKW', '§ 2 HafG | named:HafG | act | sec_2'],
        ['§ 2 HafG und 4 StR 12/05', '§ 2 HafG | named:HafG | act | sec_2'],
        ['§ 2 HafG; 7 LatG', '§ 2 HafG | named:HafG | act | sec_2'],
      ],
      equal,
    );
  });

  describe('of one number with letters', () => {
    table(
      'de',
      [
        ['§§ 25 a, b HafG', '§§ 25 a | named:HafG | act | sec_25a', 'b HafG | named:HafG | act | sec_25b'],
        ['§§ 25a-c HafG', '§§ 25a | named:HafG | act | sec_25a .. sec_25c', 'c HafG | named:HafG | act | sec_25c'],
        ['§§ 25b, a HafG', '§§ 25b | this | act | sec_25b'],
        ['§ 25a und z. B. Boote', '§ 25a | this | act | sec_25a'],
      ],
      equal,
    );
  });

  describe('of items in brackets', () => {
    table(
      'de',
      [
        [
          '§ 5 Abs. 2 Nr. 1 lit. b) bb) HafG',
          '§ 5 Abs. 2 Nr. 1 lit. b) bb) HafG | named:HafG | act | sec_5__para_2__point_1__item_b__item_bb',
        ],
        ['Art. 6 I 1 f) DS-GVO', 'Art. 6 I 1 f) DS-GVO | named:DS-GVO | act | art_6__para_1__sent_1__item_f'],
        [
          'Nr. 3 Buchst. a) Doppelbuchst. bb) § 5; § 5 Nr. 3 Buchst. a) Satz 2 HafG',
          '§ 5 | this | act | sec_5',
          '§ 5 Nr. 3 Buchst. a) Satz 2 HafG | named:HafG | act | sec_5__point_3__item_a__sent_2',
        ],
        ['§ 5 Nr. 1 lit. b) gilt', '§ 5 Nr. 1 lit. b) | this | act | sec_5__point_1__item_b'],
        ['(vgl. § 5 Nr. 1 lit. b)', '§ 5 Nr. 1 lit. b | this | act | sec_5__point_1__item_b'],
        ['(a) nach § 5 Nr. 1 lit. b)', '§ 5 Nr. 1 lit. b) | this | act | sec_5__point_1__item_b'],
        ['(alt\n\nNach § 5 Nr. 2)', '§ 5 Nr. 2) | this | act | sec_5__point_2'],
      ],
      equal,
    );
  });
});
