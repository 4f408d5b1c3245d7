import { quantitiesTable } from '../quantitiesTable';

quantitiesTable('th', {
  amounts: [['สองหมื่นบาท ร้อยละสิบห้า', ['20000', 'currency THB'], ['15', 'percent']]],
  periods: [['ภายในสามสิบวัน ๖ เดือน ยี่สิบเอ็ดปี', ['30', 'day'], ['6', 'month'], ['21', 'year']]],
  'shares and dates, by the Buddhist era': [
    ['หนึ่งในสาม กึ่งหนึ่ง', ['0.333', ''], ['0.5', '']],
    ['๑๒ มีนาคม พ.ศ. ๒๕๖๔', '2021-03-12'],
  ],
  citations: [['มาตรา ๑๒', ['12', 'citation']]],
});
