import { quantitiesTable } from '../quantitiesTable';

quantitiesTable('ja', {
  amounts: [
    ['二万五千円、10万円、百分の三十', ['25000', 'currency JPY'], ['100000', 'currency JPY'], ['30', 'percent']],
  ],
  periods: [['三十日以内、六箇月、一年、２週間', ['30', 'day'], ['6', 'month'], ['1', 'year'], ['2', 'week']]],
  'shares and dates, by era too': [
    ['三分の二', ['0.667', '']],
    ['令和三年三月十二日、２０２１年３月１２日、令和元年', '2021-03-12', '2021-03-12', ['2019', '']],
  ],
});
