import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('parts and numbers of Spanish articles', () => {
  describe('parts', () => {
    table(
      'es',
      [
        [
          'la fracción II del artículo 5 de la Ley de Faros',
          'fracción II del artículo 5 de la Ley de Faros | named:Ley de Faros | act | art_5__point_ii',
        ],
        [
          'artículo 5, fracción II, inciso b), de la Ley de Faros',
          'artículo 5, fracción II, inciso b), de la Ley de Faros | named:Ley de Faros | act | art_5__point_ii__point_b',
        ],
        [
          'las fracciones I a III del artículo 5',
          'fracciones I | this | act | art_5__point_i .. art_5__point_iii',
          'III del artículo 5 | this | act | art_5__point_iii',
        ],
        [
          'artículo 27, apartado A, fracción II, de la Constitución',
          'artículo 27, apartado A, fracción II, de la Constitución | named:Constitución | act | art_27__para_a__point_ii',
        ],
        ['el inciso segundo del artículo 5', 'inciso segundo del artículo 5 | this | act | art_5__subpara_2'],
        [
          'artículo 5 inciso segundo del Código Civil',
          'artículo 5 inciso segundo del Código Civil | named:Código Civil | act | art_5__subpara_2',
        ],
        ['art. 5 inc. 22 CN', 'art. 5 inc. 22 CN | named:CN | act | art_5__item_22'],
        [
          'artículo 5, numeral 3, literal a), de la Ley 80 de 1993',
          'artículo 5, numeral 3, literal a), de la Ley 80 de 1993 | named:Ley 80 de 1993 | act | art_5__item_3__point_a',
        ],
        [
          'el literal a) del numeral 3 del artículo 5',
          'literal a) del numeral 3 del artículo 5 | this | act | art_5__item_3__point_a',
        ],
        ['el parágrafo 2 del artículo 5', 'parágrafo 2 del artículo 5 | this | act | art_5__subpara_2'],
        [
          'el artículo 19 N° 3 de la Constitución',
          'artículo 19 N° 3 de la Constitución | named:Constitución | act | art_19__item_3',
        ],
        [
          'los números 1 y 2 del artículo 5',
          'números 1 | this | act | art_5__item_1',
          '2 del artículo 5 | this | act | art_5__item_2',
        ],
        [
          'los párrafos primero y segundo del artículo 5',
          'párrafos primero | this | act | art_5__subpara_1',
          'segundo del artículo 5 | this | act | art_5__subpara_2',
        ],
        [
          'las letras a) a c) del artículo 5',
          'letras a) | this | act | art_5__point_a .. art_5__point_c',
          'c) del artículo 5 | this | act | art_5__point_c',
        ],
        [
          'el artículo 5 (apartado 2) de la Ley 9/2018',
          'artículo 5 (apartado 2) de la Ley 9/2018 | named:Ley 9/2018 | act | art_5__para_2',
        ],
        ['art. 6, apdo. 1, let. f) RGPD', 'art. 6, apdo. 1, let. f) RGPD | named:RGPD | act | art_6__para_1__point_f'],
        [
          'el artículo 5, apartados 1, letra a), y 2, de la Ley 9/2018',
          'artículo 5, apartados 1, letra a) | named:Ley 9/2018 | act | art_5__para_1__point_a',
          '2, de la Ley 9/2018 | named:Ley 9/2018 | act | art_5__para_2',
        ],
        [
          'el artículo 5.1 letras b y c de la Ley 9/2018',
          'artículo 5.1 letras b | named:Ley 9/2018 | act | art_5__para_1__point_b',
          'c de la Ley 9/2018 | named:Ley 9/2018 | act | art_5__para_1__point_c',
        ],
        ['el artículo 5 letra b y a la vista de todos', 'artículo 5 letra b | this | act | art_5__point_b'],
        ['el núm. 2 del art. 5', 'núm. 2 del art. 5 | this | act | art_5__item_2'],
        [
          'artículo 5, inciso final, del Código Civil',
          'artículo 5, inciso final, del Código Civil | named:Código Civil | act | art_5',
        ],
        ['el número 3 del equipo'],
      ],
      equal,
    );
  });

  describe('numbers', () => {
    table(
      'es',
      [
        ['artículo 5o. de la Ley de Faros', 'artículo 5o. de la Ley de Faros | named:Ley de Faros | act | art_5'],
        ['artículo 5° de la Ley de Faros', 'artículo 5° de la Ley de Faros | named:Ley de Faros | act | art_5'],
        [
          'artículo 5 Bis de la Ley de Faros',
          'artículo 5 Bis de la Ley de Faros | named:Ley de Faros | act | art_5bis',
        ],
        ['artículo 5-A de la Ley de Faros', 'artículo 5-A de la Ley de Faros | named:Ley de Faros | act | art_5a'],
        [
          'artículo 5 quáter de la Ley de Faros',
          'artículo 5 quáter de la Ley de Faros | named:Ley de Faros | act | art_5quater',
        ],
        ['el artículo 1.902 del Código Civil', 'artículo 1.902 del Código Civil | named:Código Civil | act | art_1902'],
        [
          'artículo 2.2.1.1.1 del Decreto 1074 de 2015',
          'artículo 2.2.1.1.1 del Decreto 1074 de 2015 | named:Decreto 1074 de 2015 | act | art_2.2.1.1.1',
        ],
        [
          'artículo vigésimo primero de la Ley 9/2018',
          'artículo vigésimo primero de la Ley 9/2018 | named:Ley 9/2018 | act | art_21',
        ],
        [
          'artículo décimo segundo de la Ley 9/2018',
          'artículo décimo segundo de la Ley 9/2018 | named:Ley 9/2018 | act | art_12',
        ],
        ['ARTICULO 5 DE LA LEY 9/2018', 'ARTICULO 5 DE LA LEY 9/2018 | named:LEY 9/2018 | act | art_5'],
        ['el art. 5-1 de la Ley 9/2018', 'art. 5 | this | act | art_5'],
        [
          'los arts. 5-7 de la Ley 9/2018',
          'arts. 5 | named:Ley 9/2018 | act | art_5 .. art_7',
          '7 de la Ley 9/2018 | named:Ley 9/2018 | act | art_7',
        ],
      ],
      equal,
    );
  });

  describe('named provisions and annexes', () => {
    table(
      'es',
      [
        [
          'disposición adicional vigésima primera de la Ley 9/2018',
          'disposición adicional vigésima primera de la Ley 9/2018 | named:Ley 9/2018 | act | hcontainer_disposición-adicional-vigésima-primera',
        ],
        [
          'disposición adicional 21.ª de la Ley 9/2018',
          'disposición adicional 21.ª de la Ley 9/2018 | named:Ley 9/2018 | act | hcontainer_disposición-adicional-vigésima-primera',
        ],
        [
          'D. Adicional 2ª de la Ley 9/2018',
          'D. Adicional 2ª de la Ley 9/2018 | named:Ley 9/2018 | act | hcontainer_disposición-adicional-segunda',
        ],
        [
          'la D.A. segunda de la Ley 9/2018',
          'D.A. segunda de la Ley 9/2018 | named:Ley 9/2018 | act | hcontainer_disposición-adicional-segunda',
        ],
        [
          'DT única Ley 9/2018',
          'DT única Ley 9/2018 | named:Ley 9/2018 | act | hcontainer_disposición-transitoria-única',
        ],
        [
          'disp. adic. 2.ª de la Ley 9/2018',
          'disp. adic. 2.ª de la Ley 9/2018 | named:Ley 9/2018 | act | hcontainer_disposición-adicional-segunda',
        ],
        [
          'el artículo 14 del anexo I de la Ley 9/2018',
          'artículo 14 del anexo I de la Ley 9/2018 | named:Ley 9/2018 | act | annex_i__art_14',
        ],
        [
          'anexo II, apartado 3, de la Ley 9/2018',
          'anexo II, apartado 3, de la Ley 9/2018 | named:Ley 9/2018 | act | annex_ii__para_3',
        ],
        ['D. Final del partido'],
      ],
      equal,
    );
  });
});
