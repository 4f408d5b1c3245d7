import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords: 'el los las del y al una se por para con su es lo como esta este ser sus podrá será',
  isShownByOne: true,
};
