import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords:
    'the of and to or be is any which for that by a not shall may this with under as must on are has it from an who what',
  isShownByOne: true,
};
