import { quantitiesTable } from '../quantitiesTable';

quantitiesTable('de', {
  'amounts in figures and words': [
    ['1.250,50 Euro oder 1 000 €', ['1250.5', 'currency EUR'], ['1000', 'currency EUR']],
    [
      '10 Tausend Euro, tausend Euro, 3 Mio. Euro',
      ['10000', 'currency EUR'],
      ['1000', 'currency EUR'],
      ['3000000', 'currency EUR'],
    ],
    ['zweihundertfünfzig Euro und neunhundertneunundneunzig Euro', ['250', 'currency EUR'], ['999', 'currency EUR']],
    ['15 vom Hundert oder 1,5 Prozent', ['15', 'percent'], ['1.5', 'percent']],
  ],
  'periods, in one word with their unit too': [
    ['binnen drei Monaten, eines Monats, eine Woche', ['3', 'month'], ['1', 'month'], ['1', 'week']],
    ['die Dreimonatsfrist und eine sechsmonatige Frist', ['3', 'month'], ['6', 'month']],
    ['vier bis sechs Wochen', ['4', 'week'], ['6', 'week']],
    ['dreieinhalb Jahre, ein halbes Jahr, acht Werktage', ['3.5', 'year'], ['6', 'month'], ['8', 'working day']],
    ['achtundsiebzig volle Tage', ['78', 'day']],
  ],
  shares: [['ein Drittel, sieben Zehntel, die Hälfte', ['0.333', ''], ['0.7', ''], ['0.5', '']]],
  'dates and months': [
    ['am 12. März 2021, am 28. Februar, am 3.4.2020', '2021-03-12', '--02-28', '2020-04-03'],
    ['Anfang Februar 2021, im Jahr 2020', '2021-02', ['2020', '']],
    ['am 31. Februar 2021', ['31', ''], '2021-02'],
  ],
  citations: [
    [
      'nach § 7 Abs. 2 Nr. 3 und §§ 3, 5 und 9',
      ['7', 'citation'],
      ['2', 'citation'],
      ['3', 'citation'],
      ['3', 'citation'],
      ['5', 'citation'],
      ['9', 'citation'],
    ],
    ['(1) Der Eigner', ['1', 'citation']],
  ],
  'what is no number': [['ein Boot und eine Boje; der Mai']],
});
