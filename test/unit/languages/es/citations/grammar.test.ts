import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('Spanish citations', () => {
  describe('numbers and parts', () => {
    table(
      'es',
      [
        ['artículo 5.1 de la Ley 12/2001', 'artículo 5.1 de la Ley 12/2001 | named:Ley 12/2001 | act | art_5__para_1'],
        ['artículo 5.1.a)', 'artículo 5.1.a) | this | act | art_5__para_1__point_a'],
        ['el artículo 5. La autoridad', 'artículo 5 | this | act | art_5'],
        ['artículo 5 bis', 'artículo 5 bis | this | act | art_5bis'],
        ['artículo 5.bis', 'artículo 5.bis | this | act | art_5bis'],
        ['artículo 5bis', 'artículo 5bis | this | act | art_5bis'],
        ['artículo segundo', 'artículo segundo | this | act | art_2'],
        ['el artículo único de la Ley 12/2001', 'artículo único de la Ley 12/2001 | named:Ley 12/2001 | act | art_1'],
        ['art. 5, apdo. 2, letra b', 'art. 5, apdo. 2, letra b | this | act | art_5__para_2__point_b'],
        ['art. 5 ap. 2', 'art. 5 ap. 2 | this | act | art_5__para_2'],
        ['artículo 5, punto 1, letra b)', 'artículo 5, punto 1, letra b) | this | act | art_5__point_1__point_b'],
        [
          'Disposición adicional 2.ª de la Ley 12/2001',
          'Disposición adicional 2.ª de la Ley 12/2001 | named:Ley 12/2001 | act | hcontainer_disposición-adicional-segunda',
        ],
        [
          'D.A. 1ª de la Ley 12/2001',
          'D.A. 1ª de la Ley 12/2001 | named:Ley 12/2001 | act | hcontainer_disposición-adicional-primera',
        ],
        [
          'disposición final undécima',
          'disposición final undécima | this | act | hcontainer_disposición-final-undécima',
        ],
        ['artículo 5, apartado 2, letra b)', 'artículo 5, apartado 2, letra b) | this | act | art_5__para_2__point_b'],
        [
          'letra a) del apartado 1 del artículo 5',
          'letra a) del apartado 1 del artículo 5 | this | act | art_5__para_1__point_a',
        ],
        ['párrafo segundo del artículo 5', 'párrafo segundo del artículo 5 | this | act | art_5__subpara_2'],
        [
          'disposición adicional primera de la Ley Orgánica 3/2008',
          'disposición adicional primera de la Ley Orgánica 3/2008 | named:Ley Orgánica 3/2008 | act | hcontainer_disposición-adicional-primera',
        ],
      ],
      equal,
    );
  });

  describe('lists and ranges', () => {
    table(
      'es',
      [
        ['artículos 5 y 6 de esta Ley', 'artículos 5 | this | act | art_5', '6 de esta Ley | this | act | art_6'],
        [
          'artículos 5 a 8 del Real Decreto 20/2021',
          'artículos 5 | named:Real Decreto 20/2021 | act | art_5 .. art_8',
          '8 del Real Decreto 20/2021 | named:Real Decreto 20/2021 | act | art_8',
        ],
        [
          'artículos primero y segundo de la Ley 12/2001',
          'artículos primero | named:Ley 12/2001 | act | art_1',
          'segundo de la Ley 12/2001 | named:Ley 12/2001 | act | art_2',
        ],
        [
          'disposiciones adicionales primera y segunda de la Ley 12/2001',
          'disposiciones adicionales primera | named:Ley 12/2001 | act | hcontainer_disposición-adicional-primera',
          'segunda de la Ley 12/2001 | named:Ley 12/2001 | act | hcontainer_disposición-adicional-segunda',
        ],
        [
          'los artículos 5 y tercer párrafo',
          'artículos 5 | this | act | art_5',
          'tercer párrafo | this | here | subpara_3',
        ],
        [
          'artículos 5 y siguientes de la Ley 12/2001',
          'artículos 5 y siguientes de la Ley 12/2001 | named:Ley 12/2001 | act | art_5',
        ],
        [
          'artículos 1, 2.1 y 3 de la Ley 12/2001',
          'artículos 1 | named:Ley 12/2001 | act | art_1',
          '2.1 | named:Ley 12/2001 | act | art_2__para_1',
          '3 de la Ley 12/2001 | named:Ley 12/2001 | act | art_3',
        ],
        ['artículo 2.1 y 3', 'artículo 2.1 | this | act | art_2__para_1', '3 | this | act | art_2__para_3'],
        [
          'disposiciones transitorias primera a tercera',
          'disposiciones transitorias primera | this | act | hcontainer_disposición-transitoria-primera .. hcontainer_disposición-transitoria-tercera',
          'tercera | this | act | hcontainer_disposición-transitoria-tercera',
        ],
        [
          'las letras a) y b) del apartado 1 del artículo 5 de la Ley 12/2001',
          'letras a) | named:Ley 12/2001 | act | art_5__para_1__point_a',
          'b) del apartado 1 del artículo 5 de la Ley 12/2001 | named:Ley 12/2001 | act | art_5__para_1__point_b',
        ],
        ['los apartados 1 y 2', 'apartados 1 | this | here | para_1', '2 | this | here | para_2'],
        ['el artículo 5 y 3 meses', 'artículo 5 | this | act | art_5'],
      ],
      equal,
    );
  });

  describe('acts', () => {
    table(
      'es',
      [
        [
          'artículo 3 de la Ley de Puertos del Estado dispone',
          'artículo 3 de la Ley de Puertos del Estado | named:Ley de Puertos del Estado | act | art_3',
        ],
        ['artículo 3 del Código Civil', 'artículo 3 del Código Civil | named:Código Civil | act | art_3'],
        ['artículo 3 de dicha Ley', 'artículo 3 de dicha Ley | previous | act | art_3'],
        ['artículo 3 de la Ley', 'artículo 3 de la Ley | defined:Ley | act | art_3'],
        ['artículo 3 LF', 'artículo 3 LF | named:LF | act | art_3'],
        ['artículo 3 de la LF', 'artículo 3 de la LF | named:LF | act | art_3'],
        ['artículo 4 del RD 5/2015', 'artículo 4 del RD 5/2015 | named:Real Decreto 5/2015 | act | art_4'],
        ['art. 9 R.D.L. 1/2015', 'art. 9 R.D.L. 1/2015 | named:Real Decreto-ley 1/2015 | act | art_9'],
        ['art. 9 de la L.O. 3/2008', 'art. 9 de la L.O. 3/2008 | named:Ley Orgánica 3/2008 | act | art_9'],
        [
          'artículo 1 (objeto) de la Ley 40/2002',
          'artículo 1 (objeto) de la Ley 40/2002 | named:Ley 40/2002 | act | art_1',
        ],
        [
          'artículo 3 in fine de la Ley 40/2002',
          'artículo 3 in fine de la Ley 40/2002 | named:Ley 40/2002 | act | art_3',
        ],
        [
          'artículo 3 del Capítulo II de la Ley 40/2002',
          'artículo 3 del Capítulo II de la Ley 40/2002 | named:Ley 40/2002 | act | art_3',
        ],
        ['EL ARTÍCULO 3 DE LA LEY 40/2002', 'ARTÍCULO 3 DE LA LEY 40/2002 | named:LEY 40/2002 | act | art_3'],
        [
          'art. 3 de la Directiva 2009/1/CE',
          'art. 3 de la Directiva 2009/1/CE | named:Directiva 2009/1/CE | act | art_3',
        ],
        ['el art. 3 ES CLARO', 'art. 3 | this | act | art_3'],
        ['art. 24 CE', 'art. 24 CE | named:CE | act | art_24'],
      ],
      equal,
    );
  });

  describe('divisions and annexes of a named act', () => {
    table(
      'es',
      [
        [
          'Capítulo II del Título primero de la Ley 12/2001',
          'Capítulo II del Título primero de la Ley 12/2001 | named:Ley 12/2001 | act | title_1__chp_ii',
        ],
        ['el anexo I de la Ley 12/2001', 'anexo I de la Ley 12/2001 | named:Ley 12/2001 | act | annex_i'],
        ['el Título I de esta Ley', 'Título I de esta Ley | this | act | title_i'],
      ],
      equal,
    );
  });

  describe('words that point back', () => {
    table(
      'es',
      [
        ['el artículo anterior', 'artículo anterior | this | preceding | art'],
        ['dicho artículo', 'dicho artículo | this | previous | art'],
        // A part of an article that is named by where it stands.
        ['apartado 2 de dicho artículo', 'apartado 2 de dicho artículo | this | previous | art__para_2'],
        [
          'apartados 1 y 2 del artículo anterior',
          'apartados 1 | this | preceding | art__para_1',
          '2 del artículo anterior | this | preceding | art__para_2',
        ],
        [
          'letra a) del apartado 2 del artículo siguiente',
          'letra a) del apartado 2 del artículo siguiente | this | following | art__para_2__point_a',
        ],
        ['apartado 2 del citado artículo 5', 'apartado 2 del citado artículo 5 | this | act | art_5__para_2'],
        ['apartado 2 de este artículo', 'apartado 2 | this | here | para_2'],
      ],
      equal,
    );
  });

  describe('no citations', () => {
    table(
      'es',
      [
        ['un artículo de prensa'],
        ['la disposición de los barcos'],
        ['el apartado de correos'],
        ['Título I y Capítulo II'],
        ['sección 2 API'],
      ],
      equal,
    );
  });
});
