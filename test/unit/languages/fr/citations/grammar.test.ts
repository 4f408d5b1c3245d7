import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

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
        ['article premier du code', 'article premier du code | defined:code | act | art_1'],
        ['article L. 21‑1', 'article L. 21‑1 | this | act | art_l21-1'],
        ['article L. 21–1', 'article L. 21–1 | this | act | art_l21-1'],
        ['article L.O. 21-1', 'article L.O. 21-1 | this | act | art_lo21-1'],
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
        ['articles 5–7', 'articles 5 | this | act | art_5 .. art_7', '7 | this | act | art_7'],
        [
          'les articles L. 2-1 et suivants du code des ports',
          'articles L. 2-1 et suivants du code des ports | named:code des ports | act | art_l2-1',
        ],
        [
          'art. L. 2-1 et s. du code des ports',
          'art. L. 2-1 et s. du code des ports | named:code des ports | act | art_l2-1',
        ],
        [
          'articles 5, premier alinéa, et 6, 2°, du code des ports',
          'articles 5, premier alinéa | named:code des ports | act | art_5__subpara_1',
          '6, 2°, du code des ports | named:code des ports | act | art_6__point_2',
        ],
        [
          'article 5, alinéa 2 et 3',
          'article 5, alinéa 2 | this | act | art_5__subpara_2',
          '3 | this | act | art_5__subpara_3',
        ],
        ['article 5, 2° et 3°', 'article 5, 2° | this | act | art_5__point_2', '3° | this | act | art_5__point_3'],
        [
          'à l’article 5 et premier alinéa',
          'article 5 | this | act | art_5',
          'premier alinéa | this | here | subpara_1',
        ],
        [
          'les 1° et 2° du II de l’article 5 du code des ports',
          '1° | named:code des ports | act | art_5__para_ii__point_1',
          '2° du II de l’article 5 du code des ports | named:code des ports | act | art_5__para_ii__point_2',
        ],
        [
          'les I, II et III de l’article 5',
          'I | this | act | art_5__para_i',
          'II | this | act | art_5__para_ii',
          'III de l’article 5 | this | act | art_5__para_iii',
        ],
        [
          'aux alinéas 2 et 3 de l’article 5',
          'alinéas 2 | this | act | art_5__subpara_2',
          '3 de l’article 5 | this | act | art_5__subpara_3',
        ],
        ['les I et II du rapport'],
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
        [
          'article 5, 2e alinéa, du code des ports',
          'article 5, 2e alinéa, du code des ports | named:code des ports | act | art_5__subpara_2',
        ],
        [
          'article 5 (dernier alinéa) du code des ports',
          'article 5 (dernier alinéa) du code des ports | named:code des ports | act | art_5',
        ],
        ['article R. 5-1 (1°)', 'article R. 5-1 (1°) | this | act | art_r5-1__point_1'],
        ['(article 5, 2°)', 'article 5, 2° | this | act | art_5__point_2'],
        ['article L. 5-1, II bis, 1°', 'article L. 5-1, II bis, 1° | this | act | art_l5-1__para_iibis__point_1'],
        ['au a) du 2° de l’article 5', 'a) du 2° de l’article 5 | this | act | art_5__point_2__item_a'],
        [
          'article 2, paragraphe 1, premier alinéa, point b), du règlement (UE) 2016/700',
          'article 2, paragraphe 1, premier alinéa, point b), du règlement (UE) 2016/700 | named:règlement (UE) 2016/700 | act | art_2__para_1__subpara_1__point_b',
        ],
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
        [
          'l’article 3 du code des ports et l’article 9 du même code',
          'article 3 du code des ports | named:code des ports | act | art_3',
          'article 9 du même code | previous | act | art_9',
        ],
        [
          'l’article 3 du code des ports et de l’article 9 de la loi n° 90-12',
          'article 3 du code des ports | named:code des ports | act | art_3',
          'article 9 de la loi n° 90-12 | named:loi n° 90-12 | act | art_9',
        ],
        [
          'article 3 du code de l’entrée et du séjour des marins',
          'article 3 du code de l’entrée et du séjour des marins | named:code de l’entrée et du séjour des marins | act | art_3',
        ],
        [
          'article 3 (objet) du code des ports',
          'article 3 (objet) du code des ports | named:code des ports | act | art_3',
        ],
        [
          'article 3 du chapitre II du code des ports',
          'article 3 du chapitre II du code des ports | named:code des ports | act | art_3',
        ],
        ['À L’ARTICLE 5 DU PORT', 'ARTICLE 5 | this | act | art_5'],
        ['article L. 2-1 CP', 'article L. 2-1 CP | named:CP | act | art_l2-1'],
        ['L. 2-1 du code des ports', 'L. 2-1 du code des ports | named:code des ports | act | art_l2-1'],
        [
          'R. 2-1 et R. 2-2 dudit code',
          'R. 2-1 | previous | act | art_r2-1',
          'R. 2-2 dudit code | previous | act | art_r2-2',
        ],
        ['article 2 du décret', 'article 2 du décret | defined:décret | act | art_2'],
        ['l’article 3 de ladite loi', 'article 3 de ladite loi | previous | act | art_3'],
      ],
      equal,
    );
  });

  describe('divisions and annexes of a named act', () => {
    table(
      'fr',
      [
        [
          'le chapitre II du titre Ier du livre premier du code des ports',
          'chapitre II du titre Ier du livre premier du code des ports | named:code des ports | act | book_1__title_i__chp_ii',
        ],
        [
          'annexe I du règlement (UE) 2016/700',
          'annexe I du règlement (UE) 2016/700 | named:règlement (UE) 2016/700 | act | annex_i',
        ],
        [
          'point 3 de l’annexe II du règlement (UE) 2016/700',
          'point 3 de l’annexe II du règlement (UE) 2016/700 | named:règlement (UE) 2016/700 | act | annex_ii__point_3',
        ],
        [
          'annexe II, point 3, du règlement (UE) 2016/700',
          'annexe II, point 3, du règlement (UE) 2016/700 | named:règlement (UE) 2016/700 | act | annex_ii__point_3',
        ],
        ['le titre II de la présente loi', 'titre II de la présente loi | this | act | title_ii'],
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
        [
          'l’article 3 du code des ports du même article',
          'article 3 du code des ports | named:code des ports | act | art_3',
          'même article | this | previous | art',
        ],
        ['l’article 3 du code rural de la même manière', 'article 3 du code rural | named:code rural | act | art_3'],
        // A part of an article that is named by where it stands.
        ['premier alinéa de cet article', 'premier alinéa de cet article | this | previous | art__subpara_1'],
        ['le 2° de l’article précédent', '2° de l’article précédent | this | preceding | art__point_2'],
        [
          'aux premier et deuxième alinéas de l’article suivant',
          'premier | this | following | art__subpara_1',
          'deuxième alinéas de l’article suivant | this | following | art__subpara_2',
        ],
        [
          'premier alinéa du I dudit article',
          'premier alinéa du I dudit article | this | previous | art__para_i__subpara_1',
        ],
        ['premier alinéa du même article 5', 'premier alinéa du même article 5 | this | act | art_5__subpara_1'],
        ['premier alinéa du présent article', 'premier alinéa | this | here | subpara_1'],
        ['2° du code'],
        ['le présent article'],
      ],
      equal,
    );
  });

  describe('no citations', () => {
    table(
      'fr',
      [
        ['un article de presse'],
        ['les articles 100 % coton'],
        ['IV du code'],
        ['à 12° du nord'],
        ['taille L. 2-1 en stock'],
        ['JO L. 119 du 4 mai'],
        ['chapitre 2 API'],
        ['titre II et chapitre III'],
        ['un titre de séjour'],
        ['un article unique en son genre'],
      ],
      equal,
    );
  });
});
