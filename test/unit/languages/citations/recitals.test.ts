import assert from 'node:assert/strict';
import { table } from '../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('citations of recitals', () => {
  describe('in English', () => {
    table(
      'en',
      [
        [
          'recital 26 of Regulation (VU) 2016/979',
          'recital 26 of Regulation (VU) 2016/979 | named:Regulation (VU) 2016/979 | act | preamble__para_26',
        ],
        [
          'Recitals (26), (27) and (30) to (32) of the HLR',
          'Recitals (26) | named:HLR | act | preamble__para_26',
          '(27) | named:HLR | act | preamble__para_27',
          '(30) | named:HLR | act | preamble__para_30 .. preamble__para_32',
          '(32) of the HLR | named:HLR | act | preamble__para_32',
        ],
        ['HAFR recital 26', 'HAFR recital 26 | named:HAFR | act | preamble__para_26'],
        ['RECITAL 26', 'RECITAL 26 | this | act | preamble__para_26'],
        [
          'recital 3 in the preamble to Directive 95/46/EC',
          'recital 3 in the preamble to Directive 95/46/EC | named:Directive 95/46/EC | act | preamble__para_3',
        ],
        ['the 26th recital of this Regulation', '26th recital of this Regulation | this | act | preamble__para_26'],
        // Behind the singular a number alone may count something else.
        ['recital 26 and 3 ships', 'recital 26 | this | act | preamble__para_26'],
        ['a recital of 3 poems, recital 3.5, recital 3rd'],
      ],
      equal,
    );
  });

  describe('in German', () => {
    table(
      'de',
      [
        [
          'Erwägungsgrund 26 Satz 3 der Verordnung (EU) 2016/979',
          'Erwägungsgrund 26 Satz 3 der Verordnung (EU) 2016/979 | named:Verordnung (EU) 2016/979 | act | preamble__para_26__sent_3',
        ],
        [
          'Erwägungsgründe 3 bis 5 und (7)',
          'Erwägungsgründe 3 | this | act | preamble__para_3 .. preamble__para_5',
          '5 | this | act | preamble__para_5',
          '(7) | this | act | preamble__para_7',
        ],
        ['LVO ErwG 26', 'LVO ErwG 26 | named:LVO | act | preamble__para_26'],
        ['ErwGr. 26 LVO', 'ErwGr. 26 LVO | named:LVO | act | preamble__para_26'],
        ['Erwägungsgrund Nr. 26 zur LVO', 'Erwägungsgrund Nr. 26 zur LVO | named:LVO | act | preamble__para_26'],
        ['im 26. Erwägungsgrund der LVO', '26. Erwägungsgrund der LVO | named:LVO | act | preamble__para_26'],
        [
          'Erwägungsgrund 26 und 27 LVO',
          'Erwägungsgrund 26 | named:LVO | act | preamble__para_26',
          '27 LVO | named:LVO | act | preamble__para_27',
        ],
        [
          'Art. 2 und Erwägungsgrund 3 Satz 1 und 2 LVO',
          'Art. 2 | this | act | art_2',
          'Erwägungsgrund 3 Satz 1 und 2 LVO | named:LVO | act | preamble__para_3__sent_1 .. preamble__para_3__sent_2',
        ],
        ['Erwerb 3, der Erwägungsgrund des Rates, am 3. Erwachte'],
      ],
      equal,
    );
  });

  describe('in French', () => {
    table(
      'fr',
      [
        [
          'considérant 26 du règlement (UE) 2016/979',
          'considérant 26 du règlement (UE) 2016/979 | named:règlement (UE) 2016/979 | act | preamble__para_26',
        ],
        [
          'les considérants 26 et 27 de la directive 95/46/CE',
          'considérants 26 | named:directive 95/46/CE | act | preamble__para_26',
          '27 de la directive 95/46/CE | named:directive 95/46/CE | act | preamble__para_27',
        ],
        ['le considérant 3 dit', 'considérant 3 | this | act | preamble__para_3'],
        ['LPH, considérant 26', 'considérant 26 | this | act | preamble__para_26'],
        [
          'considérants 3 à 5',
          'considérants 3 | this | act | preamble__para_3 .. preamble__para_5',
          '5 | this | act | preamble__para_5',
        ],
        [
          'au 26e considérant du préambule du présent règlement',
          '26e considérant du préambule du présent règlement | this | act | preamble__para_26',
        ],
        // A participle.
        ['considérant 3 navires, la Cour; en considérant 12 pilotes'],
      ],
      equal,
    );
  });

  describe('in Spanish', () => {
    table(
      'es',
      [
        [
          'considerando 26 del Reglamento (UE) 2016/979',
          'considerando 26 del Reglamento (UE) 2016/979 | named:Reglamento (UE) 2016/979 | act | preamble__para_26',
        ],
        [
          'los considerandos 26 y 27 de la LFA',
          'considerandos 26 | named:LFA | act | preamble__para_26',
          '27 de la LFA | named:LFA | act | preamble__para_27',
        ],
        ['(considerando 26)', 'considerando 26 | this | act | preamble__para_26'],
        [
          'el 26.º considerando de esta Directiva',
          '26.º considerando de esta Directiva | this | act | preamble__para_26',
        ],
        ['considerando 3 buques; considerando que 5'],
      ],
      equal,
    );
  });
});
