import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('Spanish citations as statutes, judgments and drafts write them', () => {
  describe('articles whose word is left out', () => {
    table(
      'es',
      [
        ['el 67 LPM se aplica', '67 LPM | named:LPM | act | art_67'],
        ['conforme al 67.2.a) de la LPM', '67.2.a) de la LPM | named:LPM | act | art_67__para_2__point_a'],
        ['los 67 y 68 LPM', '67 | named:LPM | act | art_67', '68 LPM | named:LPM | act | art_68'],
        ['del 1902 del Código Civil', '1902 del Código Civil | named:Código Civil | act | art_1902'],
        ['en el 67 de la Ley 39/2015', '67 de la Ley 39/2015 | named:Ley 39/2015 | act | art_67'],
        ['el 24 CE', '24 CE | named:CE | act | art_24'],
        ['los 20 CV, los 20 LPM, los 27 de la UE, el 5 de la Ley'],
        ['el 12 de octubre, del 80 % de la LPM'],
      ],
      equal,
    );
  });

  describe('former wording and transitory articles', () => {
    table(
      'es',
      [
        [
          'el antiguo artículo 5 del Código Civil',
          'antiguo artículo 5 del Código Civil | defined:antiguo Código Civil | act | art_5',
        ],
        [
          'los antiguos artículos 5 y 6 del Código Civil',
          'antiguos artículos 5 | defined:antiguo Código Civil | act | art_5',
          '6 del Código Civil | defined:antiguo Código Civil | act | art_6',
        ],
        [
          'el artículo 5 (antiguo) del Código Civil',
          'artículo 5 (antiguo) del Código Civil | defined:antiguo Código Civil | act | art_5',
        ],
        [
          'el artículo 5 antiguo del Código Civil',
          'artículo 5 antiguo del Código Civil | defined:antiguo Código Civil | act | art_5',
        ],
        [
          'el artículo 5 del Código Civil, en su redacción anterior a la reforma',
          'artículo 5 del Código Civil, en su redacción anterior | defined:antiguo Código Civil | act | art_5',
        ],
        [
          'el artículo 5 del Código Civil, en su redacción vigente hasta 2015',
          'artículo 5 del Código Civil, en su redacción vigente hasta | defined:antiguo Código Civil | act | art_5',
        ],
        [
          'el artículo 5 del Código Civil, en la redacción dada por la Ley 9/2018',
          'artículo 5 del Código Civil | named:Código Civil | act | art_5',
        ],
        [
          'el artículo primero transitorio de la Ley de Faros',
          'artículo primero transitorio de la Ley de Faros | defined:transitorio Ley de Faros | act | art_1',
        ],
        [
          'el artículo transitorio primero de la Ley de Faros',
          'artículo transitorio primero de la Ley de Faros | defined:transitorio Ley de Faros | act | art_1',
        ],
        [
          'Transitorio Segundo de la Ley de Faros',
          'Transitorio Segundo de la Ley de Faros | defined:transitorio Ley de Faros | act | art_2',
        ],
        ['el periodo transitorio segundo'],
        ['el antiguo artículo de prensa'],
      ],
      equal,
    );
  });

  describe('acts that one phrase joins', () => {
    table(
      'es',
      [
        [
          'los artículos 24 de la Constitución y 11 de la Ley Orgánica 6/2005',
          'artículos 24 de la Constitución | named:Constitución | act | art_24',
          '11 de la Ley Orgánica 6/2005 | named:Ley Orgánica 6/2005 | act | art_11',
        ],
        ['arts. 5 CC y 17 LEC', 'arts. 5 CC | named:CC | act | art_5', '17 LEC | named:LEC | act | art_17'],
        [
          'el artículo 5 de la Ley 9/2018, en relación con el 6 del Código Civil',
          'artículo 5 de la Ley 9/2018 | named:Ley 9/2018 | act | art_5',
          '6 del Código Civil | named:Código Civil | act | art_6',
        ],
        [
          'los artículos 5 y 6 del Código Civil, 7 de la Ley 9/2018 y 8.2 de la Ley 9/2018',
          'artículos 5 | named:Código Civil | act | art_5',
          '6 del Código Civil | named:Código Civil | act | art_6',
          '7 de la Ley 9/2018 | named:Ley 9/2018 | act | art_7',
          '8.2 de la Ley 9/2018 | named:Ley 9/2018 | act | art_8__para_2',
        ],
        ['el artículo 5 de la Ley 9/2018 y 30 días', 'artículo 5 de la Ley 9/2018 | named:Ley 9/2018 | act | art_5'],
        ['art. 5 CC y 500 EUR', 'art. 5 CC | named:CC | act | art_5'],
      ],
      equal,
    );
  });

  describe('acts', () => {
    table(
      'es',
      [
        ['artículo 5 de la Ley 80 de 1993', 'artículo 5 de la Ley 80 de 1993 | named:Ley 80 de 1993 | act | art_5'],
        ['artículo 5 de la ley N° 19.496', 'artículo 5 de la ley N° 19.496 | named:ley N° 19.496 | act | art_5'],
        ['artículo 5 de la Ley 19.496', 'artículo 5 de la Ley 19.496 | named:Ley 19.496 | act | art_5'],
        [
          'artículo 5 de la Orden de 5 de junio de 2018',
          'artículo 5 de la Orden de 5 de junio de 2018 | named:Orden de 5 de junio de 2018 | act | art_5',
        ],
        ['artículo 5 y ss Ley 9/2018', 'artículo 5 y ss Ley 9/2018 | named:Ley 9/2018 | act | art_5'],
        ['artículo 5 del código civil establece', 'artículo 5 del código civil | named:código civil | act | art_5'],
        [
          'artículo 5 del código de comercio',
          'artículo 5 del código de comercio | named:código de comercio | act | art_5',
        ],
        ['artículo 5 Ley 9/2018', 'artículo 5 Ley 9/2018 | named:Ley 9/2018 | act | art_5'],
        ['artículo 5 Código Civil', 'artículo 5 Código Civil | named:Código Civil | act | art_5'],
        ['artículo 5 ET', 'artículo 5 ET | named:ET | act | art_5'],
        ['art. 5 L.E.C.', 'art. 5 L.E.C. | named:L.E.C. | act | art_5'],
        [
          'artículos 14 y 16 constitucionales',
          'artículos 14 | defined:Constitución | act | art_14',
          '16 constitucionales | defined:Constitución | act | art_16',
        ],
        ['artículo 5 del mismo cuerpo legal', 'artículo 5 del mismo cuerpo legal | previous | act | art_5'],
        ['artículo 5 ibídem', 'artículo 5 ibídem | previous | act | art_5'],
        ['el precitado artículo', 'precitado artículo | this | previous | art'],
        [
          'los artículos 5 y 6, ambos de la Ley 9/2018',
          'artículos 5 | named:Ley 9/2018 | act | art_5',
          '6, ambos de la Ley 9/2018 | named:Ley 9/2018 | act | art_6',
        ],
        [
          'los artículos 5 a 7, ambos inclusive, de la Ley 9/2018',
          'artículos 5 | named:Ley 9/2018 | act | art_5 .. art_7',
          '7, ambos inclusive, de la Ley 9/2018 | named:Ley 9/2018 | act | art_7',
        ],
        [
          'el artículo 5 antes citado de la Ley 9/2018',
          'artículo 5 antes citado de la Ley 9/2018 | named:Ley 9/2018 | act | art_5',
        ],
        [
          'el artículo 5 de la vigente Ley 9/2018',
          'artículo 5 de la vigente Ley 9/2018 | named:Ley 9/2018 | act | art_5',
        ],
        ['Artículo 5 Código de conducta', 'Artículo 5 | this | act | art_5'],
        ['artículo 5 S.A. Pérez', 'artículo 5 | this | act | art_5'],
      ],
      equal,
    );
  });
});
