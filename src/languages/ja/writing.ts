import { kanjiNumber, writeNumber } from '../../law';
import { digitsOf, KANJI_OR_FIGURE } from '../writing/digits';
import type { Writing } from '../writing/writing';

const KANJI = '[0-9０-９〇零一二三四五六七八九十百千]';
const UNIT = '[編章節款条項号]';

export const writing: Writing = {
  placeholders: { heading: '[見出し]', text: '[本文]' },
  numbers: [
    {
      pattern: new RegExp(`${KANJI}{1,12}${UNIT}?(?:の${KANJI}{1,4}(?!${UNIT})){0,3}`, 'gu'),
      run: new RegExp(`${KANJI}+`, 'gu'),
      says: (written) => [
        written
          .replace(new RegExp(UNIT, 'gu'), '')
          .split('の')
          .map((part) => kanjiNumber(part))
          .join('-'),
      ],
      compose: (number, written) => {
        const unit = new RegExp(UNIT, 'u').exec(written)?.[0] ?? '';
        return writeNumber(number, { digits: digitsOf(written), unit, branch: 'の' });
      },
    },
  ],
  signs: { evidence: new RegExp(`(?<=第)${KANJI_OR_FIGURE}`, 'u'), otherwise: 'kanji' },
  before: '第',
  unit: UNIT,
  branch: 'の',
  insertion: { articles: 'branches' },
};
