import { thaiDigits, writeNumber } from '../../law';
import { digitsOf } from '../writing/digits';
import type { Writing } from '../writing/writing';

export const writing: Writing = {
  signs: { evidence: /(?<=(?:มาตรา|ข้อ)\s{0,2})[0-9๐-๙]/u, otherwise: 'thai' },
  placeholders: { heading: '[ชื่อ]', text: '[ข้อความ]' },
  numbers: [
    {
      pattern: /[0-9๐-๙]{1,5}(?:\/[0-9๐-๙]{1,3})?/gu,
      run: /[0-9๐-๙]+/gu,
      says: (written) => {
        const ascii = thaiDigits(written);
        return [ascii, ascii.replace('/', '-')];
      },
      compose: (number, written) => writeNumber(number, { digits: digitsOf(written), branch: '/' }),
    },
  ],
};
