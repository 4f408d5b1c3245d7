import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords: 'og som på det af til ikke har med eller skal være efter ved om må når hvem denne dette',
};
