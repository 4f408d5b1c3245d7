import type { Detection } from '../detection/detection';

/** Han without Kana, which Japanese has and whose pack comes first. */
export const detection: Detection = {
  script: { runs: 'segmented', sign: /\p{Script=Han}/u },
};
