import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords:
    'och att som på det av för till är ett om inte har med eller skall ska får från genom enligt denna detta när vem',
};
