import { writeNumber } from '../../law';
import type { Labels } from '../labels/labels';
import { named } from '../labels/words';

/** `5-2` back to the Korean branch form: 제5조의2. */
const korean = (number: string, unit: string): string => `제${writeNumber(number, { unit, branch: '의' })}`;

/** `4-2` is 별표 4의2, `서식-14-2` 별지 제14호의2서식: forms are filed beside tables. */
function koreanAnnex(number: string): string {
  const [, form, own] = /^(별지|서식)-?(.*)$/u.exec(number) ?? [];
  if (form === undefined) return `별표 ${writeNumber(number, { branch: '의' })}`.trimEnd();
  return own === '' ? form : `별지 ${korean(own!, '호')}서식`;
}

export const labels: Labels = {
  units: {
    part: ({ number }) => ` ${korean(number, '편')}`,
    chapter: ({ number }) => ` ${korean(number, '장')}`,
    division: ({ number }) => ` ${korean(number, '절')}`,
    subdivision: ({ number }) => ` ${korean(number, '관')}`,
    article: ({ number }) => ` ${korean(number, '조')}`,
    paragraph: ({ number }) => korean(number, '항'),
    point: ({ number }) => korean(number, '호'),
    item: ({ number }) => `${number}목`,
    annex: ({ number }) => ` ${koreanAnnex(number)}`,
    preamble: () => ' 전문',
    container: ({ number }) => ` ${named(number.replace(/^부칙-(\d+)$/u, '부칙(제$1호)'))}`,
  },
};
