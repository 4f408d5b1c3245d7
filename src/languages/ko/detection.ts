import type { Detection } from '../detection/detection';

export const detection: Detection = {
  script: { runs: 'hangul', sign: /\p{Script=Hangul}/u },
};
