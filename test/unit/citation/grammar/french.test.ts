import assert from 'node:assert/strict';
import { table } from '../support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('French citations', () => {
  describe('numbers', () => {
    table(
      'fr',
      [
        [
          'l’article L. 21-1 du code des ports',
          'article L. 21-1 du code des ports | named:code des ports | act | art_l21-1',
        ],
        ['article L21-1', 'article L21-1 | this | act | art_l21-1'],
        ['article R.* 123-4', 'article R.* 123-4 | this | act | art_r123-4'],
        ['l’article 1er', 'article 1er | this | act | art_1'],
        ['article 5 bis', 'article 5 bis | this | act | art_5bis'],
        ['article 49 A', 'article 49 A | this | act | art_49a'],
        ['art. 12 C. mar.', 'art. 12 C. mar. | named:C. mar. | act | art_12'],
      ],
      equal,
    );
  });

  describe('lists and ranges', () => {
    table(
      'fr',
      [
        [
          'articles 5, 6 et 7 du présent code',
          'articles 5 | this | act | art_5',
          '6 | this | act | art_6',
          '7 du présent code | this | act | art_7',
        ],
        [
          'les articles L. 2-1 à L. 2-5 du même code',
          'articles L. 2-1 | previous | act | art_l2-1 .. art_l2-5',
          'L. 2-5 du même code | previous | act | art_l2-5',
        ],
        ['aux alinéas 2 et 3', 'alinéas 2 | this | here | subpara_2', '3 | this | here | subpara_3'],
        ['à l’article 5 et 3 mois après', 'article 5 | this | act | art_5'],
      ],
      equal,
    );
  });

  describe('units within an article', () => {
    table(
      'fr',
      [
        [
          'au deuxième alinéa de l’article 5 de la présente loi',
          'deuxième alinéa de l’article 5 de la présente loi | this | act | art_5__subpara_2',
        ],
        ['le 2° du I de l’article L. 3-1', '2° du I de l’article L. 3-1 | this | act | art_l3-1__para_i__point_2'],
        ['article 5, alinéa 2', 'article 5, alinéa 2 | this | act | art_5__subpara_2'],
        ['le premier alinéa', 'premier alinéa | this | here | subpara_1'],
        [
          'article 5, paragraphe 2, du règlement (UE) 2016/679',
          'article 5, paragraphe 2, du règlement (UE) 2016/679 | named:règlement (UE) 2016/679 | act | art_5__para_2',
        ],
      ],
      equal,
    );
  });

  describe('acts', () => {
    table(
      'fr',
      [
        [
          'l’article 3 du code de la navigation intérieure prévoit que',
          'article 3 du code de la navigation intérieure | named:code de la navigation intérieure | act | art_3',
        ],
        [
          'article 2 de la loi n° 90-12 du 3 mai 1990 relative aux ports',
          'article 2 de la loi n° 90-12 du 3 mai 1990 | named:loi n° 90-12 du 3 mai 1990 | act | art_2',
        ],
        ['article 2 du décret', 'article 2 du décret | defined:décret | act | art_2'],
        ['l’article 3 de ladite loi', 'article 3 de ladite loi | previous | act | art_3'],
      ],
      equal,
    );
  });

  describe('words that point back', () => {
    table(
      'fr',
      [
        ['l’article précédent', 'article précédent | this | preceding | art'],
        ['au même article', 'même article | this | previous | art'],
        ['le présent article'],
      ],
      equal,
    );
  });

  describe('no citations', () => {
    table('fr', [['un article de presse'], ['les articles 100 % coton'], ['IV du code'], ['à 12° du nord']], equal);
  });
});
