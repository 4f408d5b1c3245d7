import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('parts and numbers of French articles', () => {
  describe('parts in front of their article', () => {
    table(
      'fr',
      [
        [
          'les premier et deuxième alinéas de l’article 5',
          'premier | this | act | art_5__subpara_1',
          'deuxième alinéas de l’article 5 | this | act | art_5__subpara_2',
        ],
        [
          'aux deuxième à quatrième alinéas du I de l’article 5',
          'deuxième | this | act | art_5__para_i__subpara_2 .. art_5__para_i__subpara_4',
          'quatrième alinéas du I de l’article 5 | this | act | art_5__para_i__subpara_4',
        ],
        [
          'au I et au II de l’article 5',
          'I | this | act | art_5__para_i',
          'II de l’article 5 | this | act | art_5__para_ii',
        ],
        ['le a du 2° de l’article 5', 'a du 2° de l’article 5 | this | act | art_5__point_2__item_a'],
        [
          'les a et b du 2° de l’article 5',
          'a | this | act | art_5__point_2__item_a',
          'b du 2° de l’article 5 | this | act | art_5__point_2__item_b',
        ],
        ['le a) du 1 du I de l’article 5', 'a) du 1 du I de l’article 5 | this | act | art_5__para_i__point_1__item_a'],
        [
          'les 1 et 2 de l’article 5',
          '1 | this | act | art_5__point_1',
          '2 de l’article 5 | this | act | art_5__point_2',
        ],
        ['au 3° ter de l’article 5', '3° ter de l’article 5 | this | act | art_5__point_3ter'],
        ['le troisième tiret de l’article 5', 'troisième tiret de l’article 5 | this | act | art_5__item_3'],
        ['il a du mal de l’aveu de tous'],
        ['le 3 de la semaine'],
      ],
      equal,
    );
  });

  describe('parts behind their article', () => {
    table(
      'fr',
      [
        ['article 6.1.f du RGPD', 'article 6.1.f du RGPD | named:RGPD | act | art_6__para_1__item_f'],
        [
          'articles 8.1 et 8.2 du code des ports',
          'articles 8.1 | named:code des ports | act | art_8__para_1',
          '8.2 du code des ports | named:code des ports | act | art_8__para_2',
        ],
        [
          'l’article 5 I du code des ports',
          'article 5 I du code des ports | named:code des ports | act | art_5__para_i',
        ],
        [
          'l’article L. 5-1 I 2° a du code des ports',
          'article L. 5-1 I 2° a du code des ports | named:code des ports | act | art_l5-1__para_i__point_2__item_a',
        ],
        [
          'l’article 5, § 1er, de la loi n° 90-12',
          'article 5, § 1er, de la loi n° 90-12 | named:loi n° 90-12 | act | art_5__para_1',
        ],
        [
          'l’article 5, § I, du code des ports',
          'article 5, § I, du code des ports | named:code des ports | act | art_5__para_i',
        ],
        [
          'les articles 5, § 1er, et 6, § 2, du code des ports',
          'articles 5, § 1er | named:code des ports | act | art_5__para_1',
          '6, § 2, du code des ports | named:code des ports | act | art_6__para_2',
        ],
        [
          'l’article 5, alinéa premier, du code des ports',
          'article 5, alinéa premier, du code des ports | named:code des ports | act | art_5__subpara_1',
        ],
        [
          'l’article 5, alinéas 1er et 2, du code des ports',
          'article 5, alinéas 1er | named:code des ports | act | art_5__subpara_1',
          '2, du code des ports | named:code des ports | act | art_5__subpara_2',
        ],
        [
          'art. 8, al. 2, let. a et b, ch. 3, LPh',
          'art. 8, al. 2, let. a | named:LPh | act | art_8__subpara_2__point_a',
          'b | named:LPh | act | art_8__subpara_2__point_b',
          'ch. 3, LPh | named:LPh | act | art_8__subpara_2__point_b__item_3',
        ],
        [
          'les articles 5 et suivants et 9 et suivants du code des ports',
          'articles 5 et suivants | named:code des ports | act | art_5',
          '9 et suivants du code des ports | named:code des ports | act | art_9',
        ],
        ['article 5.2 mois', 'article 5.2 | this | act | art_5__para_2'],
        [
          'article 5 (alinéa 2) du code des ports',
          'article 5 (alinéa 2) du code des ports | named:code des ports | act | art_5__subpara_2',
        ],
        [
          'les articles 5 (1° du I) et 6 (II) du code des ports',
          'articles 5 (1° du I) | named:code des ports | act | art_5',
          '6 (II) du code des ports | named:code des ports | act | art_6__para_ii',
        ],
        [
          'article 5, point 3), du code des ports',
          'article 5, point 3), du code des ports | named:code des ports | act | art_5__point_3',
        ],
        [
          'article 5, paragraphe 1, sous a), du code des ports',
          'article 5, paragraphe 1, sous a), du code des ports | named:code des ports | act | art_5__para_1__point_a',
        ],
        [
          'article 5, points a) à c), du code des ports',
          'article 5, points a) | named:code des ports | act | art_5__point_a .. art_5__point_c',
          'c), du code des ports | named:code des ports | act | art_5__point_c',
        ],
        ['art. 8 al. 1 phr. 2 LPh', 'art. 8 al. 1 phr. 2 LPh | named:LPh | act | art_8__subpara_1__sent_2'],
      ],
      equal,
    );
  });

  describe('numbers', () => {
    table(
      'fr',
      [
        ['l’article 22/1 du code des ports', 'article 22/1 du code des ports | named:code des ports | act | art_22/1'],
        [
          'l’article VI.83 du code des ports',
          'article VI.83 du code des ports | named:code des ports | act | art_vi.83',
        ],
        ['l’article 335c du code des ports', 'article 335c du code des ports | named:code des ports | act | art_335c'],
        [
          'l’article 9 undecies du code des ports',
          'article 9 undecies du code des ports | named:code des ports | act | art_9undecies',
        ],
        [
          'l’article L-5-1 du code des ports',
          'article L-5-1 du code des ports | named:code des ports | act | art_l5-1',
        ],
        [
          'l’article Lp. 5-1 du code des ports',
          'article Lp. 5-1 du code des ports | named:code des ports | act | art_lp5-1',
        ],
        [
          'l’article R. * 5-1 du code des ports',
          'article R. * 5-1 du code des ports | named:code des ports | act | art_r5-1',
        ],
        [
          'l’article préliminaire du code des ports',
          'article préliminaire du code des ports | named:code des ports | act | art_préliminaire',
        ],
        ['le 22/12/2020'],
      ],
      equal,
    );
  });

  describe('Canada', () => {
    table(
      'fr',
      [
        [
          'l’alinéa 8(1)a) de la loi sur les phares',
          'alinéa 8(1)a) de la loi sur les phares | named:loi sur les phares | act | art_8__para_1__item_a',
        ],
        [
          'le sous-alinéa 8(1)a)(ii) de la loi sur les phares',
          'sous-alinéa 8(1)a)(ii) de la loi sur les phares | named:loi sur les phares | act | art_8__para_1__item_a__item_ii',
        ],
        [
          'les paragraphes 8(2) et (3) de la loi sur les phares',
          'paragraphes 8(2) | named:loi sur les phares | act | art_8__para_2',
          '(3) de la loi sur les phares | named:loi sur les phares | act | art_8__para_3',
        ],
        [
          'le paragraphe 8.1(2) de la loi sur les phares',
          'paragraphe 8.1(2) de la loi sur les phares | named:loi sur les phares | act | art_8.1__para_2',
        ],
        ['art. 12 C.c.Q.', 'art. 12 C.c.Q. | named:C.c.Q. | act | art_12'],
      ],
      equal,
    );
  });
});
