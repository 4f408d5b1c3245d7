import { quantitiesTable } from '../quantitiesTable';

quantitiesTable('en', {
  'amounts in figures and words': [
    ['$1,250.50, 5 euros, £5 million', ['1250.5', 'currency USD'], ['5', 'currency EUR'], ['5000000', 'currency GBP']],
    ['two hundred and fifty persons', ['250', 'person']],
    ['15 per cent and 3%', ['15', 'percent'], ['3', 'percent']],
  ],
  periods: [
    ['within thirty days or one year', ['30', 'day'], ['1', 'year']],
    ['twenty-one days, a month, six and a half hours', ['21', 'day'], ['1', 'month'], ['6.5', 'hour']],
    [
      '3 to 5 years, 10 working days, a 30-day notice',
      ['3', 'year'],
      ['5', 'year'],
      ['10', 'working day'],
      ['30', 'day'],
    ],
  ],
  shares: [['one half of it, two thirds of it, half of it', ['0.5', ''], ['0.667', ''], ['0.5', '']]],
  'dates and months': [
    ['on March 12, 2021, 12 March 2021, the 3rd of May', '2021-03-12', '2021-03-12', '--05-03'],
    ['in May 2021 and in 2020', '2021-05', ['2020', '']],
  ],
  citations: [
    [
      'sections 4 to 6, rule 3.1.2, s 12(1)',
      ['4', 'citation'],
      ['6', 'citation'],
      ['3.1.2', 'citation'],
      ['12', 'citation'],
      ['1', 'citation'],
    ],
  ],
  'what is no number': [['one of the owners may march']],
});
