import assert from 'node:assert/strict';
import { findCitations } from '../../../../../src/citation';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('German citations as drafts write them', () => {
  describe('a year that tells which act of the name is meant', () => {
    table(
      'de',
      [
        ['§ 303 KaiG 1871 gilt', '§ 303 KaiG 1871 | named:KaiG 1871 | act | sec_303'],
        ['KaiG 1871 § 303', 'KaiG 1871 § 303 | named:KaiG 1871 | act | sec_303'],
        // An amount is none.
        ['nach § 5 KaiG 1800 Euro', '§ 5 KaiG | named:KaiG | act | sec_5'],
        ['nach § 5 KaiG 1990 Euro', '§ 5 KaiG | named:KaiG | act | sec_5'],
      ],
      equal,
    );
  });

  describe('paragraphs in brackets', () => {
    table(
      'de',
      [
        ['nach § 5 (2) HafG', '§ 5 (2) HafG | named:HafG | act | sec_5__para_2'],
        ['nach HafG § 5 (2) gilt', 'HafG § 5 (2) | named:HafG | act | sec_5__para_2'],
        ['nach § 5(2) Satz 3 gilt', '§ 5(2) Satz 3 | this | act | sec_5__para_2__sent_3'],
        ['gemäß § 5 (2), § 6 (1a).', '§ 5 (2) | this | act | sec_5__para_2', '§ 6 (1a) | this | act | sec_6__para_1a'],
        // What opens the words of a paragraph, a year, a word.
        ['Nach § 5 (2) Der Hafen ist', '§ 5 | this | act | sec_5'],
        ['nach § 5 (2012) und § 6 (neu) gilt', '§ 5 | this | act | sec_5', '§ 6 | this | act | sec_6'],
      ],
      equal,
    );
  });

  describe('Roman paragraphs in lists', () => {
    table(
      'de',
      [
        ['§ 1 Abs. IV HafG', '§ 1 Abs. IV HafG | named:HafG | act | sec_1__para_4'],
        [
          '§ 1 Abs. I, IX HafG',
          '§ 1 Abs. I | named:HafG | act | sec_1__para_1',
          'IX HafG | named:HafG | act | sec_1__para_9',
        ],
        ['nach § 1 Abs. 2, V hat', '§ 1 Abs. 2 | this | act | sec_1__para_2'],
        ['§ 1 I, III HafG', '§ 1 I | named:HafG | act | sec_1__para_1', 'III HafG | named:HafG | act | sec_1__para_3'],
        [
          '§§ 1 I, 3 II, 5 HafG',
          '§§ 1 I | named:HafG | act | sec_1__para_1',
          '3 II | named:HafG | act | sec_3__para_2',
          '5 HafG | named:HafG | act | sec_5',
        ],
        [
          '§§ 3 I 2, 1 II 1 HafG',
          '§§ 3 I 2 | named:HafG | act | sec_3__para_1__sent_2',
          '1 II 1 HafG | named:HafG | act | sec_1__para_2__sent_1',
        ],
        [
          '§ 1 I bis III HafG',
          '§ 1 I | named:HafG | act | sec_1__para_1 .. sec_1__para_3',
          'III HafG | named:HafG | act | sec_1__para_3',
        ],
        [
          '§ 1 I-III HafG',
          '§ 1 I | named:HafG | act | sec_1__para_1 .. sec_1__para_3',
          'III HafG | named:HafG | act | sec_1__para_3',
        ],
      ],
      equal,
    );
  });

  describe('several acts behind one sign', () => {
    table(
      'de',
      [
        ['§§ 5 HafG, 77 LatG', '§§ 5 HafG | named:HafG | act | sec_5', '77 LatG | named:LatG | act | sec_77'],
        [
          '§§ 8 Abs. 1 HafG, 7 Abs. 1, 18 LatG und 3 KaiG',
          '§§ 8 Abs. 1 HafG | named:HafG | act | sec_8__para_1',
          '7 Abs. 1 | named:LatG | act | sec_7__para_1',
          '18 LatG | named:LatG | act | sec_18',
          '3 KaiG | named:KaiG | act | sec_3',
        ],
        ['§§ 2 HafG und 4 StR 12/05', '§§ 2 HafG | named:HafG | act | sec_2'],
        ['§§ 5 HafG, 3 Tage', '§§ 5 HafG | named:HafG | act | sec_5'],
      ],
      equal,
    );

    it('are read in linear time, however many follow each other', () => {
      const text = `§§ ${'1 HafG, '.repeat(40_000)}`;
      assert.equal(findCitations(text, 'de').length, 40_000);
    });
  });

  describe('lists behind the sign for one section', () => {
    table(
      'de',
      [
        [
          '§ 3, 4 und 5 HafG',
          '§ 3 | named:HafG | act | sec_3',
          '4 | named:HafG | act | sec_4',
          '5 HafG | named:HafG | act | sec_5',
        ],
        ['§ 3-5 HafG', '§ 3 | named:HafG | act | sec_3 .. sec_5', '5 HafG | named:HafG | act | sec_5'],
        ['§ 3, 4 Tage', '§ 3 | this | act | sec_3'],
      ],
      equal,
    );
  });

  describe('titles without an article, and capitals', () => {
    table(
      'de',
      [
        ['§ 2 Bayerisches Hafengesetz', '§ 2 Bayerisches Hafengesetz | named:Bayerisches Hafengesetz | act | sec_2'],
        ['§ 2 Gesetz über die Häfen (HafG)', '§ 2 Gesetz über die Häfen | named:Gesetz über die Häfen | act | sec_2'],
        ['§ 2 Allgemeine Vorschriften', '§ 2 | this | act | sec_2'],
        ['§ 2 Einstweilige Anordnung', '§ 2 | this | act | sec_2'],
        ['§ 5 ABS. 2 SATZ 1 HAFG', '§ 5 ABS. 2 SATZ 1 HAFG | named:HAFG | act | sec_5__para_2__sent_1'],
        [
          '§ 1 des Gesetzes über die Boote der unter Artikel 4 der Hafenordnung fallenden Schiffer',
          '§ 1 des Gesetzes über die Boote | named:Gesetzes über die Boote | act | sec_1',
          'Artikel 4 der Hafenordnung | named:Hafenordnung | act | art_4',
        ],
      ],
      equal,
    );
  });

  describe('words that point back', () => {
    table(
      'de',
      [
        [
          '§ 3 HafG und Absatz 2 dieser Vorschrift',
          '§ 3 HafG | named:HafG | act | sec_3',
          'Absatz 2 dieser Vorschrift | this | previous | para_2',
        ],
        ['Absatz 2 dieser Vorschrift', 'Absatz 2 | this | here | para_2'],
        ['§ 3 HafG. Dessen Absatz 4', '§ 3 HafG | named:HafG | act | sec_3', 'Absatz 4 | this | previous | para_4'],
      ],
      equal,
    );
  });

  describe('lines that were broken', () => {
    table(
      'de',
      [
        [
          '§ 3,\n  4 und\n  5 HafG',
          '§ 3 | named:HafG | act | sec_3',
          '4 | named:HafG | act | sec_4',
          '5 HafG | named:HafG | act | sec_5',
        ],
        ['des Art.\n5 Abs. 2 HafG', 'Art.\n5 Abs. 2 HafG | named:HafG | act | art_5__para_2'],
        ['Artikel\n7 LatG', 'Artikel\n7 LatG | named:LatG | act | art_7'],
        // Not over a blank line, and not into a list or another sentence.
        ['§§ 3,\n\n4 HafG', '§§ 3 | this | act | sec_3'],
        ['folgende Artikel\n1. Der Hafen'],
        ['Arbeiten dieser Art.\n8\nDas Gericht'],
        ['Arbeiten dieser Art.\n8 Monate'],
      ],
      equal,
    );
  });

  describe('words for the sign', () => {
    table(
      'de',
      [
        ['Paragraf 5 HafG', 'Paragraf 5 HafG | named:HafG | act | sec_5'],
        ['nach Paragraph 5 gilt', 'Paragraph 5 | this | act | sec_5'],
        ['Paragraph 2 Absatz 2 HafG', 'Paragraph 2 Absatz 2 HafG | named:HafG | act | sec_2__para_2'],
        ['Par. 5 HafG', 'Par. 5 HafG | named:HafG | act | sec_5'],
        ['den Paragrafen 5 und 6 HafG', 'Paragrafen 5 | named:HafG | act | sec_5', '6 HafG | named:HafG | act | sec_6'],
        ['Par. 5, Paragraph 5 of the contract'],
      ],
      equal,
    );
  });

  describe('divisions and annexes of an act that is named', () => {
    table(
      'de',
      [
        ['Abschnitt 1 HafG', 'Abschnitt 1 HafG | named:HafG | act | dvs_1'],
        [
          'die Abschnitte 1 und 2 des Hafengesetzes',
          'Abschnitte 1 | named:Hafengesetzes | act | dvs_1',
          '2 des Hafengesetzes | named:Hafengesetzes | act | dvs_2',
        ],
        ['Kap. 2 LatG', 'Kap. 2 LatG | named:LatG | act | chp_2'],
        ['siehe Abschnitt 3 und Kap. 4, Anl. 2'],
        ['Anl. 1 LatG', 'Anl. 1 LatG | named:LatG | act | annex_1'],
        ['Anlage 1 zu § 2 LatG', 'Anlage 1 | named:LatG | act | annex_1', '§ 2 LatG | named:LatG | act | sec_2'],
        ['Anlage zu § 2 HafG', 'Anlage | named:HafG | act | annex', '§ 2 HafG | named:HafG | act | sec_2'],
        ['einer Anlage 10 Prozent, beladener Anhänge 11,45 m'],
        ['nach Anlage 2.  Die', 'Anlage 2 | this | act | annex_2'],
        ['Anlage 1 zu § 2', 'Anlage 1 | this | act | annex_1', '§ 2 | this | act | sec_2'],
      ],
      equal,
    );
  });
});
