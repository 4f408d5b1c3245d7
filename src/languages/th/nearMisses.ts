import type { NearMisses } from '../nearMisses/nearMisses';

export const nearMisses: NearMisses = {
  signs: [
    '(?:มาตรา|ม\\.)\\s?[\\d๐-๙]{1,4}',
    '(?:มาตรา|ม\\.)[\\s:.]{0,2}["“„\\[(]?\\s?(?:[\\d๐-๙lIO]{1,4}|(?:หนึ่ง|เอ็ด|ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย){1,8})',
  ],
  signStarts: 'ม',
};
