import { quantitiesTable } from '../quantitiesTable';

quantitiesTable('es', {
  amounts: [
    [
      '1.250,50 €, doscientos cincuenta euros, 15 por ciento',
      ['1250.5', 'currency EUR'],
      ['250', 'currency EUR'],
      ['15', 'percent'],
    ],
  ],
  periods: [
    ['treinta y un días hábiles, un mes, veinticinco años', ['31', 'working day'], ['1', 'month'], ['25', 'year']],
  ],
  'shares and dates': [
    ['dos tercios, la mitad', ['0.667', ''], ['0.5', '']],
    ['el 12 de marzo de 2021, el 3 de mayo, en marzo de 2021', '2021-03-12', '--05-03', '2021-03'],
  ],
  citations: [['el artículo 24.1 y los artículos 3 y 4', ['24.1', 'citation'], ['3', 'citation'], ['4', 'citation']]],
});
