import { CLOSE, NAME, OPEN } from '../definitions/quoted';
import type { Definitions } from '../pack';

export const definitions: Definitions = {
  styles: [
    {
      // `“เรือ” หมายความว่า`, `"ท่าเรือ" ให้หมายความรวมถึง`
      sign: /หมายความ/u,
      pattern: new RegExp(`${OPEN}(${NAME}{1,80})${CLOSE}\\s{0,3}(?:ให้)?หมายความ(?:ว่า|ถึง|รวมถึง|รวมตลอดถึง)`, 'gu'),
    },
  ],
};
