import type { Detection } from '../detection/detection';

export const detection: Detection = {
  script: { runs: 'segmented', sign: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
};
