import { quantitiesTable } from '../quantitiesTable';

quantitiesTable('ko', {
  'amounts with units of number': [
    [
      '1천만원, 3억 5천만 원, 천만 원',
      ['10000000', 'currency KRW'],
      ['350000000', 'currency KRW'],
      ['10000000', 'currency KRW'],
    ],
    ['10,000원', ['10000', 'currency KRW']],
  ],
  periods: [
    ['3개월 이내, 세 달, 6월, 삼십일이', ['3', 'month'], ['3', 'month'], ['6', 'month'], ['30', 'day']],
    [
      '14일부터 2주, 1년 6개월, 3영업일',
      ['14', 'day'],
      ['2', 'week'],
      ['1', 'year'],
      ['6', 'month'],
      ['3', 'working day'],
    ],
    ['300명 미만, 30분 이내', ['300', 'person'], ['30', 'minute']],
  ],
  shares: [['100분의 30, 3분의 2, 연 5분', ['30', 'percent'], ['0.667', ''], ['5', 'percent']]],
  dates: [
    ['2021년 3월 12일, 2021. 3. 2., 3월 1일', '2021-03-12', '2021-03-02', '--03-01'],
    ['2021년 6월, 2020년', '2021-06', ['2020', '']],
  ],
  citations: [['제8조제1항 및 제2호', ['8', 'citation'], ['1', 'citation'], ['2', 'citation']]],
});
