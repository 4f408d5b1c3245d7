import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords: 'og som på det av til ikke har med eller skal være etter ved om må når hvem denne dette',
};
