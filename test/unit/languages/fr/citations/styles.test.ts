import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('French citations as statutes, judgments and drafts write them', () => {
  describe('former wording', () => {
    table(
      'fr',
      [
        [
          'l’ancien article 5 du code des ports',
          'ancien article 5 du code des ports | defined:ancien code des ports | act | art_5',
        ],
        ['l’ancien article 5', 'ancien article 5 | defined:ancien | act | art_5'],
        [
          'l’ex-article 5 du code des ports',
          'ex-article 5 du code des ports | defined:ancien code des ports | act | art_5',
        ],
        ['anc. art. 5 C. mar.', 'anc. art. 5 C. mar. | defined:ancien C. mar. | act | art_5'],
        [
          'les anciens articles 5 et 6 du code des ports',
          'anciens articles 5 | defined:ancien code des ports | act | art_5',
          '6 du code des ports | defined:ancien code des ports | act | art_6',
        ],
        [
          'l’article 5 (ancien) du code des ports',
          'article 5 (ancien) du code des ports | defined:ancien code des ports | act | art_5',
        ],
        [
          'l’article 5 ancien du code des ports',
          'article 5 ancien du code des ports | defined:ancien code des ports | act | art_5',
        ],
        [
          'l’article 5 du code des ports ancien',
          'article 5 du code des ports ancien | defined:ancien code des ports | act | art_5',
        ],
        [
          'l’article 5 du code des ports, dans sa rédaction antérieure à la loi du 3 mai 1990',
          'article 5 du code des ports, dans sa rédaction antérieure | defined:ancien code des ports | act | art_5',
        ],
        [
          'l’article 5 du code des ports, dans sa version en vigueur jusqu’au 3 mai 1990',
          'article 5 du code des ports, dans sa version en vigueur jusqu’au | defined:ancien code des ports | act | art_5',
        ],
        [
          'l’article 5 du code des ports, dans sa rédaction issue de la loi du 3 mai 1990',
          'article 5 du code des ports | named:code des ports | act | art_5',
        ],
        [
          'l’article 5 (ancien article 4) du code des ports',
          'article 5 (ancien article 4) du code des ports | named:code des ports | act | art_5',
        ],
        [
          'l’article 5 (anciennement 4) du code des ports',
          'article 5 (anciennement 4) du code des ports | named:code des ports | act | art_5',
        ],
        ['l’ancien article du journal'],
        ['un ancien de l’article 5', 'article 5 | this | act | art_5'],
      ],
      equal,
    );
  });

  describe('acts that one phrase joins', () => {
    table(
      'fr',
      [
        [
          'les articles 5 du code des ports et 7 de la loi n° 90-12',
          'articles 5 du code des ports | named:code des ports | act | art_5',
          '7 de la loi n° 90-12 | named:loi n° 90-12 | act | art_7',
        ],
        [
          'les articles 5 et 6 du code des ports, L. 2-1 du code du sport et 7 CGI',
          'articles 5 | named:code des ports | act | art_5',
          '6 du code des ports | named:code des ports | act | art_6',
          'L. 2-1 du code du sport | named:code du sport | act | art_l2-1',
          '7 CGI | named:CGI | act | art_7',
        ],
        ['art. 8 LPh ainsi que 10 OPh', 'art. 8 LPh | named:LPh | act | art_8', '10 OPh | named:OPh | act | art_10'],
        [
          'l’article 5 du code des ports, ensemble les 6 et 7 du code du sport',
          'article 5 du code des ports | named:code des ports | act | art_5',
          '6 | named:code du sport | act | art_6',
          '7 du code du sport | named:code du sport | act | art_7',
        ],
        [
          'l’article 5 du code des ports et 3 mois plus tard',
          'article 5 du code des ports | named:code des ports | act | art_5',
        ],
        [
          'l’article 5 du code des ports et 500 EUR',
          'article 5 du code des ports | named:code des ports | act | art_5',
        ],
      ],
      equal,
    );
  });

  describe('annexes', () => {
    table(
      'fr',
      [
        [
          'l’article 14 de l’annexe I du code des ports',
          'article 14 de l’annexe I du code des ports | named:code des ports | act | annex_i__art_14',
        ],
        [
          'les articles 14 à 16 de l’annexe I',
          'articles 14 | this | act | annex_i__art_14 .. annex_i__art_16',
          '16 de l’annexe I | this | act | annex_i__art_16',
        ],
        [
          'l’annexe I, article 14, du code des ports',
          'annexe I, article 14, du code des ports | named:code des ports | act | annex_i__art_14',
        ],
        ['l’annexe I du rapport'],
      ],
      equal,
    );
  });

  describe('acts', () => {
    table(
      'fr',
      [
        [
          'l’article 5 de la loi fédérale sur la navigation intérieure dispose',
          'article 5 de la loi fédérale sur la navigation intérieure | named:loi fédérale sur la navigation intérieure | act | art_5',
        ],
        [
          'l’article 5 de la loi relative aux ports',
          'article 5 de la loi relative aux ports | named:loi relative aux ports | act | art_5',
        ],
        [
          'l’article 5 du règlement général sur la protection des données',
          'article 5 du règlement général sur la protection des données | named:règlement général sur la protection des données | act | art_5',
        ],
        [
          'l’article 5 de l’arrêté royal du 3 mai 1990',
          'article 5 de l’arrêté royal du 3 mai 1990 | named:arrêté royal du 3 mai 1990 | act | art_5',
        ],
        [
          'l’article 5 de l’arrêté royal n° 79 du 3 mai 1990',
          'article 5 de l’arrêté royal n° 79 du 3 mai 1990 | named:arrêté royal n° 79 du 3 mai 1990 | act | art_5',
        ],
        [
          'l’article 5 de la convention européenne des ports',
          'article 5 de la convention européenne des ports | named:convention européenne des ports | act | art_5',
        ],
        [
          'l’article 5 du décret du gouvernement wallon du 3 mai 1990',
          'article 5 du décret du gouvernement wallon du 3 mai 1990 | named:décret du gouvernement wallon du 3 mai 1990 | act | art_5',
        ],
        [
          'l’article 5 de la loi modifiée du 3 mai 1990',
          'article 5 de la loi modifiée du 3 mai 1990 | named:loi du 3 mai 1990 | act | art_5',
        ],
        [
          'l’article 5 de l’ordonnance 2016-131',
          'article 5 de l’ordonnance 2016-131 | named:ordonnance n° 2016-131 | act | art_5',
        ],
        ['art. 8 Cst.', 'art. 8 Cst. | named:Cst. | act | art_8'],
        ['art. 9 ss LPh', 'art. 9 ss LPh | named:LPh | act | art_9'],
        ['l’article 5 Code civil', 'article 5 Code civil | named:Code civil | act | art_5'],
        ['l’article 5 de notre code civil', 'article 5 de notre code civil | named:code civil | act | art_5'],
        [
          'l’article 5 précité du code des ports',
          'article 5 précité du code des ports | named:code des ports | act | art_5',
        ],
        [
          'les articles 5 et 6, tous deux du code des ports',
          'articles 5 | named:code des ports | act | art_5',
          '6, tous deux du code des ports | named:code des ports | act | art_6',
        ],
        [
          'l’article 5, in fine, du code des ports',
          'article 5, in fine, du code des ports | named:code des ports | act | art_5',
        ],
        ['l’article précité', 'article précité | this | previous | art'],
        ['Article 5 Statut du personnel', 'Article 5 | this | act | art_5'],
        ['l’article 5 S.A. Dupont', 'article 5 | this | act | art_5'],
        ['l’article 5 de la loi sur ce point', 'article 5 de la loi | defined:loi | act | art_5'],
      ],
      equal,
    );
  });
});
