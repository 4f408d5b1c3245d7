import { writeNumber } from '../../law';
import type { Labels } from '../labels/labels';
import { named } from '../labels/words';

/** `2-2` back to the Japanese branch form: 第2条の2. */
const japanese = (number: string, unit: string): string => `第${writeNumber(number, { unit, branch: 'の' })}`;

/** `別記1` is 別記第1, for what is filed beside the tables. */
function japaneseAnnex(number: string): string {
  const [, word = '別表', own = ''] = /^(別記)?(.*)$/u.exec(number)!;
  return own === '' ? word : `${word}${japanese(own, '')}`;
}

export const labels: Labels = {
  units: {
    part: ({ number }) => ` ${japanese(number, '編')}`,
    chapter: ({ number }) => ` ${japanese(number, '章')}`,
    division: ({ number }) => ` ${japanese(number, '節')}`,
    subdivision: ({ number }) => ` ${japanese(number, '款')}`,
    article: ({ number }) => ` ${japanese(number, '条')}`,
    paragraph: ({ number }) => japanese(number, '項'),
    point: ({ number }) => japanese(number, '号'),
    item: ({ number }) => number,
    annex: ({ number }) => ` ${japaneseAnnex(number)}`,
    preamble: () => ' 前文',
    container: ({ number }) => ` ${named(number.replace(/^附則-(.+)$/u, '附則（$1）'))}`,
  },
};
