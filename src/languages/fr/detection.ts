import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords:
    'le la les et à au aux du une qui dans pour par sur est sont ou ne pas ce cette il elle être peut quand quel quelle',
  isShownByOne: true,
};
