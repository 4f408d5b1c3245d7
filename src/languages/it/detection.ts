import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords:
    'il di che è della dei delle degli nel nella nelle alla dal dalla sono gli può deve ogni cui dello nei chi quando',
};
