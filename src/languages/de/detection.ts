import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords:
    'der die das und des oder in den von zu dem nach ist im für mit nicht auf werden eine sind ein sich wird durch bei einer wann wer welche kann muss',
  isShownByOne: true,
};
