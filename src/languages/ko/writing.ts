import { normaliseNumber, writeNumber } from '../../law';
import { digitsOf } from '../writing/digits';
import type { Writing } from '../writing/writing';

const UNIT = '[편장절관조항호]';

export const writing: Writing = {
  placeholders: { heading: '[제목]', text: '[본문]' },
  numbers: [
    {
      pattern:
        /(?<![0-9０-９])[0-9０-９]{1,5}(?:\s?[편장절관조항호])?(?:\s?의\s?[0-9０-９]{1,3}(?![0-9０-９]|\s?[조항호])){0,3}/gu,
      run: /[0-9０-９]+/gu,
      says: (written) => [normaliseNumber(written.replace(new RegExp(UNIT, 'gu'), ''))],
      compose: (number, written) => {
        const unit = new RegExp(`\\s?${UNIT}`, 'u').exec(written)?.[0] ?? '';
        return writeNumber(number, { digits: digitsOf(written), unit, branch: '의' });
      },
    },
  ],
  before: '제',
  unit: UNIT,
  branch: '의',
  insertion: { articles: 'branches' },
};
