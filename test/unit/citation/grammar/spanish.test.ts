import assert from 'node:assert/strict';
import { table } from '../support';

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
        ['art. 24 CE', 'art. 24 CE | named:CE | act | art_24'],
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
      ],
      equal,
    );
  });

  describe('no citations', () => {
    table('es', [['un artículo de prensa'], ['la disposición de los barcos'], ['el apartado de correos']], equal);
  });
});
